import { describe, expect, test } from 'vitest';
import {
  compareDraft,
  comparePlans,
  contentOf,
  type Draft,
  draftOfPlan,
  draftOfTemplate,
  EMPTY_DRAFT,
  figuresOf,
  isSameDraft,
  moved,
  rowOfTreatment,
  type ShownPlan,
  type Sold,
  type Template,
} from './plan-draft';

const ZONE = 'America/New_York';
const sold = (of: Partial<Sold> & { name: string }): Sold =>
  ({
    _id: of.name.toLowerCase(),
    unitType: 'unit',
    amountOfUnits: 1,
    interval: null,
    discountPercent: null,
    discountAmount: null,
    area: null,
    priviproduct: null,
    isRemoved: false,
    ...of,
  }) as Sold;
const botox = sold({
  name: 'Botox',
  pricePerUnit: 13,
  amountOfUnits: 40,
  interval: 3,
  discountPercent: 10,
  priviproduct: 'botox',
});
const facial = sold({ name: 'HydraFacial', pricePerUnit: 199, interval: 1, discountPercent: 15, unitType: 'session' });
const filler = sold({ name: 'Filler', pricePerUnit: 750, amountOfUnits: 2, interval: 6, discountPercent: 10 });

/** The plan of the anchors: year 6,601.80, month 550.15. */
const signature = (): Draft => ({ ...EMPTY_DRAFT, rows: [botox, facial, filler].map(rowOfTreatment) });
const withRow = (to: Partial<Draft['rows'][number]>): Draft => {
  const { rows } = signature();
  return { ...EMPTY_DRAFT, rows: rows.map((row, index) => (index === 0 ? { ...row, ...to } : row)) };
};
const saidOf = (draft: Draft) => figuresOf(draft).issues.map(({ path }) => path.join('.'));

describe('what was typed of a plan', () => {
  test('is worked out as the server does', () => {
    const { totals, listPriceCents, treatmentDiscountsCents, issues } = figuresOf(signature());
    expect(issues).toEqual([]);
    expect(totals).toMatchObject({ totalTreatmentsCostCents: 660_180, monthlyCents: 55_015 });
    expect([listPriceCents, treatmentDiscountsCents]).toEqual([746_800, 86_620]);
  });

  test.each<[string, Draft, string[]]>([
    ['no treatment', EMPTY_DRAFT, ['treatments']],
    ['no units', withRow({ units: '' }), ['treatments.0.units']],
    ['negative units', withRow({ units: '-4' }), ['treatments.0.units']],
    ['too many units', withRow({ units: '10001' }), ['treatments.0.units']],
    ['a discount of more than all', withRow({ discount: '101' }), ['treatments.0.discountPercent']],
    ['a third decimal', withRow({ discount: '10.125' }), ['treatments.0.discountPercent']],
    [
      'a discount above the price of a unit',
      withRow({ discount: '13.01', discountKind: 'AMOUNT' }),
      ['treatments.0.discountAmount'],
    ],
    ['more on the first day than the plan costs', withRow({ upfrontCost: '9000' }), ['treatments']],
    [
      'a discount without an amount',
      { ...signature(), discounts: [{ issuer: 'Provider Discount', amount: '', product: '' }] },
      ['discounts'],
    ],
    [
      'a discount above the plan',
      { ...signature(), discounts: [{ issuer: 'Provider Discount', amount: '7000', product: '' }] },
      ['discounts'],
    ],
    [
      'a coupon for a product that the plan has not',
      { ...signature(), discounts: [{ issuer: 'Manufacturer Coupon', amount: '10', product: 'sculptra' }] },
      ['discounts'],
    ],
  ])('says what is wrong with %s', (_, draft, fields) => {
    expect(saidOf(draft)).toEqual(fields);
    expect(figuresOf(draft).totals).toBeNull();
  });

  test('goes to the call in its words, with the first date as the practice’s clocks show it', () => {
    const draft = withRow({
      discount: '1.25',
      discountKind: 'AMOUNT',
      interval: '',
      area: ' Forehead ',
      injector: 'lena',
      upfrontCost: '12.5',
      firstDate: '2026-09-02T10:30',
    });
    expect(contentOf(draft, ZONE).treatments[0]).toEqual({
      _id: 'botox',
      units: 40,
      discountAmount: 1.25,
      interval: null,
      upfrontCost: 12.5,
      area: 'Forehead',
      injector: 'lena',
      scheduledDate: '2026-09-02T14:30:00.000Z',
    });
    expect(contentOf(signature(), ZONE).treatments[1]).toMatchObject({
      discountPercent: 15,
      interval: 1,
      injector: null,
    });
  });
});

const planOf = (of: { treatments: object[]; discounts?: object[] }): ShownPlan =>
  ({ name: 'Signature', discounts: [], ...of }) as unknown as ShownPlan;
const kept = (of: object) => ({
  _id: 'kept-1',
  threadId: 'thread-1',
  treatmentId: 'botox',
  name: 'Botox',
  area: null,
  unitType: 'unit',
  units: 40,
  pricePerUnit: 12,
  discountPercent: 10,
  discountAmount: 0,
  interval: 3,
  injector: null,
  scheduledDate: '2026-09-02T14:30:00.000Z',
  upfrontCost: 0,
  priviproduct: 'botox',
  totalAmount: 432,
  delivered: 0,
  deliveredAmount: 0,
  deliveredListAmount: 0,
  ...of,
});

