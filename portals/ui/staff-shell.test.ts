import { expect, test } from 'vitest';
import { foldedAtFirst, type StaffGroup } from './staff-shell';

const group = (title: string, count: number): StaffGroup => ({
  title,
  links: Array.from({ length: count }, (_, index) => ({
    to: `/${title.toLowerCase()}/${index}`,
    label: `${title} ${index}`,
    icon: null,
  })),
});
// An administrator of the platform, who has the most.
const groups = [
  group('Patients', 6),
  group('Members', 1),
  group('Credit', 3),
  group('Practice', 7),
  group('Reports', 7),
];

test('groups that fit the window are all open', () => {
  expect(foldedAtFirst(groups, { path: '/patients/0', height: 1200 })).toEqual([]);
});

test('the last groups are folded until the rest fits 900 pixels', () => {
  expect(foldedAtFirst(groups, { path: '/patients/0', height: 900 })).toEqual(['Reports']);
  expect(foldedAtFirst(groups, { path: '/patients/0', height: 700 })).toEqual(['Reports', 'Practice']);
});

test('the group with the page that is shown stays open, and another is folded in its place', () => {
  expect(foldedAtFirst(groups, { path: '/reports/3', height: 900 })).toEqual(['Practice']);
});

test('a group stays open on another screen of one of its places, and not on one that only begins like it', () => {
  const joining = { to: '/practice/joining/list', label: 'Loyalty sign-up', icon: null, under: '/practice/joining' };
  const last = [...groups.slice(0, 4), { ...group('Reports', 6), links: [...group('Reports', 6).links, joining] }];
  expect(foldedAtFirst(last, { path: '/practice/joining/step', height: 900 })).toEqual(['Practice']);
  expect(foldedAtFirst(last, { path: '/practice/joining-elsewhere', height: 900 })).toEqual(['Reports']);
});
