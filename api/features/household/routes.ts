import type { Route } from '../../http/serve';
import { sendNoticeAgain } from './send-notice-again';

export const householdRoutes: readonly Route[] = [sendNoticeAgain];
