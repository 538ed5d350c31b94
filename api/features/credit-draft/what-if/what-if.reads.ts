import { type RowOf, statement } from '../../../db/statement';

/** The newest replay of a draft. */
export const newestWhatIf = statement<{ draftId: string }>()((q, p) =>
  q
    .selectFrom('what_if')
    .selectAll()
    .where('draft_id', '=', p.draftId)
    .orderBy('seq', 'desc')
    .limit((eb) => eb.lit(1)),
);

export const whatIfById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('what_if').selectAll().where('id', '=', p.id),
);

export type WhatIfRow = RowOf<typeof whatIfById>;
