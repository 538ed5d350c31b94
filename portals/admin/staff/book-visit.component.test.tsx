import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BookDialog } from './book-visit';

const visit = {
  _id: 'v1',
  membershipId: 'm1',
  memberName: 'Tessa Whitlow',
  treatment: 'Botox',
  scheduledDate: null,
  minutes: 45,
  injector: null,
  version: 1,
  lastDay: '2099-06-30',
};

function open() {
  const sent = fakeApi({
    'GET /privi/provider/free-times': { body: { times: [] } },
    'POST /privi/member/schedule-agreements': { body: { agreements: [] } },
  });
  draw(
    <BookDialog
      visit={visit}
      others={[]}
      practiceId="p1"
      timezone="America/New_York"
      again={async () => undefined}
      onClose={() => undefined}
    />,
  );
  return sent;
}

test.each([
  ['2099-05-05T03:00', 'outside usual opening hours'],
  ['2099-07-01T10:00', 'after the plan year this treatment belongs to'],
])('a visit at %s is asked about, and booked when it is kept', async (time, words) => {
  const sent = open();
  await page.getByLabelText('Date and time').fill(time);
  await page.getByRole('button', { name: 'Book visit' }).click();
  await expect.element(page.getByText(words)).toBeVisible();
  const booked = () => sent.filter((request) => JSON.stringify(request).includes('schedule-agreements'));
  expect(booked()).toHaveLength(0);
  await page.getByRole('button', { name: 'Book visit' }).click();
  await expect.poll(() => booked().length).toBe(1);
});
