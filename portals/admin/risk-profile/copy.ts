import { ownToast } from '@portals/state/own-toast';

export const profileUnchanged = ownToast('info', 'No changes, so no new version');
export const profileOutOfArchive = ownToast('success', 'Restored from archive');
export const profileInDraft = ownToast('success', 'Saved to the draft');
