import type { DocumentContent } from '../../rendering/document-content';
import { LATE_PAYMENT_TEXTS } from './late-payment';
import { legalText, type TextFacts } from './text-facts';

/** What a borrower is told about loans under the limit before the first one. Each loan has its own federal box. */
export function accountOpeningDisclosures({ creditor, supportPhone, supportEmail }: TextFacts): DocumentContent {
  return legalText('account-opening-disclosures', 'Account opening disclosures', {
    issuer: creditor,
    sections: [
      [
        'How this works',
        `A spending limit of ${creditor} is not open-end credit and not a credit card. Each transaction that you approve is a separate closed-end installment loan. The annual percentage rate, finance charge, amount financed, total of payments, and payment schedule of that loan are shown to you before you approve and are part of its agreement.`,
      ],
      [
        'Interest',
        'Interest is charged at the fixed yearly rate of the plan that you choose, from the day on which you approve the transaction, which is the day on which the loan begins; the money reaches your practice in the days that follow. It is computed on the unpaid principal, one twelfth of the yearly rate for each month. What you pay above the amount that is billed lowers the principal on the day on which it arrives, and the interest for that month is then calculated by days on what is left. The rate range of the plans open to you is shown with your approval.',
      ],
      [
        'Promotional plans',
        'Some plans carry a promotion: if you pay the amount of the transaction in full by the promotion end date, the interest that was charged is canceled. Interest is charged from the first day. Your required monthly payment may not be enough to pay the amount by that date; your account shows the monthly payment that is. If the amount is not paid by then, the interest stays due. The payment schedule of your loan shows whether your monthly payment stays the same or is recalculated with that interest. One late payment does not end a promotion.',
      ],
      [
        'Fees',
        'Application fee: none. Annual or monthly fee: none. Origination fee: none. Prepayment penalty: none. Fee for paying by bank transfer or card: none.',
        `Late fee: ${LATE_PAYMENT_TEXTS.en()} The fee is never charged more than once for the same payment, nor for one whose amount arrived in time, whatever earlier debt it was used for. Returned payment fee: none.`,
      ],
      [
        'Payments',
        'Payments are due monthly, on the same day of the month as the day on which the loan began, or on the last day of a shorter month. A payment counts on the day on which you submit it. You may pay from a bank account or a debit card, by hand or automatically. Automatic payment is your choice and never a condition of credit.',
        'Payments go first to interest that is due, then to principal that is due, the oldest payment first, then to late fees, then to the next payment once its statement is out. What is left lowers your principal. An amount that is enough for the next payment alone goes to it before late fees. You may pay off a loan at any time; your account shows the amount for the day you choose.',
      ],
      [
        'Changes and refunds of a treatment',
        'If your practice reduces or cancels a treatment, the loan is reduced or refunded to the same extent, and you receive the new schedule before it applies. Overpayments are returned to the account they came from.',
      ],
      [
        'Problems with your practice',
        'If a treatment was not provided as agreed, first ask your practice to solve it. You may raise against us all claims and defenses that you have against the practice, up to the amount that you have paid under the loan. Tell us, and we do not report the disputed amount as late while we look into it.',
      ],
      [
        'If you cannot pay',
        `Call ${supportPhone} or write to ${supportEmail} before the due date. We can move a due date or agree to smaller payments for a time. We will not sell your loan to a collector while you keep such an agreement.`,
      ],
    ],
  });
}
