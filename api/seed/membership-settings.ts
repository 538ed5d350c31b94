import type { PointEvent } from '@domain/membership/loyalty';
import type { UnitType } from '@domain/membership/practice-treatment';
import { cents } from '@domain/money/cents';
import { addOneInjector } from '../features/membership-settings/change-injectors';
import { addProgram } from '../features/membership-settings/change-loyalty';
import { addPlan } from '../features/membership-settings/change-plans';
import { addOne } from '../features/membership-settings/change-treatments';
import { seedMeta } from './historical-deps';
import { administrator } from './seed-staff-actor';
import type { Past } from './world';

type Sold = {
  name: string;
  unitType: UnitType;
  dollars: number;
  units?: number;
  every?: number;
  percent?: number;
  area?: string;
  product?: string;
};

const BOTOX: Sold = {
  name: 'Botox',
  unitType: 'unit',
  dollars: 13,
  units: 40,
  every: 3,
  percent: 10,
  product: 'botox',
};
const HYDRAFACIAL: Sold = {
  name: 'HydraFacial',
  unitType: 'session',
  dollars: 199,
  every: 1,
  percent: 15,
  area: 'Face',
  product: 'hydrafacial',
};
const JUVEDERM: Sold = {
  name: 'Juvéderm',
  unitType: 'syringe',
  dollars: 750,
  units: 2,
  every: 6,
  percent: 10,
  product: 'juvederm',
};
const MICRONEEDLING: Sold = { name: 'Microneedling', unitType: 'session', dollars: 350, every: 2, area: 'Face' };
const PEEL: Sold = { name: 'Chemical peel', unitType: 'session', dollars: 150, every: 3, percent: 10, area: 'Face' };
const IPL: Sold = { name: 'IPL', unitType: 'session', dollars: 325, every: 4 };
const LASER: Sold = { name: 'Laser hair removal', unitType: 'area', dollars: 225, every: 2 };

const filler = (name: string, product: string, dollars: number): Sold => ({
  name,
  unitType: 'syringe',
  dollars,
  every: 6,
  percent: 10,
  product,
});

/** What each practice with memberships sells in them, and who gives it. */
const TREATMENTS: Readonly<Record<string, readonly Sold[]>> = {
  'prac-harbor-medspa': [
    BOTOX,
    { name: 'Dysport', unitType: 'unit', dollars: 4.5, units: 120, every: 4, percent: 10, product: 'dysport' },
    JUVEDERM,
    filler('Restylane Lyft', 'restylane-lyft', 750),
    filler('Restylane Contour', 'restylane-contour', 780),
    filler('Restylane Eyelight', 'restylane-eyelight', 690),
    { name: 'Sculptra', unitType: 'vial', dollars: 850, every: 6, percent: 10, product: 'sculptra' },
    HYDRAFACIAL,
    MICRONEEDLING,
    PEEL,
    IPL,
    LASER,
  ],
  'prac-lakeview-derm': [BOTOX, HYDRAFACIAL, JUVEDERM, MICRONEEDLING, PEEL, IPL, LASER],
  'prac-bright-smile': [
    { name: 'Teeth whitening', unitType: 'session', dollars: 399, percent: 10 },
    { name: 'Hygiene visit', unitType: 'session', dollars: 129, every: 6 },
    { name: 'Fluoride', unitType: 'session', dollars: 45, every: 6 },
    BOTOX,
    { name: 'Clear aligner check', unitType: 'session', dollars: 85, every: 3 },
  ],
};

type Row = { of: string; units: number; every: number | null; percent: number; upfront?: number };
type Template = { name: string; description: string; rows: readonly Row[] };

const SPA_PLANS: readonly Template[] = [
  {
    name: 'Glow',
    description: 'A facial every other month.',
    rows: [{ of: 'HydraFacial', units: 1, every: 2, percent: 10 }],
  },
  {
    name: 'Refresh',
    description: 'A facial every month and a peel every season, with an upfront payment.',
    rows: [
      { of: 'HydraFacial', units: 1, every: 1, percent: 15, upfront: 300 },
      { of: 'Chemical peel', units: 1, every: 3, percent: 10 },
    ],
  },
  {
    name: 'Signature',
    description: 'Botox every season, a facial every month, and filler twice a year.',
    rows: [
      { of: 'Botox', units: 40, every: 3, percent: 10 },
      { of: 'HydraFacial', units: 1, every: 1, percent: 15 },
      { of: 'Juvéderm', units: 2, every: 6, percent: 10 },
    ],
  },
];
const SMILE_PLANS: readonly Template[] = [
  {
    name: 'Glow',
    description: 'Two hygiene visits a year.',
    rows: [{ of: 'Hygiene visit', units: 1, every: 6, percent: 10 }],
  },
  {
    name: 'Refresh',
    description: 'Hygiene visits with fluoride, plus one whitening.',
    rows: [
      { of: 'Hygiene visit', units: 1, every: 6, percent: 10 },
      { of: 'Fluoride', units: 1, every: 6, percent: 0 },
      { of: 'Teeth whitening', units: 1, every: null, percent: 10 },
    ],
  },
  {
    name: 'Signature',
    description: 'Everything in Refresh, plus jaw Botox every season.',
    rows: [
      { of: 'Hygiene visit', units: 1, every: 6, percent: 10 },
      { of: 'Teeth whitening', units: 1, every: null, percent: 15 },
      { of: 'Botox', units: 40, every: 3, percent: 10 },
    ],
  },
];
const PLANS: Readonly<Record<string, readonly Template[]>> = { 'prac-bright-smile': SMILE_PLANS };

