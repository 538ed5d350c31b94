import { ownToast } from '@portals/state/own-toast';

export const published = ownToast('success', 'Published');
export const asked = ownToast('success', 'Sent for approval');
export const scheduled = ownToast('success', 'Scheduled to publish');
export const declined = ownToast('success', 'Declined. The draft is open again');
export const withdrawn = ownToast('success', 'Withdrawn. The draft is open again');
export const discarded = ownToast('success', 'Draft discarded', 8000);
export const restored = ownToast('success', 'Draft restored');
export const savedIntoDraft = ownToast('success', 'Saved to draft');

/** Words of outcomes and judgements, for staff. */
export const OUTCOMES = { APPROVED: 'Approved', OPEN: 'Undecided', DENIED: 'Denied' } as const;
export const CERTAINTY = {
  MORE_THAN_CHANCE: 'Yes',
  CANNOT_TELL: 'Can’t tell',
  TOO_FEW: 'Too few to tell',
  SAME: 'No change',
} as const;
