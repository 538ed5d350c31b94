import {
  correctMismatches,
  finishApplication,
  openIdentityVerification,
  submitIdentityVerification,
} from '@contract/application/decision-calls';
import { getKbaQuestions, saveKbaAnswers, submitKbaExam } from '@contract/application/exam-calls';
import { askPatientfiPlus } from '@contract/application/patientfi-plus-calls';
import type { CallInput } from '@contract/endpoint';
import type { PagePath } from '@domain/application/steps';
import { afterMismatchUpdate, outcomeOfFailedCall } from '@domain/application/transitions';
import { ApiError, UnseenError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { startSession } from '@portals/state/session.store';
import { toast } from '@portals/state/toast.store';
import { underVeil } from '@portals/state/veil.store';
import { createDecision, createExam, createInquiry, markVisited, takeMismatches } from '@portals/steps/flow/decision';
import { ELSEWHERE } from '@portals/steps/flow/elsewhere';
import type { ExamAnswer } from '@portals/steps/questions/questions-step';
import { veilWords } from '@portals/steps/veil-words';
import { stepOf } from '../application-flow';
import { messages } from '../messages';
import { refreshApplication } from './application.actions';
import { apply, type Outcome } from './apply.store';
import { tellSubmitted } from './host.actions';

const idOfApplication = () => apply.applicationId ?? '';
const outcomeNow = () => apply.application.data?.outcome;

/** Takes the outcome into the application, so that every screen and the resume rule see the same state. */
function takeOutcome(result: Outcome): PagePath {
  const application = apply.application.data;
  if (result.token !== null) startSession(result.token, 'applicant');
  if (application)
    Object.assign(application, {
      status: result.status,
      pagePath: result.pagePath,
      outcome: { ...result, mismatches: takeMismatches(application.outcome?.mismatches, result.mismatches) },
    });
  return stepOf(result);
}

/** The denial that a failure means (borrower §8); null for a technical failure, which never is one. */
function denialOf({ status }: ApiError): PagePath | null {
  const application = apply.application.data;
  const denial = outcomeOfFailedCall(status);
  if (!denial || !application) return null;
  Object.assign(application, denial);
  return denial.pagePath;
}

const decide = createDecision<Outcome, PagePath>({
  take: takeOutcome,
  async read() {
    const current = await refreshApplication();
    return current && stepOf(current);
  },
  outcomeOf: denialOf,
});

/** Runs the decision under the veil and returns the step of its outcome. Throws ApiError on technical failures. */
export async function finish(): Promise<PagePath> {
  const body = { applicationId: idOfApplication() };
  const step = await underVeil(veilWords.limit, () => decide(() => call(finishApplication, { body })));
  tellSubmitted();
  return step;
}

type Corrections = Omit<CallInput<typeof correctMismatches>['body'], 'applicationId'>;

/**
 * Corrects answers that did not match; the server decides again in the same call. One that failed is told for two seconds
 * and stays to be sent again; only without a retry, and where the number differs, it is a denial (borrower §4 Failures, §8).
 */
export function correct(corrections: Corrections): Promise<PagePath> {
  const body = { applicationId: idOfApplication(), ...corrections };
  return underVeil(veilWords.limit, async () => {
    try {
      return takeOutcome(await call(correctMismatches, { body }));
    } catch (cause) {
      if (cause instanceof UnseenError) throw cause;
      if (!(cause instanceof ApiError) || ELSEWHERE.includes(cause.code)) return decide(() => Promise.reject(cause));
      return explainCorrection(cause);
    }
  });
}

function explainCorrection(failure: ApiError): PagePath {
  const mayRetry = outcomeOfFailedCall(failure.status) === null;
  const hasSsnMismatch = outcomeNow()?.mismatches.some(({ field }) => field === 'ssn') ?? false;
  const facts = { httpStatus: failure.status, isReapply: apply.isReapply, mayRetry, hasSsnMismatch };
  const denied = afterMismatchUpdate(facts) === 'deny' ? denialOf(failure) : null;
  if (denied !== null) return denied;
  // What is wrong with a field stands at the field.
  if (failure.code !== 'INVALID_FIELDS') toast(messages.correctionFailed, { values: { server: failure.message } });
  throw failure;
}

/** Marks a differing field as seen; the mark is kept across refreshes (borrower §5). */
export const visitMismatch = (field: string): void => markVisited(outcomeNow()?.mismatches, field);

/** Reads the open exam after a reload, when the outcome does not carry it. */
export async function loadExam(): Promise<void> {
  const outcome = outcomeNow();
  if (!outcome || outcome.truvalidate.KBA) return;
  const { KBA } = await call(getKbaQuestions, { query: { applicationId: idOfApplication() } });
  outcome.truvalidate.KBA = KBA;
}

/** Keeps the answers to the identity questions that were given so far. */
export const keepAnswers = createExam(
  () => outcomeNow()?.truvalidate.KBA,
  (payload) => call(saveKbaAnswers, { body: { applicationId: idOfApplication(), payload } }),
);

/** Answers the identity questions, once. */
export function submitExam(examId: string, answers: readonly ExamAnswer[]): Promise<PagePath> {
  const body = {
    applicationId: idOfApplication(),
    payload: { examId, answers: [...answers] },
    ...(apply.isReapply && { activeReapply: true }),
  };
  return underVeil(veilWords.limit, () => decide(() => call(submitKbaExam, { body })));
}

/** Has the practice told that the patient would like its second way to pay. Throws ApiError. */
export async function askForPlus(): Promise<void> {
  const { askedAt } = await call(askPatientfiPlus, { body: { applicationId: idOfApplication() } });
  const outcome = outcomeNow();
  if (outcome) outcome.patientfiPlusAskedAt = askedAt;
}

/** The identity inquiry. */
export const { openIdentity, submitIdentity } = createInquiry<Outcome, PagePath>({
  async open() {
    const { inquiryId, url } = await call(openIdentityVerification, { query: { applicationId: idOfApplication() } });
    apply.inquiry = { inquiryId, url };
  },
  submit() {
    const inquiryId = apply.inquiry?.inquiryId;
    const body = { applicationId: idOfApplication(), ...(inquiryId !== undefined && { inquiryId }) };
    return call(submitIdentityVerification, { body });
  },
  decide,
  cover: (run) => underVeil(veilWords.identity, run),
});
