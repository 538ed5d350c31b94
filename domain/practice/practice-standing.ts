import type { CivilDate } from '../calendar/civil-date';

/** What is done with running memberships when their practice closes: it finishes their year, or they end on that day. */
export const CLOSING_CHOICES = ['FINISH', 'END'] as const;
export type ClosingChoice = (typeof CLOSING_CHOICES)[number];

export type Closing = {
  readonly closedOn: CivilDate;
  readonly members: ClosingChoice;
};

/** What a practice may do by now. What it earned is paid out always. */
export type PracticeStanding = {
  /** A plan, a change of one, a purchase or a sign-up. */
  readonly sells: boolean;
  /** Another year of a plan, agreed to before or not. */
  readonly renews: boolean;
  /** People are invited to refresh a limit that it gave. */
  readonly invites: boolean;
  /** Months of a plan that runs. */
  readonly billsMembers: boolean;
};

/**
 * What a practice may do: everything while it is open, and nothing new from the day on which it closes (decision 97).
 * @param closing the closing that stands; null for a practice that is open, or closed before closings were kept.
 */
export function practiceStanding(isOpen: boolean, closing: Closing | null): PracticeStanding {
  if (isOpen) return { sells: true, renews: true, invites: true, billsMembers: true };
  const billsMembers = closing?.members !== 'END';
  return { sells: false, renews: false, invites: false, billsMembers };
}

/**
 * Whether a practice owes the platform's fee of a month.
 * @param month as 2026-03. While it is open each; once closed those up to the month in which it closed, and no further year in advance.
 */
export function owesFeeOf(
  month: string,
  { isOpen, closing, period }: { isOpen: boolean; closing: Closing | null; period: 'MONTHLY' | 'ANNUAL' },
): boolean {
  if (isOpen) return true;
  return period === 'MONTHLY' && closing !== null && month <= closing.closedOn.slice(0, 7);
}
