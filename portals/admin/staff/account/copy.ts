import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const passwordChanged = ownToast('success', 'Password changed');
