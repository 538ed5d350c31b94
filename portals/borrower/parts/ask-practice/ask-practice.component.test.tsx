import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aTransaction } from '../../test/builders';
import { AskPractice } from './ask-practice';

const asked = { kind: 'REFUND', txAmount: null, reason: null, at: '2026-08-19T15:20:00.000Z', answerBy: null } as const;

test('what can be wrong is four acts, each said as one', async () => {
  draw(<AskPractice transaction={aTransaction({ status: 'ACCEPTED' })} />);
  await expect.element(page.getByRole('button').first()).toBeVisible();
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Request a refund', 'Report a wrong amount', 'Report as not received', 'Report as not mine']);
});

test.each([
  [asked, 'On August 19, 2026, you requested a refund. Your practice hasn’t answered yet.'],
  [
    { ...asked, kind: 'MODIFY', txAmount: 900 } as const,
    'On August 19, 2026, you told your practice it should be $900. It hasn’t answered yet.',
  ],
  [
    { ...asked, kind: 'DISPUTE', answerBy: '2026-09-10' } as const,
    'On August 19, 2026, you reported that you didn’t receive this as agreed. Your payments are paused. Your practice has until September 10, 2026 to answer.',
  ],
])('what was asked tells its day, and no hour: %#', async (request, sentence) => {
  draw(<AskPractice transaction={aTransaction({ status: 'ACCEPTED', request })} />);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});
