import { type RowOf, statement } from '../../db/statement';

export const signedCopyOfPlan = statement<{ planId: string }>()((q, p) =>
  q.selectFrom('signed_plan_agreement').selectAll().where('plan_id', '=', p.planId),
);

export const signedCopyById = statement<{ id: string; practiceId: string }>()((q, p) =>
  q.selectFrom('signed_plan_agreement').selectAll().where('id', '=', p.id).where('practice_id', '=', p.practiceId),
);
export type SignedCopyRow = RowOf<typeof signedCopyOfPlan>;

export const personOfAgreement = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'email', 'phone', 'email_verified_at', 'phone_verified_at'])
    .where('id', '=', p.id),
);
