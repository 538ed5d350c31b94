import type { Route } from '../../http/serve';
import { reprocessDeferred, reprocessFailed } from './reprocess-deposit';
import { suspendFunds } from './suspend-funds';

export const fundingRoutes: readonly Route[] = [suspendFunds, reprocessFailed, reprocessDeferred];
