import type { CivilDate } from '../calendar/civil-date';
import type { ApplicationStatus } from '../enums';
import type { RuleVerdict } from '../underwriting/resolve-outcome';
import { tryAgainFrom } from './resume';

/** What the checks of a person's identity still ask of an application: questions, a photograph, more; or they failed. */
export const IDENTITY_STEPS = ['QUESTIONS', 'PHOTO', 'MORE_INFO', 'FAILED'] as const;
export type IdentityStep = (typeof IDENTITY_STEPS)[number];

/** An application with its latest decision. */
export type Checked = {
  readonly status: ApplicationStatus;
  readonly verdict: RuleVerdict;
  /** Codes of what a denial was for. */
  readonly reasons: readonly string[];
  readonly decidedOn: CivilDate;
};

const STEPS: Readonly<Partial<Record<RuleVerdict, IdentityStep>>> = {
  KBA: 'QUESTIONS',
  PERSONA: 'PHOTO',
  NEED_MORE_INFO: 'MORE_INFO',
};

/**
 * What holds an application up before the rules look at the credit: the identity check and nothing else. Null where nothing of
 * the kind does; a denial for it counts for as long as it stands.
 */
export function identityStepOf(
  { status, verdict, reasons, decidedOn }: Checked,
  today: CivilDate,
): IdentityStep | null {
  if (status === 'REVIEW' || status === 'INCOMPLETE') return STEPS[verdict] ?? null;
  const isForIdentity = reasons.length > 0 && reasons.every((code) => code === 'IDENTITY_UNVERIFIED');
  // For identity alone, so no birthday ends it.
  return status === 'DENIED' && isForIdentity && today < tryAgainFrom(decidedOn, null) ? 'FAILED' : null;
}
