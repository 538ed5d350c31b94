import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const transactionsTagged = ownToast('success', 'Tagged {count}');
export const documentsSaved = ownToast('success', 'Saved {file} ({count})');
