import { ownToast } from '@portals/state/own-toast';

export const tableUnchanged = ownToast('info', 'No changes to save');
export const tableOutOfArchive = ownToast('success', 'Restored from archive');
export const groupArchived = ownToast('success', 'Product Group archived');
