import { statement } from '../db/statement';
import type { Deps } from '../deps';
import { DEMO_PASSWORD, seedFoundation } from './seed-foundation';
import { DEMO_SEEDED } from './seed-marker';
import { seedWorld } from './seed-world';

const marker = statement<{ name: string }>()((q, p) => q.selectFrom('meta').select('value').where('name', '=', p.name));
const mark = statement<{ name: string; value: string }>()((q, p) =>
  q.insertInto('meta').values({ name: p.name, value: p.value }),
);

/** Fills an empty database with the demo world, once, in one transaction: a kill leaves either nothing or all of it. */
export function seedDemo(deps: Deps): Promise<boolean> {
  return deps.database.alone(() => seedOnce(deps));
}

async function seedOnce(deps: Deps): Promise<boolean> {
  if (await deps.database.read.first(marker, { name: DEMO_SEEDED })) return false;
  const passwordHash = await deps.passwords.hash(DEMO_PASSWORD);
  await deps.database.transaction(async (tx) => {
    await seedFoundation(tx, deps, passwordHash);
    if (deps.config.seedPeople) await seedWorld(tx, deps);
    await tx.run(mark, { name: DEMO_SEEDED, value: deps.clock.now() });
  });
  return true;
}
