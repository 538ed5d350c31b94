import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';
import type { FeeAccountTable } from '../../db/tables/membership';

/** Who pays invoices of memberships. */
export type FeePayer = { kind: FeeAccountTable['owner_kind']; id: string };

export const accountsOf = statement<FeePayer>()((q, p) =>
  q
    .selectFrom('fee_account')
    .selectAll()
    .where('owner_kind', '=', p.kind)
    .where('owner_id', '=', p.id)
    .where('replaced_at', 'is', null)
    .orderBy('kind'),
);
export type FeeAccountRow = RowOf<typeof accountsOf>;

export const accountById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('fee_account').selectAll().where('id', '=', p.id),
);

const program = [
  'fee_type',
  'provider_fee_cents',
  'member_fee_cents',
  'merchant_fee',
  'saas_fee_cents',
  'annual_discount',
  'payment_period',
  'enabled',
  'payment_method',
  'version',
] as const;

export const enterpriseTerms = statement<{ id: string }>()((q, p) =>
  q.selectFrom('enterprise_program').select(program).where('enterprise_id', '=', p.id),
);

export const practiceTerms = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice_program').select(program).where('practice_id', '=', p.id),
);
export type TermsRow = RowOf<typeof practiceTerms>;

/** An enterprise, taken until the transaction ends: its options change one after the other. */
export const takenEnterprise = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(
    q.selectFrom('enterprise').select(['id', 'name', 'fees_paid_by_enterprise']).where('id', '=', p.id),
    dialect,
  ),
);
export const enterpriseFacts = statement<{ id: string }>()((q, p) =>
  q.selectFrom('enterprise').select(['id', 'name', 'fees_paid_by_enterprise']).where('id', '=', p.id),
);
