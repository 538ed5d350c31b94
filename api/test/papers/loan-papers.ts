import { civilDate } from '@domain/calendar/civil-date';
import { aLoan } from '@domain/loan/testing/a-loan';
import { cents } from '@domain/money/cents';
import type { Config } from '../../config/config';
import { reachOf } from '../../features/document/index';
import { adverseActionNoticeContent } from '../../features/document/templates/adverse-action-notice';
import { creditLineAgreementContent } from '../../features/document/templates/credit-line-agreement';
import { creditScoreDisclosureContent } from '../../features/document/templates/credit-score-disclosure';
import { incompleteNoticeContent } from '../../features/document/templates/incomplete-notice';
import { loanAgreementContent } from '../../features/document/templates/loan-agreement';
import { partnerLoanAgreementContent, partnerPayments } from '../../features/document/templates/partner-loan-agreement';
import { spouseNoticeContent } from '../../features/document/templates/spouse-notice';
import { dueDateContent } from '../../features/servicing/billing/due-date-content';
import { statementContent } from '../../features/servicing/billing/statement-content';
import { cureNoticeContent } from '../../features/servicing/delinquency/cure-notice-content';
import { hardshipContent } from '../../features/servicing/hardship/hardship-content';
import type { LoanRow } from '../../features/servicing/loan.reads';
import { receiptContent } from '../../features/servicing/payments/receipt';
import { refundContent } from '../../features/servicing/refund/refund-content';
import { given, type Papers } from './given';
import type { Named } from './named';

const ON = civilDate('2026-03-16');
const LATER = civilDate('2026-04-16');
const agency = { name: 'Sample Bureau', address: '1 Main Street, Dover, DE 19901', phone: '(800) 555-0199' };
const score = { value: 548, lowest: 300, highest: 850, asOf: ON, keyFactors: ['One.', 'Two.'], higherThanPercent: 41 };
const offer = {
  amountCents: cents(300_000),
  aprBps: 1_999,
  termMonths: 24,
  firstDueOn: LATER,
  paymentCents: cents(15_267),
  lastPaymentCents: cents(15_261),
  financeChargeCents: cents(66_402),
  totalOfPaymentsCents: cents(366_402),
  offeredUntil: civilDate('2026-04-01'),
};

/** What a borrower signs or is sent before a loan and at its beginning, by the file that writes it. */
export function agreementPapers({ first, last, practice, state, language }: Named, config: Config): Papers {
  const { name: creditor, postalAddress, supportEmail, supportPhone } = config.brandFinancing;
  const borrowerName = `${first} ${last}`;
  const somebody = {
    creditor,
    postalAddress,
    supportEmail,
    ...reachOf(config.brandFinancing),
    language,
    borrowerName,
    applicationNumber: 41_007,
    noticeOn: ON,
  };
  const of = { practiceName: practice, practiceState: state, borrowerState: state, transactionNumber: 7 };
  const promotion = { promoTermMonths: 12, promoMethod: 'DEFERRED_DECLINING' } as const;
  return {
    'document/templates/adverse-action-notice.ts': [
      adverseActionNoticeContent({
        ...somebody,
        action: { kind: 'DENIED' },
        reasons: ['DELINQUENT_OTHERS', 'INQUIRIES'],
        agency,
        score,
      }),
    ],
    'document/templates/credit-score-disclosure.ts': [creditScoreDisclosureContent({ ...somebody, agency, score })],
    'document/templates/incomplete-notice.ts': [
      incompleteNoticeContent({
        ...somebody,
        answerBy: LATER,
        photoPage: 'https://app.example.test/v2/bright-smile/apply',
        needs: ['Proof of income'],
      }),
    ],
    'document/templates/credit-line-agreement.ts': [
      creditLineAgreementContent({
        ...somebody,
        ...of,
        approvedLineCents: cents(650_000),
        approvedOn: ON,
        expiresOn: LATER,
        aprRange: { lowestPercent: 9.99, highestPercent: 21.99 },
      }),
    ],
    'document/templates/loan-agreement.ts': [
      loanAgreementContent({ ...somebody, ...of, plan: aLoan().plan }),
      loanAgreementContent({ ...somebody, ...of, plan: aLoan(promotion).plan }),
    ],
    'document/templates/partner-loan-agreement.ts': [
      partnerLoanAgreementContent({
        ...somebody,
        ...of,
        offer,
        signedOn: ON,
        lender: `${practice} Bank`,
        platform: creditor,
      }),
    ],
    'document/templates/spouse-notice.ts': [
      spouseNoticeContent({
        sender: { name: creditor, postalAddress, supportEmail, supportPhone },
        lender: null,
        borrowerName,
        practiceName: practice,
        agreedOn: ON,
        amountFinancedCents: cents(300_000),
        payments: partnerPayments(offer),
      }),
    ],
  };
}

