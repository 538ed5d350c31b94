import type { ShownMembership } from '../plan-draft';

type Refusal = NonNullable<ShownMembership['galderma']>['rewardErrors'][number]['refusal'];

/** Why a certificate cannot be used, at the certificate. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  expired: 'Expired.',
  used: 'Already redeemed.',
  no_product: 'Not in this plan.',
  unknown: 'The manufacturer no longer recognizes it.',
  plan_changed: 'The plan changed during redemption, so we returned all certificates.',
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
