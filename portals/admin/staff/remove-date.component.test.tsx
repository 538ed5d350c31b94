import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RemoveDate } from './remove-date';

const visit = {
  _id: 'v1',
  membershipId: 'm1',
  memberName: 'Ana Reyes',
  treatment: 'Botox',
  scheduledDate: '2099-09-03T14:30:00.000Z',
  minutes: 45,
  injector: null,
  version: 2,
};
const dialog = (props: { others?: (typeof visit)[]; scheduledDate?: string } = {}) => {
  const { others = [], scheduledDate = visit.scheduledDate } = props;
  return (
    <RemoveDate
      visit={{ ...visit, scheduledDate }}
      others={others}
      timezone="America/New_York"
      again={async () => undefined}
      onClose={() => undefined}
    />
  );
};

test('a visit is canceled as a whole: every treatment of its time is named, and that the member is told', async () => {
  const others = [
    visit,
    { ...visit, _id: 'v2', treatment: 'Filler' },
    { ...visit, _id: 'v3', treatment: 'Peel', scheduledDate: '2099-09-04T14:30:00.000Z' },
  ];
  await draw(dialog({ others }));
  await expect
    .element(
      page.getByText(
        'Botox and Filler stay in the plan without a date. We’ll notify Ana Reyes, and no reminder is sent.',
      ),
    )
    .toBeVisible();
});

test('nobody is told of a date that is over', async () => {
  await draw(dialog({ scheduledDate: '2020-09-03T14:30:00.000Z' }));
  await expect.element(page.getByText('Botox stays in the plan without a date.', { exact: true })).toBeVisible();
});
