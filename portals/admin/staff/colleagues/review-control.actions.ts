import { getReviewControl, setReviewControl } from '@contract/application/review-control-calls';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { reviewControlSaved } from './copy';
import { people } from './people.store';

/** Learns whether reviews ask for a second person. */
export async function loadReviewControl(): Promise<void> {
  await load(people.reviewControl, async (signal) => call(getReviewControl, {}, { signal }));
}

/** Asks for a second person in reviews, or asks no more. */
export async function saveReviewControl(needsDualControl: boolean, reason: string): Promise<void> {
  people.reviewControl.data = await call(setReviewControl, { body: { needsDualControl, reason } });
  toast(reviewControlSaved);
}
