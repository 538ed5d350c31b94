import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Surroundings, SurroundingsProvider } from '../surroundings';
import type { Reason } from './copy';
import { WaitingStep } from './waiting-step';

const surroundings = (email: string | null): Surroundings => ({
  practice: null,
  byline: 'Membership',
  steps: 1,
  isEmbedded: false,
  isLeaving: false,
  begun: null,
  email,
  saveForLater: () => Promise.resolve(),
  leaveDevice: () => undefined,
  leaveFrame: () => undefined,
  stay: () => undefined,
});

const wait = (reason: Reason, email: string | null) =>
  draw(
    <SurroundingsProvider value={surroundings(email)}>
      <WaitingStep reason={reason} askAgain={() => Promise.resolve(true)} />
    </SurroundingsProvider>,
  );

const TOLD = ['moreInformation', 'outOfState', 'review'] as const;

test.each(TOLD)('%s: whoever has an email address is told by email', async (reason) => {
  wait(reason, 'tessa@member.test');
  await expect.element(page.getByText('We email you')).toBeVisible();
  expect(document.body.textContent).not.toContain('You check back here');
});

test.each(TOLD)('%s: whoever has none reads where the decision will be', async (reason) => {
  wait(reason, null);
  await expect.element(page.getByText('You check back here')).toBeVisible();
  expect(document.body.textContent).not.toContain('We email you');
});

test('a frozen file waits for its owner, so nothing is said to come', async () => {
  wait('freeze', 'tessa@member.test');
  await expect.element(page.getByText('Lift the freeze')).toBeVisible();
  expect(document.body.textContent).not.toContain('We email you');
});
