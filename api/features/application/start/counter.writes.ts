import type { Tx } from '../../../db/database';
import { statement } from '../../../db/statement';

const take = statement<{ name: string }>()((q, p) =>
  q
    .updateTable('counter')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', p.name)
    .returning('value'),
);
const begin = statement<{ name: string; value: number }>()((q, p) =>
  q
    .insertInto('counter')
    .values({ name: p.name, value: p.value })
    .onConflict((conflict) => conflict.column('name').doNothing()),
);
const highestNumber = statement<Record<string, never>>()((q) =>
  q.selectFrom('application').select((eb) => eb.fn.max<number | null>('number').as('number')),
);

/** Account numbers have ten digits; those that demos and imports bring with them lie below. */
const FIRST_ACCOUNT = 8_100_000_000;
const FIRST_APPLICATION = 10_000;

async function next(tx: Tx, name: string, first: () => Promise<number>): Promise<number> {
  const taken = await tx.first(take, { name });
  if (taken) return Number(taken.value);
  await tx.run(begin, { name, value: await first() });
  return next(tx, name, first);
}

/** The number that the next application gets: sequential, above every stored one. */
export function nextApplicationNumber(tx: Tx): Promise<number> {
  return next(tx, 'application', async () => (await tx.first(highestNumber, {}))?.number ?? FIRST_APPLICATION);
}

/** The number of the next account. */
export async function nextAccountNumber(tx: Tx): Promise<string> {
  return String(await next(tx, 'account', async () => FIRST_ACCOUNT));
}
