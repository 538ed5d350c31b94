import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const detailsSaved = ownToast('success', 'Practice saved');
export const productsSaved = ownToast('success', 'Products saved');
export const promotionJoined = ownToast('success', 'Your practice opted in');
export const promotionLeft = ownToast('success', 'Your practice opted out');
export const promotionChanged =
  'The promotion dates changed since you opened this. Review the new dates, then choose again.';
export const settingsChanged = ownToast(
  'warning',
  'Someone updated this practice since you opened it. You’re seeing the current settings; your change wasn’t saved.',
  8000,
);

/** Above a form whose answers are kept. `changes` are sentences, or nothing when they are not of the practice's details. */
export const settingsOvertaken = (changes: string) => overtaken('the practice', changes);
export const treatmentOvertaken = (changes: string) => overtaken('the treatment', changes);

const overtaken = (what: string, changes: string) =>
  [
    `Someone updated ${what} since you opened it.`,
    changes,
    'Your change wasn’t saved. Review the updates, then save again.',
  ]
    .filter(Boolean)
    .join(' ');
export const treatmentSaved = ownToast('success', '{name} saved');
export const treatmentRemoved = ownToast('success', 'Treatment removed');
