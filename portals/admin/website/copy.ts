import { ownToast } from '@portals/state/own-toast';

export const siteAdded = ownToast('success', '{site} may show your widgets now');

// Long enough to reach for “Undo”.
export const siteRemoved = ownToast('success', '{site} was removed', 8000);
export const siteRestoreFailed = ownToast('error', '{site} could not be put back. Add it again.');
export const siteListChanged = ownToast(
  'warning',
  'Somebody changed the list meanwhile. This is the current one; your change was not made.',
  8000,
);
