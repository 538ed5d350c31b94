import { statement } from '../../../db/statement';

/** Signed loans that nobody has asked about the money of. */
export const loansToPayOut = statement<{ limit: number }>()((q, p) =>
  q
    .selectFrom('partner_loan')
    .innerJoin('application', 'application.id', 'partner_loan.application_id')
    .leftJoin('partner_payout', 'partner_payout.application_id', 'partner_loan.application_id')
    .select(['partner_loan.application_id', 'partner_loan.offer', 'application.practice_id'])
    .where('partner_loan.status', '=', 'SIGNED')
    .where('partner_payout.application_id', 'is', null)
    .orderBy('partner_loan.application_id')
    .limit(p.limit),
);

export const payoutsToAsk = statement<{ now: string; limit: number }>()((q, p) =>
  q
    .selectFrom('partner_payout')
    .innerJoin('partner_loan', 'partner_loan.application_id', 'partner_payout.application_id')
    .select(['partner_payout.application_id', 'partner_loan.reference'])
    .where('partner_payout.ask_at', 'is not', null)
    .where('partner_payout.ask_at', '<=', p.now)
    .orderBy('partner_payout.ask_at')
    .orderBy('partner_payout.application_id')
    .limit(p.limit),
);

export const payoutOf = statement<{ applicationId: string }>()((q, p) =>
  q.selectFrom('partner_payout').selectAll().where('application_id', '=', p.applicationId),
);

/** The practice that is paid, and the number of its application, as mails name it. */
export const paidPractice = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .select(['practice.email', 'application.number'])
    .where('application.id', '=', p.applicationId),
);
