import { addDays, type CivilDate } from '../calendar/civil-date';
import type { ApplicationStatus } from '../enums';
import { DENIAL_STANDS_DAYS, tryAgainFrom } from './resume';

/** Why a further application is made: a first one, one after a denial, a limit that ends, a limit that is too small. */
export const APPLICATION_PURPOSES = ['NEW', 'REAPPLY', 'REFRESH', 'INCREASE'] as const;
export type ApplicationPurpose = (typeof APPLICATION_PURPOSES)[number];
export type ReapplyKind = Exclude<ApplicationPurpose, 'NEW'>;

/** A limit may be refreshed when it has ended or ends within this many days. */
export const REFRESH_BEFORE_END_DAYS = 30;
/** The bureau's answer of this many days ago still counts: asking again sooner gives the same decision. */
export const REAPPLY_AFTER_DAYS = DENIAL_STANDS_DAYS;

/** A returning person: their latest application, and their credit line when they have one. */
export type ReturningPerson = {
  readonly latest: {
    readonly status: ApplicationStatus;
    /** Day of the last submission; null before one. */
    readonly decidedOn: CivilDate | null;
    /** The day until which every application gets the same answer, because of the age or a bankruptcy; null else. */
    readonly notBefore: CivilDate | null;
  };
  readonly line: { readonly expiresOn: CivilDate } | null;
  /** Held, flagged, archived or deceased. */
  readonly isBlocked: boolean;
  /** A loan with us is past due, or owed after it was given up (`isBehind`). */
  readonly isBehind: boolean;
};

/** What a returning person may ask for now, or why not. `from` is the first day on which they may. */
export type ReapplyAnswer =
  | { readonly kind: ReapplyKind; readonly isOpen: true }
  | { readonly kind: ReapplyKind; readonly isOpen: false; readonly from: CivilDate }
  | { readonly kind: null; readonly isOpen: false; readonly because: 'BLOCKED' | 'IN_WORK' | 'BEHIND' };

/**
 * What a returning person may ask for: after a denial a new application, for a limit that has ended or soon ends its
 * refresh, for an open one more of it. Thirty days lie between two decisions, and after a denial for the age the birthday; only a
 * limit that ends can be refreshed whatever its own approval's day was. Nothing is offered while a loan with us is past due.
 * @NOTE choice: the specification names the three ways and no waiting time; thirty days are the default range of its
 * re-apply queries (borrower §9) and the time for which a denial stands.
 */
export function reapplyOf({ latest, line, isBlocked, isBehind }: ReturningPerson, today: CivilDate): ReapplyAnswer {
  if (isBlocked) return { kind: null, isOpen: false, because: 'BLOCKED' };
  if (latest.status === 'INCOMPLETE' || latest.status === 'REVIEW')
    return { kind: null, isOpen: false, because: 'IN_WORK' };
  if (isBehind) return { kind: null, isOpen: false, because: 'BEHIND' };
  const kind = kindFor(line, today);
  const mayRefresh = kind === 'REFRESH' && latest.status === 'APPROVED';
  const from = latest.decidedOn === null || mayRefresh ? today : tryAgainFrom(latest.decidedOn, latest.notBefore);
  return today >= from ? { kind, isOpen: true } : { kind, isOpen: false, from };
}

function kindFor(line: ReturningPerson['line'], today: CivilDate): ReapplyKind {
  if (line === null) return 'REAPPLY';
  return line.expiresOn <= addDays(today, REFRESH_BEFORE_END_DAYS) ? 'REFRESH' : 'INCREASE';
}

/** True for an application about a line that the person has. */
export const isOfLine = (purpose: ApplicationPurpose): boolean => purpose === 'REFRESH' || purpose === 'INCREASE';

/** What the engine is told: after a denial it decides as on a first application. */
export function decisionPurpose(purpose: ApplicationPurpose): 'NEW' | 'REFRESH' | 'INCREASE' {
  return purpose === 'REAPPLY' ? 'NEW' : purpose;
}
