import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Written instructions for a soft inquiry (15 USC 1681b(a)(2)) and for the checks around an application. */
export function consentAndAuthorization({ creditor, writeTo, supportPhone }: TextFacts): DocumentContent {
  return legalText('consent-and-authorization', 'Consent and authorization', {
    issuer: creditor,
    sections: [
      [
        'Permission to obtain your credit report',
        `You give ${creditor} (“we”, “us”) your written instructions under the Fair Credit Reporting Act to obtain your consumer report and credit score from one or more consumer reporting agencies. We use them to decide about your application, to find the amount and plans that we can offer you, and to prevent fraud.`,
        'This is a soft inquiry. It is visible to you, is not shown to other lenders, and does not change your credit score. We make no hard inquiry when you apply or when you approve a transaction.',
        'If you are approved, you also permit us to obtain reports later, for as long as your spending limit or a loan is open, to review your account, to answer your request for a higher limit, or to collect a loan that is past due. These are soft inquiries as well.',
      ],
      [
        'Permission to verify who you are',
        'Federal law requires us to obtain, verify, and record information that identifies each person who opens an account. We ask for your name, address, date of birth, and Social Security number, and may ask questions that only you can answer or ask for a photo of your identity document and of your face.',
        'You permit us and the services that we use for this purpose to compare the information you give us with public records, consumer reporting agency files, and fraud-prevention databases. You may decline a face photo and ask to be verified another way.',
      ],
      [
        'Permission to verify income and bank account',
        'You permit us to verify the income that you state and, if you connect a bank account, to read its ownership, account and routing number, balance, and, where you agree to it separately, its transactions. We do not store your bank log-in.',
      ],
      [
        'What your practice learns',
        'You permit us to tell the practice where you applied: your name, contact details, address, and date of birth; the amount that you request; what you tell us about the patient and, where we ask, your spouse; whether your application is incomplete, in review, approved, or declined; your spending limit; and the transactions with it. We never give your practice your credit report, your score, your income, any digit of your Social Security number, or the reasons for a decision.',
        'You permit the practice to give us your contact details, the amount and date of your treatment, and changes to it. We do not ask for medical information and never use it in a credit decision.',
      ],
      [
        'Reporting',
        'We may report information about your loans to consumer reporting agencies. Late payments, missed payments, or other defaults on your loans may be reflected in your credit report. You may dispute what we report in writing at the address below, and we will investigate within 30 days.',
      ],
      [
        'Your statements',
        'You confirm that the information in your application is true and complete, that you apply for yourself, and that no bankruptcy case of yours is open unless you have told us so. Knowingly making a false statement to obtain credit may be a crime.',
        'You need not count alimony, child support, or separate maintenance as income if you do not want them to be considered.',
      ],
      [
        'How long this lasts',
        `This authorization is valid until we have decided about your application and, if you are approved, until your spending limit has ended and your loans are repaid. You may withdraw it for future reports at any time by writing to ${writeTo} or calling ${supportPhone}. We then decide with what we have. A loan you already have continues.`,
      ],
    ],
  });
}
