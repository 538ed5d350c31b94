import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { YearGrid } from './year-grid';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const row = (key: string, filled: number, of: number) => ({
  key,
  name: key,
  left: `${of - filled} of ${of} left`,
  label: `${key}: ${filled} done, ${of - filled} to come`,
  cells: months.map((_, month) => (month < filled ? ('done' as const) : month < of ? ('to-come' as const) : null)),
});

test('a year says in words what each row shows, and fills a mark for each that was given', async () => {
  draw(<YearGrid months={months} now={4} rows={[row('HydraFacial', 5, 12), row('Filler', 1, 2)]} />);
  const hydra = page.getByRole('img', { name: 'HydraFacial: 5 done, 7 to come' });
  await expect.element(hydra).toBeVisible();
  const marks = (name: string) => page.getByRole('img', { name }).element().querySelectorAll('svg');
  expect([...marks('HydraFacial: 5 done, 7 to come')].map((mark) => mark.dataset.full !== undefined)).toEqual([
    ...Array(5).fill(true),
    ...Array(7).fill(false),
  ]);
  expect(marks('Filler: 1 done, 1 to come')).toHaveLength(2);
});

test('the month that runs is marked in every row, and in none outside of the year', async () => {
  draw(<YearGrid months={months} now={4} rows={[row('HydraFacial', 5, 12)]} />);
  await expect.element(page.getByText('HydraFacial')).toBeVisible();
  expect(document.querySelectorAll('[data-now]')).toHaveLength(2);
});
