import type { ResultOf } from '@contract/endpoint';
import type { listFeeSchedules } from '@contract/fee-schedule/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Fees = ResultOf<typeof listFeeSchedules> & { practiceId: string };
export type FeeSchedule = Fees['feeSchedules'][number];

/** The schedules of fees of the practice whose settings are open. */
export const fees = proxy<{ of: Resource<Fees> }>({ of: resource() });
