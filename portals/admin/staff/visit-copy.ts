import { ownToast } from '@portals/state/own-toast';

// Texts that the specification does not give. Durations follow its usual toast.
export const visitDone = ownToast('success', '{treatment} marked as done');
export const visitMoved = ownToast('success', '{member}’s visit rescheduled');
export const visitCanceled = ownToast('success', '{member}’s visit canceled');
