import { fieldWords } from '../words/field-words';
import type { ShownFile } from './borrower.store';

type Act = ShownFile['acts'][number];

const acts: Readonly<Record<Act['kind'], string>> = {
  PERSONAL_INFO: 'Personal info changed',
  PATIENT_INFO: 'Contact or patient changed',
  CREDIT_PROFILE_INFO: 'Limit changed',
  PRACTICE: 'Practice changed',
  EMAIL_VERIFIED: 'Email address verified by code',
  PHONE_VERIFIED: 'Phone number verified by code',
  ID_CHECK_ASKED: 'ID check asked for',
  LIMIT_EMAIL_SENT: 'Limit refresh offered',
  DOCUMENT_REVIEW_ASKED: 'Document review asked for',
  IDENTITY_TAKEN: 'Identity taken as proven',
  REAPPLIED: 'Application run again',
  HARDSHIP_GIVEN: 'Payments lowered for a while',
  ACTIVE_DUTY: 'Active duty recorded',
};

/** What our own staff did, in words. */
export const actWords = (kind: Act['kind']): string => acts[kind];

/** "Phone: 512 555 0100 → 512 555 0101", one for each change. */
export const changeLines = ({ changes }: Act): string[] =>
  changes.map(({ field, from, to }) => `${fieldWords(field)}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`);
