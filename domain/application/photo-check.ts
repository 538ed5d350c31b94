import type { CivilDate } from '../calendar/civil-date';
import type { ApplicationStatus } from '../enums';
import { tryAgainFrom } from './resume';

export type DeniedForQuestions = {
  readonly status: ApplicationStatus;
  /** Null while none were asked or answered. */
  readonly kbaPassed: boolean | null;
  readonly isIdentityVerified: boolean;
  /** A photograph was shown after the questions and did not prove it. */
  readonly hasFailedPhoto: boolean;
  /** Codes of what the denial was for. */
  readonly reasons: readonly string[];
  readonly decidedOn: CivilDate | null;
};

/**
 * True while a person who failed the identity questions may prove by a photograph who they are: nothing else speaks against them, it
 * was not tried, and the denial still stands. Whoever is not known by old addresses has a document all the same.
 * @NOTE choice: the specification ends failed questions in a denial; the denial and its notice stay, and the photograph decides again.
 */
export function mayProveByPhoto(facts: DeniedForQuestions, today: CivilDate): boolean {
  const { status, kbaPassed, isIdentityVerified, hasFailedPhoto, reasons, decidedOn } = facts;
  if (status !== 'DENIED' || kbaPassed !== false || isIdentityVerified || hasFailedPhoto) return false;
  // For identity alone, as the last line asks, so no birthday ends it.
  if (decidedOn === null || today >= tryAgainFrom(decidedOn, null)) return false;
  return reasons.length > 0 && reasons.every((code) => code === 'IDENTITY_UNVERIFIED');
}
