import { ownToast } from '@portals/state/own-toast';

export const profileUnchanged = ownToast('info', 'Nothing has changed, so there is no new version');
export const profileOutOfArchive = ownToast('success', 'Taken out of the archive');
export const profileInDraft = ownToast('success', 'Saved into the draft');
