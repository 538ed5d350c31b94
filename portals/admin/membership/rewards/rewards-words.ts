import type { ShownMembership } from '../plan-draft';

type Refusal = NonNullable<ShownMembership['galderma']>['rewardErrors'][number]['refusal'];

/** Why a certificate cannot be used, at the certificate. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  expired: 'It is over.',
  used: 'It was used already.',
  no_product: 'Not in this plan.',
  unknown: 'The manufacturer does not know it anymore.',
  plan_changed: 'The plan became another while the manufacturer was asked, so everything was given back.',
};

export const everyWords = (interval: number | null): string => {
  if (interval === null) return 'once';
  return interval === 1 ? 'every month' : `every ${interval} months`;
};

const PLURAL: Readonly<Record<string, string>> = {
  syringe: 'syringes',
  vial: 'vials',
  unit: 'units',
  session: 'sessions',
};
export const unitWords = (unitType: string, count: number): string =>
  `${count} ${count === 1 ? unitType : (PLURAL[unitType] ?? unitType)}`;
