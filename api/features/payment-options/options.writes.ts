import { statement } from '../../db/statement';
import type { TermsRow } from '../fee-account/index';

type Terms = TermsRow & { id: string };

const values = (p: Terms) => ({
  fee_type: p.fee_type,
  provider_fee_cents: p.provider_fee_cents,
  member_fee_cents: p.member_fee_cents,
  merchant_fee: p.merchant_fee,
  saas_fee_cents: p.saas_fee_cents,
  annual_discount: p.annual_discount,
  payment_period: p.payment_period,
  enabled: p.enabled,
  payment_method: p.payment_method,
});

export const setPracticeTerms = statement<Terms>()((q, p) =>
  q
    .updateTable('practice_program')
    .set((eb) => ({ ...values(p), version: eb('version', '+', 1) }))
    .where('practice_id', '=', p.id)
    .where('version', '=', p.version),
);

export const setEnterpriseTerms = statement<Terms>()((q, p) =>
  q
    .updateTable('enterprise_program')
    .set((eb) => ({ ...values(p), version: eb('version', '+', 1) }))
    .where('enterprise_id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertEnterpriseTerms = statement<Terms>()((q, p) =>
  q.insertInto('enterprise_program').values({ enterprise_id: p.id, ...values(p), version: p.version }),
);

export const setFeesPaid = statement<{ id: string; paid: number }>()((q, p) =>
  q.updateTable('enterprise').set({ fees_paid_by_enterprise: p.paid }).where('id', '=', p.id),
);
