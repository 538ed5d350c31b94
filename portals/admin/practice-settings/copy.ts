import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const detailsSaved = ownToast('success', 'The practice was saved');
export const productsSaved = ownToast('success', 'The products were saved');
export const promotionJoined = ownToast('success', 'Your practice takes part');
export const promotionLeft = ownToast('success', 'Your practice no longer takes part');
export const promotionChanged =
  'The promotion was changed meanwhile. Its current days are shown now: look at them, and choose again.';
export const settingsChanged = ownToast(
  'warning',
  'Somebody changed the practice meanwhile. These are its current settings; your change was not made.',
  8000,
);

/** Above a form whose answers are kept. `changes` are sentences, or nothing when they are not of the practice's details. */
export const settingsOvertaken = (changes: string) => overtaken('the practice', changes);
export const treatmentOvertaken = (changes: string) => overtaken('the treatment', changes);

const overtaken = (what: string, changes: string) =>
  [`Somebody changed ${what} meanwhile.`, changes, 'Your change was not made; save again to make it on top.']
    .filter(Boolean)
    .join(' ');
export const treatmentSaved = ownToast('success', '{name} was saved');
export const treatmentRemoved = ownToast('success', 'The treatment was removed');
