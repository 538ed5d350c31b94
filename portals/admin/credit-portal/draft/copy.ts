import { ownToast } from '@portals/state/own-toast';

export const published = ownToast('success', 'Published');
export const asked = ownToast('success', 'Asked a second person to publish');
export const scheduled = ownToast('success', 'It is published on its day');
export const declined = ownToast('success', 'Turned down. The draft is open again');
export const withdrawn = ownToast('success', 'Taken back. The draft is open again');
export const discarded = ownToast('success', 'Draft discarded', 8000);
export const restored = ownToast('success', 'The draft is back');
export const savedIntoDraft = ownToast('success', 'Saved into the draft');

/** Words of outcomes and judgements, for staff. */
export const OUTCOMES = { APPROVED: 'Approved', OPEN: 'Open', DENIED: 'Denied' } as const;
export const CERTAINTY = {
  MORE_THAN_CHANCE: 'Yes',
  CANNOT_TELL: 'Can’t tell',
  TOO_FEW: 'Too few to tell',
  SAME: 'No change',
} as const;
