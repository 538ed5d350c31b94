import { usd } from '@portals/format/usd';
import type { ApplicationView } from '../stores/apply.store';
import { copy } from './copy';

type Outcome = NonNullable<ApplicationView['outcome']>;
type LimitFacts = {
  readonly approvedCreditLine: Outcome['approvedCreditLine'];
  readonly creditProfile: Readonly<NonNullable<Outcome['creditProfile']>> | null;
};

/** The limit that the agreement names: of the line as it stands, what is owed not yet taken off. */
export function limitOf({ creditProfile, approvedCreditLine }: LimitFacts): number | null {
  return creditProfile?.approvedCreditLine ?? approvedCreditLine;
}

/** What is left of it to somebody who owes already; nobody else needs a second figure. */
export function leftLine({ creditProfile }: LimitFacts): { label: string; value: string }[] {
  if (!creditProfile || creditProfile.availableCredit >= creditProfile.approvedCreditLine) return [];
  return [{ label: copy.left, value: usd(creditProfile.availableCredit) }];
}

/** How long the plans of the decision last. */
export const monthsRange = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? copy.months(to) : copy.monthsRange(from, to);

/** The rates of the plans that the decision opens, as one figure where all are the same. */
export const rateRange = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}%` : copy.range(from, to);
