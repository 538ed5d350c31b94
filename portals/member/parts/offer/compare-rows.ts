import type { Seen } from '../current';

type Plan = NonNullable<Seen['activePlan']>;
export type Treatment = Plan['treatments'][number];

export type Comparison = {
  threadId: string;
  kind: 'changed' | 'new' | 'taken-out' | 'same';
  before: Treatment | null;
  after: Treatment | null;
  /** What is another than before. */
  differs: { units: boolean; interval: boolean; price: boolean };
};

/** Two plans row by row: what is changed, new, taken out or the same. */
export function compareRows(before: Pick<Plan, 'treatments'>, after: Pick<Plan, 'treatments'>): Comparison[] {
  const rows = after.treatments.map((now): Comparison => {
    const { threadId } = now;
    const old = before.treatments.find((one) => one.threadId === threadId) ?? null;
    const differs = {
      units: old?.units !== now.units || old.area !== now.area,
      interval: old?.interval !== now.interval,
      price: old?.totalAmount !== now.totalAmount,
    };
    const isSame = !differs.units && !differs.interval && !differs.price;
    return { threadId, kind: old === null ? 'new' : isSame ? 'same' : 'changed', before: old, after: now, differs };
  });
  const gone = before.treatments.filter((old) => !after.treatments.some(({ threadId }) => threadId === old.threadId));
  const none = { units: false, interval: false, price: false };
  return [
    ...rows,
    ...gone.map(
      (old): Comparison => ({
        threadId: old.threadId,
        kind: 'taken-out',
        before: old,
        after: null,
        differs: none,
      }),
    ),
  ];
}
