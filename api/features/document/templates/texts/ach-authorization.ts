import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Authorization of electronic debits over the internet (NACHA WEB, 12 CFR 1005.10). */
export function achAuthorization({ creditor, membershipBrand, writeTo, supportPhone }: TextFacts): DocumentContent {
  return legalText('ach-authorization', 'ACH authorization', {
    issuer: creditor,
    sections: [
      [
        'What you authorize',
        `You authorize ${creditor} or, for a membership, ${membershipBrand} (“we”, “us”) to debit electronically the bank account that you entered or connected, and to credit it to correct an error or to refund you. The account must be a checking or savings account at a bank or credit union in the United States that is yours or that you may debit.`,
        'Single payments: when you submit a payment, you authorize one debit, for the amount and on the day that you see and confirm.',
        'Automatic payments: if you choose them, you authorize a debit on each due date until the loan or membership is paid. Each debit is for the amount you chose: the monthly payment, the payment that keeps a promotion interest-free, or an amount of your own that is at least the monthly payment. The last debit may be smaller.',
      ],
      [
        'Dates and amounts',
        'If a date falls on a weekend or bank holiday, the debit is made on the next business day, and your payment counts as made on its due date. If the amount of an automatic payment will differ from the one before, for example because a treatment was changed or a late fee was added, we tell you at least 10 days before. If you agree to a new amount less than 10 days before its debit, the agreement you sign states the amount and date instead. Any credit you receive in that time can only reduce the amount.',
      ],
      [
        'Your choice',
        'Automatic payment is not a condition of credit or of a membership. You can also make each payment yourself in your account, or pay by card.',
      ],
      [
        'How to stop',
        `You may end this authorization by writing to ${writeTo} or by calling ${supportPhone}. Please do so at least three business days before the next debit so that we can stop it. You may also stop a payment through your bank, at least three business days before it is due. Ending the authorization does not cancel what you owe.`,
      ],
      [
        'Returned payments',
        'If a debit is returned because there was not enough money or the money was not yet collected, we may submit it again up to two times within 180 days after the first attempt. We do not charge for a returned payment; your bank may. If a debit is returned for another reason, we do not submit it again, and we do not debit the account until you authorize it again.',
      ],
      [
        'Verifying your account',
        'If you connect an account, its bank confirms it before we save it. If you enter an account yourself, we check that its numbers are in a valid format, and you confirm that it is open and that you may debit it. If a debit shows that there is no such account, we do not debit it again.',
      ],
      [
        'Errors',
        'If you think a debit was wrong, tell us as soon as you can, and no later than 60 days after the statement that shows it. Federal law limits what you can lose from a transfer that you did not authorize if you tell your bank in time.',
      ],
      [
        'Your confirmation',
        'You confirm that you received this text in a form that you can keep, that the transactions comply with the law of the United States, and that the authorization stays in effect until you end it or all amounts are paid. We keep the record of it for at least two years after it ends and give you a copy if you ask.',
      ],
    ],
  });
}
