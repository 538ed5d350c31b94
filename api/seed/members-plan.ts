/** The plans that practices of the demo world sell. */
export type PlanName = 'Glow' | 'Refresh' | 'Signature';

/** A payment of this month that fails, and the card or account that it does so with. */
export type Failing = 'card for now' | 'card for good' | 'bank';

/** A member whose plan began so many months and days ago. */
export type ActiveMember = {
  practiceId: string;
  plan: PlanName;
  months: number;
  days: number;
  /** How lists show them. */
  shown: 'active' | 'appointment_needed' | 'contact_requested';
  hasBank: boolean;
  usesCredits: boolean;
  fails?: Failing;
  discount?: 'Manufacturer Coupon' | 'Provider Discount';
  /** The practice proposes another plan, and the member has not answered. */
  hasChange?: true;
  /** A treatment of the next month has its date already. */
  hasNext?: true;
  /** Signed up on this day by draws of the borrowers' world, so that whoever comes later there stays who they are. */
  amongBorrowersDaysAgo?: number;
  /** Everything that was due has been given. */
  isServed?: true;
};

/** Somebody whose membership has ended, months after it began. */
export type FormerMember = {
  practiceId: string;
  plan: PlanName;
  months: number;
  endedDaysAgo: number;
  method: 'lumpsum' | 'installment';
};

/** Somebody whose plan has not begun. */
export type FutureMember = {
  practiceId: string;
  plan: PlanName;
  shown: 'plan_saved' | 'confirmation_needed' | 'confirmation_requested';
  daysAgo: number;
  /** Named by the practice, and not signed up yet. */
  isInvited: boolean;
};

const HARBOR = 'prac-harbor-medspa';
const LAKEVIEW = 'prac-lakeview-derm';
const SMILE = 'prac-bright-smile';

/** Months since the plans of a practice began: a facial every other month is then not due in these weeks, which are full. */
const RUNNING: readonly (readonly [practiceId: string, plan: PlanName, months: readonly number[]])[] = [
  [HARBOR, 'Glow', [1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 5, 5, 5]],
  [HARBOR, 'Refresh', [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 5]],
  [HARBOR, 'Signature', [0, 1, 1, 1, 2, 2, 4, 5]],
  [LAKEVIEW, 'Glow', [1, 1, 1, 3, 3, 5]],
  [LAKEVIEW, 'Refresh', [0, 1, 1, 2, 4]],
  [LAKEVIEW, 'Signature', [1, 2, 4]],
  [SMILE, 'Glow', [0, 1, 1, 2, 2, 3, 3, 4, 5, 5]],
  [SMILE, 'Refresh', [0, 1, 2, 3, 4, 5]],
  [SMILE, 'Signature', [1, 2, 4, 5]],
];

type Part = Partial<ActiveMember>;
/** What is told of the members of a practice and plan, in their order above. */
const SPECIAL: Readonly<Record<string, Readonly<Record<number, Part>>>> = {
  [`${HARBOR} Glow`]: {
    0: { fails: 'bank', hasBank: true, days: 9 },
    6: { fails: 'card for now', hasBank: false, days: 4 },
    12: { hasNext: true },
  },
  [`${HARBOR} Refresh`]: {
    0: { shown: 'appointment_needed' },
    4: { discount: 'Provider Discount' },
    5: { shown: 'appointment_needed' },
    6: { shown: 'contact_requested' },
    8: { fails: 'card for good', hasBank: false, days: 6 },
    9: { hasChange: true },
    11: { hasNext: true },
  },
  [`${HARBOR} Signature`]: {
    1: { shown: 'contact_requested' },
    2: { shown: 'appointment_needed' },
    4: { discount: 'Manufacturer Coupon' },
    5: { hasNext: true, days: 11, amongBorrowersDaysAgo: 75 },
  },
  [`${LAKEVIEW} Refresh`]: { 0: { shown: 'appointment_needed' }, 3: { shown: 'contact_requested' } },
  [`${LAKEVIEW} Signature`]: { 1: { shown: 'appointment_needed' } },
  [`${SMILE} Refresh`]: { 0: { shown: 'appointment_needed' } },
  [`${SMILE} Signature`]: { 0: { shown: 'contact_requested' } },
};

/** Days beyond the months: 8 to 26, so that what a month brings has come. */
const daysOf = (place: number) => 8 + ((place * 7) % 19);

/** Members whose plan runs, beside the one whom demos log in as. */
export const runningMembers: readonly ActiveMember[] = RUNNING.flatMap(([practiceId, plan, months], group) =>
  months.map((count, index) => ({
    practiceId,
    plan,
    months: count,
    days: daysOf(group * 11 + index),
    shown: 'active' as const,
    hasBank: index % 4 === 1,
    usesCredits: index % 3 !== 0,
    ...SPECIAL[`${practiceId} ${plan}`]?.[index],
  })),
);

export const formerMembers: readonly FormerMember[] = [
  { practiceId: HARBOR, plan: 'Signature', months: 2, endedDaysAgo: 40, method: 'installment' },
  { practiceId: HARBOR, plan: 'Signature', months: 1, endedDaysAgo: 16, method: 'installment' },
  { practiceId: HARBOR, plan: 'Glow', months: 4, endedDaysAgo: 24, method: 'lumpsum' },
  { practiceId: SMILE, plan: 'Signature', months: 3, endedDaysAgo: 33, method: 'lumpsum' },
];

const future = (shown: FutureMember['shown'], of: readonly (readonly [string, PlanName, number, boolean])[]) =>
  of.map(([practiceId, plan, daysAgo, isInvited]) => ({ shown, practiceId, plan, daysAgo, isInvited }));

export const futureMembers: readonly FutureMember[] = [
  ...future('plan_saved', [
    [HARBOR, 'Signature', 2, false],
    [HARBOR, 'Glow', 5, true],
    [HARBOR, 'Refresh', 9, false],
    [HARBOR, 'Glow', 15, true],
    [HARBOR, 'Refresh', 22, false],
    [LAKEVIEW, 'Glow', 4, true],
    [LAKEVIEW, 'Signature', 12, false],
    [SMILE, 'Refresh', 7, true],
  ]),
  ...future('confirmation_needed', [
    [HARBOR, 'Signature', 1, false],
    [HARBOR, 'Glow', 3, true],
    [HARBOR, 'Refresh', 8, false],
    [LAKEVIEW, 'Refresh', 6, true],
  ]),
  ...future('confirmation_requested', [
    [HARBOR, 'Refresh', 6, false],
    [LAKEVIEW, 'Signature', 10, false],
  ]),
];

/** The member whom demos log in as: five payments of Signature. */
export const storyMember: ActiveMember = {
  practiceId: HARBOR,
  plan: 'Signature',
  months: 4,
  days: 12,
  shown: 'active',
  hasBank: false,
  usesCredits: false,
  hasNext: true,
  isServed: true,
};
