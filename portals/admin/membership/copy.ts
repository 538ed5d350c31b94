import { ownToast } from '@portals/state/own-toast';

// A text that the specification does not give. Its duration follows its usual toast.
export const policySent = ownToast('success', 'The privacy policy was sent to {email}');

/** Above a form whose answers are kept. `changes` are sentences, or nothing where only something else moved. */
export const planOvertaken = (changes: string) =>
  [
    'Somebody changed this membership meanwhile.',
    changes,
    'Nothing was sent, and what you typed is kept; press again to do it on top.',
  ]
    .filter(Boolean)
    .join(' ');
