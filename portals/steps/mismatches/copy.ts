import type { MismatchField } from '@domain/enums';

export const copy = {
  title: 'Check these answers',
  ask: (count: number) => (count === 1 ? 'One answer needs another look' : `${count} answers need another look`),
  why: (count: number) =>
    count === 1
      ? 'It doesn’t match your credit file. A typo or an old address can cause this. Correct it, and we’ll decide again.'
      : 'They don’t match your credit file. A typo or an old address can cause this. Correct them, and we’ll decide again.',
  head: {
    ssn: 'Social Security number',
    address: 'Home address',
    name: 'Legal name',
    dateOfBirth: 'Date of birth',
  } satisfies Record<MismatchField, string>,
  ssn: 'Your full Social Security number',
  ssnHint: 'All 9 digits. We keep them encrypted and never show them in your account or to your practice.',
  ssnNeeded: 'Enter all 9 digits of your Social Security number',
  seen: 'Reviewed',
  open: 'Not reviewed yet',
  send: 'Send my corrections',
  sending: 'Sending',
  tried: (count: number, tries: number) =>
    count === 1
      ? `This answer still doesn’t match after ${tries} tries. We can review it with you.`
      : `These answers still don’t match after ${tries} tries. We can review them with you.`,
  help: 'Get help',
  failed: (count: number) =>
    count === 1
      ? 'This answer still doesn’t match. Check it once more.'
      : 'These answers still don’t match. Check them once more.',
  ssnAgain:
    'That number doesn’t match either. Enter all 9 digits again. We keep them encrypted and never show them in your account or to your practice.',
} as const;