/** What a plan of a practice is made of. */
export function planRowsOf(practiceId: string, plan: string): readonly Row[] {
  const found = (PLANS[practiceId] ?? SPA_PLANS).find(({ name }) => name === plan);
  if (!found) throw new Error(`${practiceId} has no plan ${plan}`);
  return found.rows;
}

type Someone = readonly [name: string, title: string, color: string];
const INJECTORS: Readonly<Record<string, readonly Someone[]>> = {
  'prac-harbor-medspa': [
    ['Lena Cho', 'MD', '#2f6f5e'],
    ['Marco Silva', 'PA-C', '#8a4b2a'],
    ['Tess Ashby', 'RN', '#3d5a98'],
  ],
  'prac-lakeview-derm': [
    ['Nora Lindqvist', 'MD', '#6b4c8a'],
    ['Joel Park', 'NP', '#2f6f5e'],
  ],
  'prac-bright-smile': [['Amara Diallo', 'DMD', '#3d5a98']],
};

const TIERS = [
  { name: 'Silver', fromDollars: 0, creditDollars: 5, perDollar: 100 },
  { name: 'Gold', fromDollars: 3_000, creditDollars: 15, perDollar: 125 },
  { name: 'Platinum', fromDollars: 7_500, creditDollars: 30, perDollar: 150 },
];
/** Perks with the first tier that has each. */
const PERKS = [
  ['Member pricing on single treatments', 0],
  ['10% off skin care', 1],
  ['Same-week appointments', 1],
  ['One guest visit a year', 2],
] as const;
const POINTS: Readonly<Record<PointEvent, number>> = {
  BIRTHDAY: 5_000,
  ANNIVERSARY: 10_000,
  LOYALTY_SIGN_UP: 25_000,
  MULTIPLE_TREATMENTS: 7_500,
};

/** Each practice with memberships sets what it sells, its plans, its injectors and its three tiers. */
export async function addMembershipSettings({ deps }: Past): Promise<void> {
  const request = {
    params: undefined,
    query: undefined,
    actor: administrator,
    meta: seedMeta(deps, `staff:${administrator.staffId}`),
  };
  for (const [practicemanagement, sold] of Object.entries(TREATMENTS)) {
    const ids = new Map<string, string>();
    for (const one of sold) {
      const body = {
        name: one.name,
        area: one.area ?? null,
        unitType: one.unitType,
        pricePerUnit: cents(one.dollars * 100),
        amountOfUnits: one.units ?? 1,
        interval: one.every ?? null,
        discountAmount: null,
        discountPercent: one.percent ?? null,
        priviproduct: one.product ?? null,
        practicemanagement,
      };
      const { result } = await addOne.handle({ ...request, body }, deps);
      ids.set(one.name, result.treatment._id);
    }
    for (const { name, description, rows } of PLANS[practicemanagement] ?? SPA_PLANS) {
      const treatments = rows.map(({ of, units, every, percent, upfront = 0 }) => ({
        _id: ids.get(of) ?? '',
        units,
        interval: every,
        discountAmount: null,
        discountPercent: percent,
        upfrontCost: cents(upfront * 100),
      }));
      const body = { name, description, treatments, providerDiscount: cents(0), practiceId: practicemanagement };
      await addPlan.handle({ ...request, body }, deps);
    }
    for (const [name, title, color] of INJECTORS[practicemanagement] ?? [])
      await addOneInjector.handle({ ...request, body: { name, title, color, practicemanagement } }, deps);
    for (const [tier, { name, fromDollars, creditDollars, perDollar }] of TIERS.entries()) {
      const body = {
        name,
        tier,
        perks: PERKS.filter(([, from]) => from <= tier).map(([perk]) => ({ name: perk, enabled: true })),
        creditContributions: cents(creditDollars * 100),
        totalAmount: cents(fromDollars * 100),
        isLoyaltyPlan: true,
        isDeleted: false,
        isActive: true,
        practicemanagement,
        pointsPerDollar: perDollar,
        // Joining is told once, in the tier that everybody begins with.
        points: (Object.keys(POINTS) as PointEvent[]).map((event) => ({
          event,
          enabled: event !== 'LOYALTY_SIGN_UP' || tier === 0,
          points: POINTS[event],
        })),
      };
      await addProgram.handle({ ...request, body }, deps);
    }
  }
}
