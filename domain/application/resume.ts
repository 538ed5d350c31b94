import { birthdayOf } from '../calendar/age';
import { addDays, type CivilDate } from '../calendar/civil-date';
import type { ApplicationStatus } from '../enums';

/** Days after a denial in which a return shows the denial again instead of a fresh application. */
export const DENIAL_STANDS_DAYS = 30;

/**
 * The first day on which a denial stands no more, and the person may apply again: after thirty days, and not before the day on which
 * they come of age, or a bankruptcy is old enough, where the denial was for that: until then every application gets the same answer.
 * @param notBefore until then every application gets the same answer, because of the age (`comesOfAgeOn`) or a bankruptcy; null else.
 */
export function tryAgainFrom(decidedOn: CivilDate, notBefore: CivilDate | null): CivilDate {
  const stands = addDays(decidedOn, DENIAL_STANDS_DAYS + 1);
  return notBefore !== null && notBefore > stands ? notBefore : stands;
}

/** The day on which a person who was denied for their age has the years that their state asks for; null for any other denial. */
export function comesOfAgeOn({ reasons, bornOn, minAge }: DeniedPerson): CivilDate | null {
  return reasons.includes('AGE_CAPACITY') ? birthdayOf(bornOn, minAge) : null;
}

export type DeniedPerson = {
  /** Codes of what the denial was for. */
  readonly reasons: readonly string[];
  readonly bornOn: CivilDate;
  /** Of the state's rule. */
  readonly minAge: number;
};

/** Corrections of a mismatch that may fail before the denial is final (borrower §4, "without retry"). */
export const CORRECTION_TRIES_MAX = 3;

/** The latest application of a person at a practice. */
export type EarlierApplication = {
  readonly status: ApplicationStatus;
  /** Day of the denial or, for an application in work, of its last submission; null before one. */
  readonly decidedOn: CivilDate | null;
  /** The day until which every application gets the same answer, because of the age or a bankruptcy; null else. */
  readonly notBefore: CivilDate | null;
  readonly isSigned: boolean;
  /** Last day of the approval; null without one. */
  readonly approvedUntil: CivilDate | null;
};

/**
 * True when a returning person goes on with the earlier application: while it is in work, while its approval can be
 * signed, once it is signed, and while a denial stands. Otherwise a fresh application begins.
 * @NOTE choice: the specification resumes INCOMPLETE and REVIEW (borrower §4 Start); thirty days after a denial is the
 * time within which its notice must arrive (12 CFR 1002.9), and the default range of re-apply queries (borrower §9).
 */
export function resumesEarlier(earlier: EarlierApplication, today: CivilDate): boolean {
  switch (earlier.status) {
    case 'INCOMPLETE':
    case 'REVIEW':
      return true;
    case 'APPROVED':
      return earlier.isSigned || earlier.approvedUntil === null || today <= earlier.approvedUntil;
    case 'DENIED':
      return earlier.decidedOn !== null && today < tryAgainFrom(earlier.decidedOn, earlier.notBefore);
  }
}
