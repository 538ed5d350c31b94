import { ECOA_NOTICE } from './texts/application-notices-and-terms';

type Creditor = { creditor: string; postalAddress: string; supportPhone: string; supportEmail: string };

/** What the notices of actions taken and of incomplete applications say. Source: Form C-1, 12 CFR 1002.9, 15 USC 1681m(a). */
export const noticeWords = {
  title: 'Notice of action taken and statement of reasons',
  date: (day: string) => `Date: ${day}`,
  creditor: (name: string, address: string) => `Creditor: ${name}, ${address}.`,
  applicant: (name: string, number: number) => `Applicant: ${name}. Application number: ${number}.`,
  action: 'Description of the action taken',
  denied: 'Thank you for your application. We are not able to approve it at this time.',
  increaseDenied:
    'Thank you for your request. We are not able to raise your spending limit at this time. Your current limit does not change.',
  limitEnded:
    'We have ended your spending limit, as its agreement allows. You cannot finance new treatments with it. Your existing loans continue as agreed.',
  counterOffer: ({ requested, offered, usable }: { requested: string; offered: string; usable: string | null }) =>
    `You requested ${requested}. We are not able to offer you credit on the terms that you requested. We can offer you a spending limit of ${offered}${usable === null ? '' : `, of which you can use ${usable},`} instead. If you wish to accept it, sign the spending limit agreement by the date it shows.`,
  reasons: 'Principal reasons for this action',
  report: 'Consumer report',
  noReport: 'Our decision was not based on information from a consumer reporting agency.',
  basedOn:
    'Our decision was based in whole or in part on information obtained in a report from the consumer reporting agency listed below. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you.',
  rights:
    'You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. You have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.',
  score: 'Your credit score',
  aboutScore:
    'We also obtained your credit score from this consumer reporting agency and used it in making our credit decision. Your credit score is a number that reflects the information in your consumer report. Your credit score can change, depending on how the information in your consumer report changes.',
  scoreIs: ({ value, lowest, highest }: { value: number; lowest: number; highest: number }, day: string) =>
    `Your credit score: ${value}. Date: ${day}. Scores range from a low of ${lowest} to a high of ${highest}.`,
  factors: (all: string) => `Key factors that adversely affected your credit score: ${all}.`,
  askAgency: (name: string, address: string, phone: string) =>
    `If you have any questions regarding your credit score, you should contact ${name} at ${address}, ${phone}.`,
  notice: 'Notice',
  ecoa: ECOA_NOTICE,
  questions: 'Questions',
  reached: ({ creditor, postalAddress, supportPhone, supportEmail }: Creditor) =>
    `${creditor}, ${postalAddress}. Phone ${supportPhone}, email ${supportEmail}.`,
  sample: (creditor: string) => [
    `If ${creditor} (“we”) cannot approve an application, or offers less than requested, the applicant receives this notice within 30 days of the completed application. It includes:`,
    'the action taken and up to four principal reasons for it, specific to the application;',
    'the consumer reporting agency whose report we used, with its address and phone number, the right to a free copy of the report within 60 days, and the right to dispute what is wrong in it;',
    'the credit score that we used, its date, its range, and the key factors that lowered it;',
    'our name and postal address, how to reach us, and the notice below.',
  ],
  incomplete: 'Notice of incomplete application',
  needed: 'What we still need',
  howTo: 'By when, and how',
  showBy: (page: string, day: string) =>
    `Take a photo of your identity document on your application page by ${day}: ${page}`,
  sendBy: ({ email, phone, day, isRest }: { email: string; phone: string; day: string; isRest: boolean }) =>
    `Send ${isRest ? 'the rest' : 'it'} to ${email} or call ${phone} by ${day}. Include your application number.`,
  without:
    'If we do not have it by then, we cannot consider this application any further. You may apply again at any time.',
};
