import { finishApplication } from '@contract/calls/application';
import { decideApplicationReview } from '@contract/calls/application-review';
import { expect } from 'vitest';
import type { Story } from './story';

/** One application in review, approved, denied and asked for more at once: one of them decides. */
const review: Story = async (world) => {
  const who = await world.applicant('0012');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const token = await world.staffSession('admin@demo.test');
  const bodies = [{ action: 'APPROVE' }, { action: 'DENY', reasons: ['INQUIRIES'] }] as const;
  return {
    send: (index) =>
      world.call(
        decideApplicationReview,
        { params: { applicationId: who.applicationId }, body: { ...bodies[index % 2] } as (typeof bodies)[0] },
        { token, headers: { 'idempotency-key': `review-${who.applicationId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      // The decision of the rules and the one of the person.
      expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(2);
    },
  };
};

/** By the id of the call. */
export const staffStories: Record<string, Story> = { decideApplicationReview: review };
