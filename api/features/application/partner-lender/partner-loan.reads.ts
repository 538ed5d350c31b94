import { statement } from '../../../db/statement';

export const partnerLoanOf = statement<{ applicationId: string }>()((q, p) =>
  q.selectFrom('partner_loan').selectAll().where('application_id', '=', p.applicationId),
);
