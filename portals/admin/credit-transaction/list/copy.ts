import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const transactionsTagged = ownToast('success', '{count} tagged');
export const documentsSaved = ownToast('success', '{file} saved, {count}');
