import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const visitDone = ownToast('success', '{treatment} was marked as done');
export const visitMoved = ownToast('success', 'The visit of {member} was moved');
