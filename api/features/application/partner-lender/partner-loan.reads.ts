import { statement } from '../../../db/statement';

/** What the partner lender lent to a person, the newest first. */
export const signedPartnerLoans = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('partner_loan')
    .innerJoin('application', 'application.id', 'partner_loan.application_id')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .select(['partner_loan.application_id', 'partner_loan.offer', 'partner_loan.signed_at'])
    .select(['partner_loan.account_last_four', 'practice.name as practice_name', 'practice.time_zone'])
    .where('partner_loan.borrower_id', '=', p.borrowerId)
    .where('partner_loan.status', '=', 'SIGNED')
    .orderBy('partner_loan.signed_at', 'desc'),
);

export const partnerLoanOf = statement<{ applicationId: string }>()((q, p) =>
  q.selectFrom('partner_loan').selectAll().where('application_id', '=', p.applicationId),
);
