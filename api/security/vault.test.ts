import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { VaultKeys } from '../config/keys';
import { addAny } from '../test/any-message';
import { runSql } from '../test/database';
import { createTestDeps, type TestDeps } from '../test/deps';
import { createVault, type Vault } from './vault';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const seal = (subjectId: string, text: string, vault: Vault = deps.vault) =>
  deps.database.transaction((tx) => vault.seal(tx, { subjectId, kind: 'ssn', text, lastFour: text.slice(-4) }));
const rawSql = (text: string) => runSql(deps.database, text);

function keysOf(...ids: string[]): VaultKeys {
  return { currentId: ids[0] ?? '', keys: new Map(ids.map((id) => [id, keyBytes(id)])) };
}
const made = new Map<string, Buffer>();
function keyBytes(id: string): Buffer {
  const key = made.get(id) ?? randomBytes(32);
  made.set(id, key);
  return key;
}
function vaultWith(vaultKeys: VaultKeys): Vault {
  return createVault({ ...deps, vaultKeys, blindIndexKey: deps.config.blindIndexKey });
}

describe('the vault', () => {
  test('opens what it sealed and keeps the last four digits readable', async () => {
    const id = await seal('borrower-1', '900-55-0010');
    expect(await deps.vault.open(deps.database.read, id)).toBe('900-55-0010');
    const rows = await deps.database.read.query(deps.database.read.builder.selectFrom('vault').selectAll());
    expect(rows.map((row) => row.last_four)).toEqual(['0010']);
  });

  test('opens many at once, each under its own id, and none when one is missing', async () => {
    const ids = [await seal('borrower-1', '900-55-0010'), await seal('borrower-2', '900-55-0020')];
    const texts = await deps.vault.openAll(deps.database.read, [...ids, ids[0] ?? '']);
    expect(ids.map((id) => texts.get(id))).toEqual(['900-55-0010', '900-55-0020']);
    expect(await deps.vault.openAll(deps.database.read, [])).toEqual(new Map());
    await expect(deps.vault.openAll(deps.database.read, [...ids, 'nobody'])).rejects.toThrow('nobody');
  });

  test('seals the same text differently each time', async () => {
    await seal('borrower-1', '900-55-0010');
    await seal('borrower-1', '900-55-0010');
    const rows = await deps.database.read.query(deps.database.read.builder.selectFrom('vault').select('ciphertext'));
    expect(new Set(rows.map((row) => row.ciphertext)).size).toBe(2);
  });

  test.each(['ciphertext', 'wrapped_key', 'ciphertext, wrapped_key'])('refuses %s of another row', async (columns) => {
    const first = await seal('borrower-1', '900-55-0010');
    const second = await seal('borrower-2', '900-55-0020');
    for (const column of columns.split(', ')) {
      await rawSql(
        `update vault set ${column} = (select ${column} from vault where id = '${second}') where id = '${first}'`,
      );
    }
    await expect(deps.vault.open(deps.database.read, first)).rejects.toThrow();
    expect(await deps.vault.open(deps.database.read, second)).toBe('900-55-0020');
  });

  test.each([
    ['kind', "'bank-account'"],
    ['subject_id', "'borrower-9'"],
    ['ciphertext', "substr(ciphertext, 1, 20) || 'AAAA' || substr(ciphertext, 25)"],
  ])('refuses a row whose %s was changed', async (column, value) => {
    const id = await seal('borrower-1', '900-55-0010');
    await rawSql(`update vault set ${column} = ${value} where id = '${id}'`);
    await expect(deps.vault.open(deps.database.read, id)).rejects.toThrow();
  });

  test('a reveal writes who and why into the audit chain, in the same transaction', async () => {
    const id = await seal('borrower-1', '900-55-0010');
    const input = { actor: { kind: 'staff', id: 'staff-1' }, reason: 'identity dispute', requestId: 'request-1' };
    const text = await deps.database.transaction((tx) => deps.vault.reveal(tx, id, input));
    expect(text).toBe('900-55-0010');
    const rows = await deps.database.read.query(deps.database.read.builder.selectFrom('audit').selectAll());
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: 'vault.reveal', actor_id: 'staff-1', object_id: 'borrower-1' });
    expect(rows[0]?.detail).toContain('identity dispute');
    expect(rows[0]?.detail).not.toContain('0010');
  });
});

