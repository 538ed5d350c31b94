import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Consumer consent to electronic records. Source: 15 USC 7001(c)(1). */
export function electronicRecordsSignature({
  creditor,
  membershipBrand,
  writeTo,
  supportPhone,
}: TextFacts): DocumentContent {
  return legalText('electronic-records-signature', 'Electronic records and signature consent', {
    issuer: creditor,
    sections: [
      [
        null,
        `The law asks ${creditor} and ${membershipBrand} (“we”, “us”) to give you certain information in writing. With your consent we give it to you electronically instead. Please read this before you agree.`,
      ],
      [
        'What you agree to',
        'You agree that we may provide electronically all disclosures, notices, agreements, statements, and other records of your application, your spending limit, each loan, and each membership, and that you may sign agreements by typing your name, checking a box, or pressing a button. Such a signature has the same effect as one on paper.',
        'This consent covers: application notices and credit decisions, including notices of adverse action; privacy notices; federal loan disclosures and loan agreements; payment authorizations; statements, receipts, and reminders; changes of terms; tax forms; and membership agreements and their changes. It applies to the whole relationship and not to one document only.',
      ],
      [
        'Your right to paper',
        `You do not have to agree. You may apply on paper by asking your practice or calling ${supportPhone}. At any time you may ask for a paper copy of any record, free of charge, and we mail it within 7 days to the address on file.`,
      ],
      [
        'How to withdraw your consent',
        `You may withdraw your consent at any time, without a fee, by writing to ${writeTo} or calling ${supportPhone}. From then on we send your records by mail. What was sent or signed electronically before stays valid. If you withdraw before your application is complete, we cannot finish it online and continue on paper.`,
      ],
      [
        'How to update your contact details',
        `Tell us when your email address or phone number changes, by writing to ${writeTo} or calling ${supportPhone}. If an email is returned to us as undeliverable, we send the record by mail.`,
      ],
      [
        'What you need',
        'To receive and keep electronic records you need: a device with internet access; a current version of Chrome, Safari, Firefox, or Edge with cookies and JavaScript switched on; an email address that you can open; a program that shows PDF files, which these browsers include; and storage or a printer to keep copies.',
        'If these requirements change so that you might no longer be able to open your records, we will tell you the new requirements, and you may withdraw your consent without a fee.',
      ],
      [
        'Showing that you can open records',
        'We send a code to your email address or phone and ask you to enter it. By entering it, and by opening this document, you show that you can reach the records that we will send in this way. Documents that you sign can be downloaded as PDF files in your account as long as it is open and for at least seven years after that.',
      ],
      [
        'Some notices stay on paper',
        'Where the law does not allow an electronic notice, for example for some notices of default or of the right to cure, we send it by mail even though you gave this consent.',
      ],
      [
        'Your agreement',
        'By checking the box or pressing the button you confirm that you have read this text, that you can open and keep PDF files, that your email address is correct, and that you agree to receive and sign records electronically.',
      ],
    ],
  });
}
