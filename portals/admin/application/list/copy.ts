import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const detailsSaved = ownToast('success', 'Details of {count} saved');
export const detailsBrokenOff = ownToast('error', 'Details of {done} of {count} saved, the rest not. {server}');