describe('key rotation', () => {
  test('a retired key still opens, a rewrap moves its rows, and then it can go', async () => {
    const before = vaultWith(keysOf('2025'));
    const id = await seal('borrower-1', '900-55-0010', before);
    const during = vaultWith(keysOf('2026', '2025'));
    expect(await during.open(deps.database.read, id)).toBe('900-55-0010');
    expect(await deps.database.transaction((tx) => during.rewrap(tx, 100))).toBe(1);
    expect(await deps.database.transaction((tx) => during.rewrap(tx, 100))).toBe(0);
    expect(await vaultWith(keysOf('2026')).open(deps.database.read, id)).toBe('900-55-0010');
    await expect(before.open(deps.database.read, id)).rejects.toThrow('2026');
  });

  test('column texts of a retired key still open', () => {
    const sealed = vaultWith(keysOf('2025')).sealText('a payload', 'outbox:1');
    expect(vaultWith(keysOf('2026', '2025')).openText(sealed, 'outbox:1')).toBe('a payload');
    expect(() => vaultWith(keysOf('2026')).openText(sealed, 'outbox:1')).toThrow();
  });

  test('column texts do not open in another place or when changed', () => {
    const sealed = deps.vault.sealText('a payload', 'outbox:1');
    expect(() => deps.vault.openText(sealed, 'outbox:2')).toThrow();
    expect(() => deps.vault.openText(`${sealed.slice(0, -3)}AAA`, 'outbox:1')).toThrow();
  });
});

describe('the blind index', () => {
  test('is equal for equal values of one kind, and different for another kind or key', () => {
    const index = deps.vault.blindIndex('ssn', '900550010');
    expect(index).toBe(deps.vault.blindIndex('ssn', '900550010'));
    expect(index).not.toBe(deps.vault.blindIndex('bank', '900550010'));
    const other = createVault({ ...deps, vaultKeys: deps.config.vaultKeys, blindIndexKey: randomBytes(32) });
    expect(other.blindIndex('ssn', '900550010')).not.toBe(index);
  });
});

test.runIf(!process.env.TEST_DATABASE_URL)('no sealed value, code or address lies readable in the files', async () => {
  const { database, vault, outbox, codes, idempotency } = deps;
  const markers: string[] = [];
  const marker = (index: number, kind: string) => {
    const text = `marker-${kind}-${index}-${randomBytes(6).toString('hex')}@secret.test`;
    markers.push(text);
    return text;
  };
  for (let index = 0; index < 250; index += 1) {
    await database.transaction(async (tx) => {
      await vault.seal(tx, { subjectId: 'b', kind: 'ssn', text: marker(index, 'vault') });
      await addAny(outbox, tx, { kind: 'deliver-mail', payload: { to: marker(index, 'outbox') } });
      await idempotency.run(tx, request(index), async () => ({ status: 200, body: { text: marker(index, 'answer') } }));
      await codes.send(tx, {
        purpose: 'borrower-login',
        channel: 'email',
        destination: marker(index, 'code'),
        subjectId: 'b',
        applicationId: null,
        practiceId: null,
        brand: 'financing',
        addressHash: `address-${index}`,
        deliver: true,
      });
    });
  }
  const files = readdirSync(database.folder).filter((name) => name.startsWith('test.sqlite'));
  expect(files).toContain('test.sqlite-wal');
  const bytes = Buffer.concat(files.map((name) => readFileSync(join(database.folder, name))));
  expect(bytes.includes('deliver-mail')).toBe(true);
  expect(markers).toHaveLength(1000);
  // All markers begin alike, so one look each for the plain and the encoded beginning finds any of them.
  expect([bytes.includes('marker-'), bytes.includes(Buffer.from('marker-xx').toString('base64').slice(0, 9))]).toEqual([
    false,
    false,
  ]);
});

function request(index: number) {
  return { principal: 'borrower:b', key: `k${index}`, route: 'r', bodyHash: 'h' };
}
