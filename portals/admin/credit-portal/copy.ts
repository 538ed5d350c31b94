import { ownToast } from '@portals/state/own-toast';

export const tableUnchanged = ownToast('info', 'Nothing has changed, so there is no new version');
export const tableOutOfArchive = ownToast('success', 'Taken out of the archive');
export const groupArchived = ownToast('success', 'Product Group archived');
