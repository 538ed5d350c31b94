import { ownToast } from '@portals/state/own-toast';

export const logOutFailed = ownToast('error', 'You are still logged in. Check your connection and log out again.');
export const questionSent = ownToast('success', 'Your question was sent to {name}.', 4000);
