import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const detailsSaved = ownToast('success', 'Saved the details of {count}');
export const detailsBrokenOff = ownToast('error', 'Saved {done} of {count}. {server}');
