import { fieldWords } from '../words/field-words';
import type { ShownFile } from './borrower.store';

type Act = ShownFile['acts'][number];

const acts: Readonly<Record<Act['kind'], string>> = {
  PERSONAL_INFO: 'Personal info changed',
  PATIENT_INFO: 'Contact info or patient changed',
  CREDIT_PROFILE_INFO: 'Limit changed',
  PRACTICE: 'Practice changed',
  EMAIL_VERIFIED: 'Email address verified',
  PHONE_VERIFIED: 'Phone number verified',
  ID_CHECK_ASKED: 'ID check requested',
  LIMIT_EMAIL_SENT: 'Limit refresh offered',
  DOCUMENT_REVIEW_ASKED: 'Document review requested',
  IDENTITY_TAKEN: 'Identity confirmed manually',
  REAPPLIED: 'Application rerun',
  HARDSHIP_GIVEN: 'Hardship plan started',
  ACTIVE_DUTY: 'Active duty recorded',
  FEES_WAIVED: 'Late fees waived',
  GOODWILL_GIVEN: 'Goodwill credit given',
  AUTOPAY_ENDED: 'Autopay turned off at their request',
  DISPUTE_OPENED: 'Dispute opened at their request',
  PHONE_PAYMENT: 'Payment taken by phone, after reading the authorization',
};

/** What our own staff did, in words. */
export const actWords = (kind: Act['kind']): string => acts[kind];

/** "Phone: 512 555 0100 → 512 555 0101", one for each change. */
export const changeLines = ({ changes }: Act): string[] =>
  changes.map(({ field, from, to }) => `${fieldWords(field)}: ${from ?? 'none'} → ${to ?? 'none'}`);
