import { ownToast } from '@portals/state/own-toast';

export const logOutFailed = ownToast('error', 'You’re still logged in. Check your connection, then log out again.');
export const questionSent = ownToast('success', 'Question sent to {name}.', 4000);
