import { ownToast } from '@portals/state/own-toast';

export const siteAdded = ownToast('success', '{site} can now show your widgets');

// Long enough to reach for “Undo”.
export const siteRemoved = ownToast('success', '{site} removed', 8000);
export const siteRestoreFailed = ownToast('error', 'We couldn’t restore {site}. Add it again.');
export const siteListChanged = ownToast(
  'warning',
  'Someone changed the list since you opened it. You’re seeing the current list; your change wasn’t saved.',
  8000,
);
