import type { Deps } from './deps';
import { payloadContext } from './jobs/outbox';
import { factorContext } from './security/factor-context';
import { DEMO_ADMIN, DEMO_SEEDED } from './seed/seed-marker';
import { anyFactor, factByName, keepFact, oldestMessage, sealedUnderNext, staffByEmail } from './start-faults.reads';

const CHECK = 'keys_check';
/** Any text; what matters is that the keys which sealed it open it. */
const CHECK_TEXT = 'opened';

type Part = Pick<Deps, 'config' | 'database' | 'vault'>;

/**
 * What keeps a process from starting in production on the database that it finds, one sentence per fault: people who log in with
 * a password that everybody knows, and keys that do not open what is sealed there, with which every person's file would be lost
 * from the first request on.
 */
export async function startFaults(deps: Part): Promise<string[]> {
  if (!deps.config.production) return [];
  return [...(await demoFaults(deps)), ...(await keyFaults(deps))];
}

async function demoFaults({ database: { read } }: Part): Promise<string[]> {
  const isDemo = (await read.first(factByName, { name: DEMO_SEEDED })) ?? (await read.first(staffByEmail, DEMO_ADMIN));
  return isDemo
    ? ['The database holds the demo world, whose passwords are known. Production needs one of its own.']
    : [];
}

/** True when the keys open what is sealed, as far as one of each kind and key tells. */
export async function doKeysFit(deps: Pick<Deps, 'database' | 'vault'>): Promise<boolean> {
  return (await keyFaults(deps)).length === 0;
}

async function keyFaults({ database: { read }, vault }: Pick<Deps, 'database' | 'vault'>): Promise<string[]> {
  const faults = new Set<string>();
  const tries = (open: () => Promise<unknown> | unknown, fault: string) =>
    Promise.resolve()
      .then(open)
      .catch(() => faults.add(fault));
  for (let row = await read.first(sealedUnderNext, { after: '' }); row; ) {
    const { id, key_id: after } = row;
    await tries(() => vault.open(read, id), `PF_VAULT_KEYS does not open what was sealed under the key ${after}.`);
    row = await read.first(sealedUnderNext, { after });
  }
  const [factor, message, check] = [
    await read.first(anyFactor, {}),
    await read.first(oldestMessage, {}),
    await read.first(factByName, { name: CHECK }),
  ];
  const sealed = 'PF_VAULT_KEYS does not open what is sealed in the database.';
  if (factor) await tries(() => vault.openText(factor.secret, factorContext(factor.staff_id)), sealed);
  if (message) await tries(() => vault.openText(message.payload, payloadContext(message.id)), sealed);
  if (check) {
    const [index, text = ''] = check.value.split(' ');
    await tries(() => vault.openText(text, CHECK), sealed);
    if (index !== vault.blindIndex(CHECK, CHECK_TEXT))
      faults.add('PF_BLIND_INDEX_KEY is another one than that by which people are found in the database.');
  }
  return [...faults];
}

/** Keeps what the next start tries its keys on, under the keys of this one. */
export async function keepKeyCheck({ database, vault }: Pick<Deps, 'database' | 'vault'>): Promise<void> {
  const value = `${vault.blindIndex(CHECK, CHECK_TEXT)} ${vault.sealText(CHECK_TEXT, CHECK)}`;
  await database.transaction((tx) => tx.run(keepFact, { name: CHECK, value }));
}
