import type { DocumentContent } from '../../rendering/document-content';
import { LATE_PAYMENT_TEXTS } from './late-payment';
import { legalText, type TextFacts } from './text-facts';

/** What a borrower is told about loans under the limit before the first one. Each loan has its own federal box. */
export function accountOpeningDisclosures({ creditor, supportPhone, writeTo }: TextFacts): DocumentContent {
  return legalText('account-opening-disclosures', 'Account opening disclosures', {
    issuer: creditor,
    sections: [
      [
        'How this works',
        `A spending limit of ${creditor} is not open-end credit and not a credit card. Each transaction that you approve is a separate closed-end installment loan. The annual percentage rate, finance charge, amount financed, total of payments, and payment schedule of that loan are shown to you before you approve and are part of its agreement.`,
      ],
      [
        'Interest',
        'Interest is charged at the fixed yearly rate of the plan you choose. It starts on the day you approve the transaction, which is the day the loan begins. The money reaches your practice in the days that follow. Interest is calculated on the unpaid principal: one twelfth of the yearly rate for each month. Anything you pay above the billed amount lowers the principal on the day it arrives, and the interest for that month is then calculated by days on what is left. Your approval shows the range of rates of the plans open to you.',
      ],
      [
        'Promotional plans',
        'Some plans carry a promotion: if you pay the amount of the transaction in full by the promotion end date, the interest that was charged is canceled. Interest is charged from the first day. Your required monthly payment may not be enough to pay the amount by that date; your account shows the monthly payment that is enough. If the amount is not paid by then, you owe the interest. The payment schedule of your loan shows whether your monthly payment stays the same or is recalculated with that interest. One late payment does not end a promotion.',
      ],
      [
        'Fees',
        'Application fee: none. Annual or monthly fee: none. Origination fee: none. Prepayment penalty: none. Fee for paying by bank transfer or card: none.',
        `Late fee: ${LATE_PAYMENT_TEXTS.en()} We never charge the fee more than once for the same payment, or for a payment whose amount arrived in time, even if it was applied to an earlier debt. Returned payment fee: none.`,
      ],
      [
        'Payments',
        'Payments are due each month on the day of the month the loan began, or on the last day of a shorter month. A payment counts on the day you submit it. You may pay from a bank account or a debit card. You can make each payment yourself or pay automatically. Automatic payment is your choice and never a condition of credit.',
        'We apply payments first to interest that is due, then to principal that is due, the oldest payment first, then to late fees, then to the next payment once its statement is out. Anything left lowers your principal. An amount that is enough only for the next payment is applied to it before late fees. You may pay off a loan at any time; your account shows the amount for the day you choose.',
      ],
      [
        'Changes and refunds of a treatment',
        'If your practice reduces or cancels a treatment, the loan is reduced or refunded to the same extent, and you receive the new schedule before it applies. Overpayments are returned to the account they came from.',
      ],
      [
        'Problems with your practice',
        'If a treatment was not provided as agreed, first ask your practice to solve it. You may raise against us all claims and defenses that you have against the practice, up to the amount you have paid under the loan. Tell us. We will not report the disputed amount as late while we look into it.',
      ],
      [
        'If you cannot pay',
        `Call ${supportPhone} or write to ${writeTo} before the due date. We can move a due date or agree to smaller payments for a time. We will not sell your loan to a collector while you keep such an agreement.`,
      ],
    ],
  });
}
