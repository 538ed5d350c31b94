import { ownToast } from '@portals/state/own-toast';

// A text that the specification does not give. Its duration follows its usual toast.
export const policySent = ownToast('success', 'Privacy policy sent to {email}');

/** Above a form whose answers are kept. `changes` are sentences, or nothing where only something else moved. */
export const planOvertaken = (changes: string) =>
  [
    'This membership changed since you opened it.',
    changes,
    'Your edits are still here and nothing was sent. Review the changes, then try again.',
  ]
    .filter(Boolean)
    .join(' ');
