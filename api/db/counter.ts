import type { Tx } from './database';
import { statement } from './statement';

const take = statement<{ name: string; start: number }>()((q, p) =>
  q
    .insertInto('counter')
    .values({ name: p.name, value: p.start })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counter.value', '+', 1) })))
    .returning('value'),
);

/** First number of each series: above those of the demo world, with five digits. */
const START = { transaction: 70_001, cancellation_quote: 10_001 } as const;

/** The next number of a series. Its row is locked until the commit, so that two processes never give out the same one. */
export async function nextNumber(tx: Tx, series: keyof typeof START): Promise<number> {
  const row = await tx.first(take, { name: series, start: START[series] });
  if (!row) throw new Error(`No number for ${series}`);
  return Number(row.value);
}
