import type { MismatchField } from '@domain/enums';

export const copy = {
  title: 'Check these answers',
  ask: (count: number) => (count === 1 ? 'One answer needs another look' : `${count} answers need another look`),
  why: (count: number) =>
    count === 1
      ? 'It doesn’t match your credit file. A typing slip or an old address is enough. Correct it and we decide again.'
      : 'They don’t match your credit file. A typing slip or an old address is enough. Correct them and we decide again.',
  head: {
    ssn: 'Social Security number',
    address: 'Home address',
    name: 'Legal name',
    dateOfBirth: 'Date of birth',
  } satisfies Record<MismatchField, string>,
  ssn: 'Your full Social Security number',
  ssnHint: 'All 9 digits. We keep them encrypted and never show them in your account or to your practice.',
  ssnNeeded: 'Enter all 9 digits of your Social Security number',
  seen: 'Looked at',
  open: 'Not looked at yet',
  send: 'Send my corrections',
  sending: 'Sending',
  tried: (count: number, tries: number) =>
    count === 1
      ? `This answer still doesn’t match after ${tries} tries. We can look at it with you.`
      : `These answers still don’t match after ${tries} tries. We can look at them with you.`,
  help: 'Get help',
  failed: (count: number) =>
    count === 1
      ? 'This answer still doesn’t match. Check it once more.'
      : 'These answers still don’t match. Check them once more.',
  ssnAgain:
    'That number doesn’t match either, so type all 9 digits again. We keep them encrypted and never show them in your account or to your practice.',
} as const;