describe('a plan that stands opens', () => {
  const plan = planOf({
    treatments: [kept({})],
    discounts: [{ issuer: 'Provider Discount', amount: 50, product: null }],
  });

  test('with its treatments, discounts and dates; one that runs at its own price, another at that of today', () => {
    const running = draftOfPlan(plan, { zone: ZONE, sold: [botox], runs: plan });
    expect(running.rows[0]).toMatchObject({ threadId: 'thread-1', priceCents: 1_200, firstDate: '2026-09-02T10:30' });
    expect(running.discounts).toEqual([{ issuer: 'Provider Discount', amount: '50', product: '' }]);
    const waiting = draftOfPlan(plan, { zone: ZONE, sold: [botox], runs: null });
    expect(waiting.rows[0]).toMatchObject({ priceCents: 1_300 });
    expect(waiting.rows[0]).not.toHaveProperty('threadId');
  });

  test('as a change prices what is left: what was given keeps its price, as the server has it', () => {
    const given = { delivered: 2, deliveredAmount: 936, deliveredListAmount: 1040 };
    const runs = planOf({ treatments: [kept({ pricePerUnit: 13, ...given })] });
    const draft = draftOfPlan(runs, { zone: ZONE, sold: [botox], runs });
    const typed = { ...draft, rows: draft.rows.map((row) => ({ ...row, units: '50' })) };
    const { rows, totals, listPriceCents } = figuresOf(typed);
    // 2 × 468.00 and 2 × 585.00; at list price 2 × 520.00 and 2 × 650.00.
    expect(rows[0]).toMatchObject({ annualCents: 210_600, left: 2, totalCents: 58_500 });
    expect(totals?.totalTreatmentsCostCents).toBe(210_600);
    expect(listPriceCents).toBe(234_000);
    // A plan that waits for nobody yet has nothing given.
    const fresh = draftOfPlan(runs, { zone: ZONE, sold: [botox], runs: null });
    expect(figuresOf(fresh).totals?.totalTreatmentsCostCents).toBe(187_200);
  });

  test('and is the same as long as nothing is typed', () => {
    const open = () => draftOfPlan(plan, { zone: ZONE, sold: [botox], runs: plan });
    expect(isSameDraft(open(), open())).toBe(true);
    expect(isSameDraft(open(), { ...open(), name: 'Another' })).toBe(false);
  });
});

test('a template begins a plan without what the practice sells no more', () => {
  const row = { units: 2, interval: 6, discountPercent: 20, discountAmount: null, upfrontCost: 300, area: null };
  const template = {
    name: 'Glow',
    treatments: [
      { _id: 'botox', ...row },
      { _id: 'gone', ...row },
    ],
    providerDiscount: 25,
  } as unknown as Template;
  const draft = draftOfTemplate(template, [botox]);
  expect(
    draft.rows.map(({ treatmentId, units, discount, interval, upfrontCost }) => [
      treatmentId,
      units,
      discount,
      interval,
      upfrontCost,
    ]),
  ).toEqual([['botox', '2', '20', '6', '300']]);
  expect(draft.discounts).toEqual([{ issuer: 'Provider Discount', amount: '25', product: '' }]);
});

test('rows move one place and stay at the ends', () => {
  const { rows } = signature();
  const names = (from: number, step: -1 | 1) => moved(rows, from, step).map(({ name }) => name);
  expect(names(0, 1)).toEqual(['HydraFacial', 'Botox', 'Filler']);
  expect(names(2, -1)).toEqual(['Botox', 'Filler', 'HydraFacial']);
  expect(moved(rows, 0, -1)).toBe(rows);
  expect(moved(rows, 2, 1)).toBe(rows);
});

describe('two versions beside each other', () => {
  const before = planOf({
    treatments: [kept({}), kept({ _id: 'kept-2', threadId: 'thread-2', treatmentId: 'filler', name: 'Filler' })],
  });

  test('tell what changed, is new and was taken out', () => {
    const draft = draftOfPlan(before, { zone: ZONE, sold: [botox, facial], runs: before });
    const changed = {
      ...draft,
      rows: [...draft.rows.slice(0, 1).map((row) => ({ ...row, units: '30' })), rowOfTreatment(facial)],
    };
    expect(compareDraft(before, changed, figuresOf(changed)).map(({ name, kind }) => [name, kind])).toEqual([
      ['Botox', 'changed'],
      ['HydraFacial', 'new'],
      ['Filler', 'out'],
    ]);
    expect(compareDraft(before, draft, figuresOf(draft)).map(({ kind }) => kind)).toEqual(['same', 'same']);
  });

  test('know a treatment by its name where a member asked for it anew', () => {
    const asked = planOf({ treatments: [kept({ threadId: 'thread-9', units: 20, totalAmount: 216 })] });
    expect(comparePlans(before, asked)).toMatchObject([
      {
        name: 'Botox',
        kind: 'changed',
        before: '40 units every 3 months, $432.00 each',
        now: '20 units every 3 months, $216.00 each',
      },
      { name: 'Filler', kind: 'out', now: null },
    ]);
  });
});
