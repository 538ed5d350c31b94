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
import {
  afterMismatchUpdate,
  keepVisited,
  outcomeOfFailedCall,
  submitsIdentityAtOnce,
} from '@domain/application/transitions';
import { ApiError, UnseenError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { startSession } from '@portals/state/session.store';
import { toast } from '@portals/state/toast.store';
import { underVeil } from '@portals/state/veil.store';
import { veilWords } from '@portals/steps/veil-words';
import { messages } from '../messages';
import { refreshApplication } from './application.actions';
import { apply, type Outcome } from './apply.store';
import { tellSubmitted } from './host.actions';
import { stepOf } from './steps';

/** Takes the outcome into the application, so that every screen and the resume rule see the same state. */
function takeOutcome(result: Outcome): PagePath {
  const application = apply.application.data;
  if (result.token !== null) startSession(result.token, 'applicant');
  if (application) {
    const before = application.outcome?.mismatches ?? [];
    const fields = result.mismatches.map(({ field }) => field);
    const mismatches = keepVisited(before, fields);
    Object.assign(application, {
      status: result.status,
      pagePath: result.pagePath,
      outcome: { ...result, mismatches },
    });
  }
  return stepOf(result);
}

/**
 * Runs a call that decides. 400 and 404 are a denial (borrower §8), a conflict means that the server is at another step.
 * Everything else is thrown: a technical failure is never a denial.
 */
async function decide(run: () => Promise<Outcome>): Promise<PagePath> {
  try {
    return takeOutcome(await run());
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const denial = outcomeOfFailedCall(cause.status);
    const application = apply.application.data;
    if (denial && application) {
      Object.assign(application, denial);
      return denial.pagePath;
    }
    if (!isElsewhere(cause)) throw cause;
    const current = await refreshApplication();
    if (!current) throw cause;
    return stepOf(current);
  }
}

/** The server is at another step than this page. */
const isElsewhere = ({ code }: ApiError): boolean => code === 'STEP_ORDER' || code === 'STALE';

const idOfApplication = () => apply.applicationId ?? '';

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
      if (!(cause instanceof ApiError) || isElsewhere(cause)) return decide(() => Promise.reject(cause));
      return explainCorrection(cause);
    }
  });
}

function explainCorrection(failure: ApiError): PagePath {
  const application = apply.application.data;
  const denial = outcomeOfFailedCall(failure.status);
  const hasSsnMismatch = application?.outcome?.mismatches.some(({ field }) => field === 'ssn') ?? false;
  const facts = { httpStatus: failure.status, isReapply: apply.isReapply, mayRetry: denial === null, hasSsnMismatch };
  if (denial && application && afterMismatchUpdate(facts) === 'deny') {
    Object.assign(application, denial);
    return denial.pagePath;
  }
  // What is wrong with a field stands at the field.
  if (failure.code !== 'INVALID_FIELDS') toast(messages.correctionFailed, { values: { server: failure.message } });
  throw failure;
}

/** Marks a differing field as seen; the mark is kept across refreshes (borrower §5). */
export function visitMismatch(field: string): void {
  for (const item of apply.application.data?.outcome?.mismatches ?? []) if (item.field === field) item.visited = true;
}

/** Reads the open exam after a reload, when the outcome does not carry it. */
export async function loadExam(): Promise<void> {
  const outcome = apply.application.data?.outcome;
  if (!outcome || outcome.truvalidate.KBA) return;
  const { KBA } = await call(getKbaQuestions, { query: { applicationId: idOfApplication() } });
  outcome.truvalidate.KBA = KBA;
}

export type ExamAnswer = { questionId: string; optionId: string };

let keeping: Promise<unknown> = Promise.resolve();

/**
 * Takes the answers given so far, here and on the server, so that a reload goes on at the same question. Quiet: where the
 * server could not be reached a reload asks again, and nothing else is lost.
 */
export function keepAnswers(answers: readonly ExamAnswer[]): void {
  const exam = apply.application.data?.outcome?.truvalidate.KBA;
  if (!exam) return;
  exam.answers = [...answers];
  const body = { applicationId: idOfApplication(), payload: { examId: exam.examId, answers: exam.answers } };
  // One after the other, so that an earlier state never arrives last.
  keeping = keeping.then(() => call(saveKbaAnswers, { body })).catch(() => undefined);
}

/** Answers the identity questions, once. */
export function submitExam(examId: string, answers: readonly ExamAnswer[]): Promise<PagePath> {
  const body = {
    applicationId: idOfApplication(),
    payload: { examId, answers: [...answers] },
    ...(apply.isReapply && { activeReapply: true }),
  };
  return underVeil(veilWords.limit, () => decide(() => call(submitKbaExam, { body })));
}

/** Has the practice told that the patient would like its second payment method. Throws ApiError. */
export async function askForPlus(): Promise<void> {
  const { askedAt } = await call(askPatientfiPlus, { body: { applicationId: idOfApplication() } });
  const outcome = apply.application.data?.outcome;
  if (outcome) outcome.patientfiPlusAskedAt = askedAt;
}

/** Submits the result of the inquiry; quietly while another tab still has it open. */
export function submitIdentity({ quiet = false } = {}): Promise<PagePath> {
  const inquiryId = apply.inquiry?.inquiryId;
  const body = { applicationId: idOfApplication(), ...(inquiryId !== undefined && { inquiryId }) };
  const run = () => decide(() => call(submitIdentityVerification, { body }));
  return quiet ? run() : underVeil(veilWords.identity, run);
}

/**
 * Opens or resumes the inquiry. Returns null when its address is ready, or the next step when the inquiry was done before
 * (409) and has been submitted, or when the call means a denial.
 */
export async function openIdentity(): Promise<PagePath | null> {
  try {
    const { inquiryId, url } = await call(openIdentityVerification, { query: { applicationId: idOfApplication() } });
    apply.inquiry = { inquiryId, url };
    return null;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (submitsIdentityAtOnce(cause.status)) return submitIdentity();
    return decide(() => Promise.reject(cause));
  }
}
