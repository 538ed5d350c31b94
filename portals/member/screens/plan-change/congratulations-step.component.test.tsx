import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Membership, member } from '../../stores/member.store';
import { planChange } from '../../stores/plan-change.store';
import { aMembership, aPlan } from '../../test/builders';
import { CongratulationsStep } from './congratulations-step';

afterEach(endSession);

function open(given: Partial<Membership>): void {
  startSession('t', 'member');
  const running = { status: 'ACTIVE', activePlan: aPlan({ status: 'ACTIVE' }), requestedPlan: null } as const;
  member.memberships.data = [
    aMembership({ ...running, nextPaymentDate: '2026-09-21', nextPaymentAmount: 169.14, ...given }),
  ];
  planChange.details.data = { membershipId: 'm1', practiceName: 'Harbor Med Spa' } as never;
  planChange.outcome = 'accepted';
  draw(<CongratulationsStep />);
}

test('who accepted a change reads the next payment, with its day and what is taken', async () => {
  open({});
  await expect.element(page.getByText('Your next payment is $169.14 on September 21, 2026.')).toBeVisible();
});

test('what is past due is not called the next payment', async () => {
  open({ pastDueSince: '2026-09-21', openNow: 169.14 });
  await expect.element(page.getByRole('button', { name: 'See my membership' })).toBeVisible();
  expect(page.getByText(/Your next payment is/).elements()).toHaveLength(0);
});
