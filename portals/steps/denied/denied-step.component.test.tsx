import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Surroundings, SurroundingsProvider } from '../surroundings';
import { DeniedStep } from './denied-step';

const SURROUNDINGS: Surroundings = {
  practice: null,
  byline: 'Financing',
  steps: 1,
  isEmbedded: false,
  isLeaving: false,
  begun: null,
  email: null,
  saveForLater: () => Promise.resolve(),
  leaveDevice: () => undefined,
  leaveFrame: () => undefined,
  stay: () => undefined,
};

const drawDenial = (code: string) =>
  draw(
    <SurroundingsProvider value={SURROUNDINGS}>
      <DeniedStep
        ask="No limit today"
        why="Why"
        reasons={[{ code, text: 'The reason', fact: null, howToImprove: '' }]}
        tryAgainFrom="2026-12-25"
      />
    </SurroundingsProvider>,
  );

test('a state that is not served names no day to wait for and no report to dispute', async () => {
  drawDenial('STATE_NOT_SERVED');
  await expect.element(page.getByText('Talk to us')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Try again on or after|dispute/);
});

test('an age names the day on which it is reached, and no report to dispute', async () => {
  drawDenial('AGE_CAPACITY');
  await expect.element(page.getByText('Try again on or after December 25, 2026')).toBeVisible();
  expect(document.body.textContent).not.toContain('dispute');
});

test('a reason of the file names both', async () => {
  drawDenial('BANKRUPTCY');
  await expect.element(page.getByText('Try again on or after December 25, 2026')).toBeVisible();
  await expect.element(page.getByText('Get your free report and dispute it')).toBeVisible();
});

test('without an email address the notice is kept, not emailed', async () => {
  drawDenial('BANKRUPTCY');
  await expect.element(page.getByText(/^We’ve kept our full notice for you/)).toBeVisible();
  expect(document.body.textContent).not.toContain('email');
});

test('without an email address the notice will be kept where an answer can still be corrected', async () => {
  draw(
    <SurroundingsProvider value={SURROUNDINGS}>
      <DeniedStep ask="No limit today" why="Why" reasons={[]} onCorrect={() => undefined} />
    </SurroundingsProvider>,
  );
  await expect
    .element(page.getByText(/^If you don’t correct an answer, we’ll keep our full notice for you/))
    .toBeVisible();
  expect(document.body.textContent).not.toContain('email');
});
