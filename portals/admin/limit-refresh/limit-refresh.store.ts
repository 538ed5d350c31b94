import type { getLimitRefreshInfo } from '@contract/borrower-file/limit-refresh-calls';
import type { ResultOf } from '@contract/endpoint';
import { resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type LimitRefreshInfo = ResultOf<typeof getLimitRefreshInfo>;

/** What is known of runs, and of whom the next one would tell. */
export const limitRefresh = proxy({ info: resource<LimitRefreshInfo>() });
