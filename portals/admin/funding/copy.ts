import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const depositSent = ownToast('success', 'Deposit {ref} sent');
