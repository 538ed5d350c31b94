import { expect, test } from 'vitest';
import type { Program } from '../settings.store';
import {
  bodyOf,
  cellKey,
  changesOf,
  eventCell,
  faultsOf,
  type LoyaltySheet,
  rebased,
  sheetOf,
  withPerk,
} from './loyalty-sheet';

const EVENTS = ['BIRTHDAY', 'ANNIVERSARY', 'LOYALTY_SIGN_UP', 'MULTIPLE_TREATMENTS'] as const;
const program = (tier: number, rest: Partial<Program> = {}): Program => ({
  _id: `loyalty-${tier}`,
  name: ['Silver', 'Gold', 'Platinum'][tier] ?? '',
  tier,
  perks: [],
  creditContributions: 5 + tier * 10,
  totalAmount: tier * 3000,
  isLoyaltyPlan: true,
  isDeleted: false,
  isActive: true,
  practicemanagement: 'p1',
  pointsPerDollar: 1 + tier / 4,
  points: EVENTS.map((event) => ({ event, enabled: true, points: 50 })),
  version: 3,
  ...rest,
});
const PARKING = { name: 'Free parking', enabled: true };
const programs = [
  program(0),
  program(1, { perks: [PARKING] }),
  program(2, { perks: [{ ...PARKING, enabled: false }] }),
];
const NAMES = ['Silver', 'Gold', 'Platinum'];
const saved = sheetOf(programs);
const typed = (cells: Record<string, string | boolean>, perks = saved.perks): LoyaltySheet => ({
  cells: { ...saved.cells, ...cells },
  perks,
});

test('perks are rows that go through the tiers', () => {
  expect(saved.perks).toEqual([{ key: 'free parking', name: 'Free parking', ticks: [false, true, false] }]);
  expect(saved.cells[cellKey(1, 'pointsPerDollar')]).toBe('1.25');
});

test('what differs is named and counted; another spelling of the same number does not', () => {
  const sheet = typed({ [cellKey(1, 'creditContributions')]: '20', [cellKey(2, eventCell('BIRTHDAY'))]: '75' });
  expect(changesOf(saved, sheet, NAMES).map(({ label, before }) => [label, before])).toEqual([
    ['Gold monthly credit', '15'],
    ['Platinum birthday', '50'],
  ]);
  expect(changesOf(saved, typed({ [cellKey(1, 'creditContributions')]: '15.00' }), NAMES)).toEqual([]);
});

test('only the fields that differ are sent, points as text', () => {
  const sheet = typed({ [cellKey(1, 'creditContributions')]: '20', [cellKey(1, eventCell('BIRTHDAY'))]: '75.255' });
  expect(bodyOf(programs, sheet)).toEqual([
    {
      _id: 'loyalty-1',
      practicemanagement: 'p1',
      version: 3,
      creditContributions: 20,
      points: [{ event: 'BIRTHDAY', enabled: true, points: '75.26' }],
    },
  ]);
});

test('a bulk perk goes to the tiers that are ticked; one that is there is switched on', () => {
  const all = withPerk(saved, { text: ' Valet ', tier1: true, tier2: false, tier3: true });
  expect(all.perks.at(-1)).toEqual({ key: 'valet', name: 'Valet', ticks: [true, false, true] });
  expect(bodyOf(programs, all).map(({ _id, perks }) => [_id, perks])).toEqual([
    ['loyalty-0', [{ name: 'Valet', enabled: true }]],
    [
      'loyalty-2',
      [
        { ...PARKING, enabled: false },
        { name: 'Valet', enabled: true },
      ],
    ],
  ]);
  const again = withPerk(saved, { text: 'FREE parking', tier1: true, tier2: false, tier3: false });
  expect(again.perks).toEqual([{ key: 'free parking', name: 'Free parking', ticks: [true, true, false] }]);
});

test('a perk that is taken out is taken out of every tier', () => {
  const body = bodyOf(programs, typed({}, []));
  expect(body.map(({ _id, perks }) => [_id, perks])).toEqual([
    ['loyalty-1', []],
    ['loyalty-2', []],
  ]);
  expect(changesOf(saved, typed({}, []), NAMES).map(({ label }) => label)).toEqual(['Free parking removed']);
});

test.each([
  [
    { [cellKey(0, 'creditContributions')]: 'ten' },
    cellKey(0, 'creditContributions'),
    'Enter a number with up to two decimals',
  ],
  [
    { [cellKey(0, eventCell('BIRTHDAY'))]: '1.255' },
    cellKey(0, eventCell('BIRTHDAY')),
    'Enter a number with up to two decimals',
  ],
  [{ [cellKey(1, 'name')]: ' ' }, cellKey(1, 'name'), 'Enter a name for this tier'],
  [{ [cellKey(2, 'totalAmount')]: '2999' }, cellKey(2, 'totalAmount'), 'Enter at least the previous tier’s amount'],
])('a fault stands at its cell: %j', (cells, key, text) => {
  expect(faultsOf(typed(cells as Record<string, string>))).toEqual({ [key]: text });
});

test('what was typed stands on top of what a colleague saved', () => {
  const sheet = typed({ [cellKey(1, 'creditContributions')]: '20' });
  const now = sheetOf([
    program(0, { name: 'Pearl' }),
    program(1, { perks: [PARKING], creditContributions: 18 }),
    program(2),
  ]);
  const onTop = rebased(saved, sheet, now);
  expect([onTop.cells[cellKey(0, 'name')], onTop.cells[cellKey(1, 'creditContributions')]]).toEqual(['Pearl', '20']);
  expect(onTop.perks).toEqual(now.perks);
});