const equal = { count: 12, amountCents: cents(9_950), fromOn: ON, toOn: LATER };
const dates = { from: ON, to: LATER, lastFrom: ON, lastTo: LATER, agreedFrom: LATER };
const statement = {
  ...{
    number: 3,
    from: ON,
    on: LATER,
    previousCents: cents(500_000),
    purchaseCents: cents(0),
    interestCents: cents(2_000),
  },
  ...{
    feesCents: cents(500),
    paymentsCents: cents(15_000),
    refundCents: cents(0),
    purchaseLeftCents: cents(0),
    otherCents: 0,
  },
  ...{
    balanceCents: cents(487_500),
    isClosed: false,
    dueOn: LATER,
    minimumDueCents: cents(15_500),
    pastDueCents: cents(500),
  },
  ...{ moved: [], yearInterestCents: cents(6_000), yearFeesCents: cents(500), yearBefore: null },
  payMore: { extraCents: cents(2_500), interestSavedCents: cents(30_000), monthsSaved: 5 },
};

/** What a borrower is sent while a loan runs. */
export function servicingPapers({ first, last, practice, language }: Named, config: Config): Papers {
  const row = given<LoanRow>({
    first_name: first,
    last_name: last,
    practice_name: practice,
    number: 7,
    language,
    states: '',
  });
  const payment = given<Parameters<typeof receiptContent>[0]>({
    ...{ id: '01JZ', scheduled_on: ON, submitted_on: ON, amount_cents: 15_000, event_id: null },
    ...{ method_name: 'Bank Ōtautahi & Łódź', method_last_four: '4242' },
  });
  const debit = { amountCents: cents(15_500), debitOn: LATER };
  return {
    'servicing/billing/statement-content.ts': [
      statementContent(
        { statement, corrected: null, row, promo: null, atMinimumCents: null, debit, duty: null, isPaused: false },
        config,
      ),
    ],
    'servicing/billing/due-date-content.ts': [
      dueDateContent(
        given({
          row,
          promo: given({ status: 'OPEN', payoffCents: cents(420_000), endsOn: LATER }),
          told: given({
            ...dates,
            paymentBeforeCents: cents(9_900),
            paymentCents: cents(9_950),
            interestCents: cents(50),
            feesCents: cents(0),
            movesPromo: false,
          }),
        }),
        config,
      ),
    ],
    'servicing/payments/receipt.ts': [receiptContent(payment, given({ row, events: [] }), config)],
    'servicing/refund/refund-content.ts': [
      refundContent(
        given({
          row,
          promo: given({ status: 'OPEN', payoffCents: cents(200_000), endsOn: LATER }),
          told: given({
            ...{ change: { type: 'MODIFIED' }, amountBeforeCents: cents(300_000), amountAfterCents: cents(200_000) },
            ...{ paymentsBefore: [equal], paymentsAfter: [equal], feesCents: cents(500), lateAfterCents: cents(0) },
            ...{ toPatientCents: cents(100), chargedOff: null },
          }),
        }),
        config,
      ),
    ],
    'servicing/delinquency/cure-notice-content.ts': [
      cureNoticeContent(
        {
          cure: {
            number: 2,
            missedCents: cents(9_900),
            feesCents: cents(500),
            amountCents: cents(10_400),
            cureBy: LATER,
          },
          on: ON,
        },
        row,
        config,
      ),
    ],
    'servicing/hardship/hardship-content.ts': [
      hardshipContent(
        given({
          ...{ ...dates, change: { months: 3 }, paymentBeforeCents: cents(9_900), paymentCents: cents(4_950) },
          ...{ firstCents: cents(4_950), interestCents: cents(700), lateCents: cents(9_900), lateSince: ON },
          ...{ openFeesCents: cents(500), feesCents: cents(0), paymentsBefore: 12, payments: 15 },
        }),
        row,
        config,
      ),
    ],
  };
}
