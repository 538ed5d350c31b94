import { resolveOutcome } from '@domain/application/outcome';
import { CORRECTION_TRIES_MAX } from '@domain/application/resume';
import { keepVisited } from '@domain/application/transitions';
import type { ApplicationStatus, MismatchField } from '@domain/enums';
import {
  type SignUpAnswer,
  type SignUpStep,
  signUpStepAfterFinish,
  signUpStepAfterMismatch,
} from '@domain/membership/sign-up-steps';
import type { ApplicationCase } from '../application.reads';
import type { ApplicationChange } from '../application.writes';
import type { MadeDecision } from './decide-case';
import { mismatchesOf } from './outcome.view';

/** What a decision means for the application: status, step and flags. */
export type DecidedOutcome = {
  status: ApplicationStatus;
  pagePath: string;
  /** True when the denial stands and its notice is due; false while a correction can still turn it around. */
  isFinal: boolean;
  change: ApplicationChange;
};

type Circumstances = {
  hasExam: boolean;
  tries: number;
  isCorrection: boolean;
  /** Who the person under a fraud alert is was made sure of: its flag stays down. */
  isAlertSettled: boolean;
};

/**
 * Status, step and flags after a decision, in the client's order (borrower §4 Outcome, membership §4 step 4).
 * @param tries corrections that failed, this one included; at the limit the mismatches are settled as a denial.
 * @NOTE choice: a person looks at the application where questions are required but the vendor has none, and at a sign-up
 * whose file gives no income estimate, because the sign-up has no answer to complete.
 */
export function outcomeOfDecision(
  { application, practice }: ApplicationCase,
  { decision, granted, inputs }: Pick<MadeDecision, 'decision' | 'granted' | 'inputs'>,
  { hasExam, tries, isCorrection, isAlertSettled }: Circumstances,
): DecidedOutcome {
  const { flags } = decision;
  const lacksExam = flags.kbaRequired && !hasExam;
  const lacksIncome = application.enrollment === 'MEMBERSHIPS' && decision.verdict === 'INCOMPLETE';
  const mismatches = tries < CORRECTION_TRIES_MAX ? flags.mismatches : [];
  const facts = {
    status: lacksExam || (lacksIncome && !hasExam) ? ('REVIEW' as const) : decision.status,
    kbaRequired: flags.kbaRequired,
    hasKbaQuestions: hasExam,
    personaRequired: flags.personaRequired,
    freeze: flags.freeze,
    needMoreInfo: flags.needMoreInfo,
    ssnUsed: flags.ssnUsed,
    hasMismatches: mismatches.length > 0,
    fields: flags.mismatches,
    // The decision says that a second look is worth while; whose it is, the practice says on that day.
    patientfiPlusAvailable: decision.patientfiPlusAvailable && inputs.practiceSecondLook === 'PATIENTFI_PLUS',
    hasCreditLine: decision.approvedCreditLineCents > 0,
    // Without reasons nobody is denied: see decideFurther.
    isReapply: application.purpose !== 'NEW' && decision.reasons.length > 0,
    optionalDebitCard: practice.optional_debit_card === 1,
  };
  const { status, pagePath } =
    application.enrollment === 'APPLICATIONS'
      ? resolveOutcome(facts)
      : {
          status: facts.status,
          pagePath: isCorrection ? stepAfterCorrection(application, facts) : signUpStepAfterFinish(facts),
        };
  return {
    status,
    pagePath,
    isFinal: !facts.hasMismatches,
    change: {
      status,
      page_path: pagePath,
      freeze: bit(flags.freeze),
      need_more_info: bit(flags.needMoreInfo || lacksExam),
      persona_required: bit(flags.personaRequired),
      kba_required: bit(flags.kbaRequired && hasExam),
      ssn_used: bit(flags.ssnUsed),
      pend_out_of_state: bit(flags.pendOutOfState),
      fraud_alert: bit(flags.fraudAlerts && !isAlertSettled),
      mismatches: JSON.stringify(keepVisited(mismatchesOf(application), mismatches)),
      tries,
      grade: decision.grade,
      approved_line_cents: status === 'APPROVED' ? approvedCents(application.enrollment, { decision, granted }) : null,
      contract_number: status === 'APPROVED' ? `CL-${application.number}` : null,
    },
  };
}

/** The limit that is given; of a sign-up for a membership, which has none, what its plan may be worth. */
function approvedCents(
  enrollment: ApplicationCase['application']['enrollment'],
  { decision, granted }: Pick<MadeDecision, 'decision' | 'granted'>,
): number {
  return enrollment === 'APPLICATIONS' ? granted.limitCents : decision.approvedCreditLineCents;
}

/** True where a step of the person's own follows, of which no email about the decision tells. */
export function isStepLeft({ status, isFinal, change }: DecidedOutcome): boolean {
  return status === 'INCOMPLETE' || !isFinal || change.kba_required === 1 || change.persona_required === 1;
}

/** Questions and the identity inquiry come first here too; then membership §4 step 7. */
function stepAfterCorrection(
  before: ApplicationCase['application'],
  facts: SignUpAnswer & { hasMismatches: boolean; fields: readonly MismatchField[] },
): SignUpStep {
  if (facts.personaRequired || (facts.kbaRequired && facts.hasKbaQuestions)) return signUpStepAfterFinish(facts);
  const hadSsn = mismatchesOf(before).some(({ field }) => field === 'ssn');
  return signUpStepAfterMismatch({ ...facts, isSsnResolved: hadSsn && !facts.fields.includes('ssn') });
}

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);
