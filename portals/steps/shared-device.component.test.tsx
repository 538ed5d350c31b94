import { draw } from '@portals/form/testing/draw';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SharedDevice } from './shared-device';
import { type Surroundings, SurroundingsProvider } from './surroundings';

const MINUTE_MS = 60_000;
const leaveDevice = vi.fn();
const surroundings = (given: Partial<Surroundings>): Surroundings => ({
  practice: null,
  byline: 'Financing',
  steps: 1,
  isEmbedded: false,
  isLeaving: false,
  begun: { name: 'Maya', goesOnBy: 'code' },
  email: 'maya@example.test',
  saveForLater: () => Promise.resolve(),
  leaveDevice,
  leaveFrame: () => undefined,
  stay: () => undefined,
  ...given,
});
const drawFlow = (given: Partial<Surroundings> = {}) =>
  draw(
    <SurroundingsProvider value={surroundings(given)}>
      <SharedDevice />
    </SurroundingsProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  leaveDevice.mockReset();
  toasts.shown = [];
});
afterEach(() => void vi.useRealTimers());

test('what nobody touches for fifteen minutes is closed, and says how to go on', async () => {
  drawFlow();
  await expect.element(page.getByRole('button', { name: 'Not Maya? Start over' })).toBeVisible();
  vi.advanceTimersByTime(14 * MINUTE_MS);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect(leaveDevice).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(leaveDevice).toHaveBeenCalledTimes(1);
  expect(toasts.shown.at(-1)?.text).toContain('nobody used it for 15 minutes');
});

test('the next person starts over after one question; by a link where the flow goes on by one', async () => {
  vi.useRealTimers();
  drawFlow({ begun: { name: null, goesOnBy: 'link' } });
  await page.getByRole('button', { name: 'Not you? Start over' }).click();
  await expect.element(page.getByText('open the link we emailed.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep going' }).click();
  expect(leaveDevice).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Not you? Start over' }).click();
  await page.getByRole('button', { name: 'Start over', exact: true }).click();
  await vi.waitFor(() => expect(leaveDevice).toHaveBeenCalled());
});
