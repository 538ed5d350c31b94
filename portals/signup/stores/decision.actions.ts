import { printDocument, viewDocument } from '@contract/document/calls';
import type { DocumentKey } from '@contract/document/entity';
import type { CallInput } from '@contract/endpoint';
import {
  correctSignupMismatches,
  finishSignup,
  getSignupInquiry,
  saveSignupKbaAnswers,
  submitSignupIdentity,
  submitSignupKbaExam,
} from '@contract/signup/calls';
import { type SignUpStep, signUpStepAfterFinish } from '@domain/membership/sign-up-steps';
import { UnseenError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load } from '@portals/state/resource';
import { underVeil } from '@portals/state/veil.store';
import { createDecision, createExam, createInquiry, markVisited, takeMismatches } from '@portals/steps/flow/decision';
import { signShown } from '@portals/steps/flow/elsewhere';
import type { Corrections } from '@portals/steps/mismatches/mismatch-fields';
import type { ExamAnswer } from '@portals/steps/questions/questions-step';
import { veilWords } from '@portals/steps/veil-words';
import { isSignUpStep, stepOf } from '../signup-flow';
import { host } from './host';
import { refreshSignup } from './signup.actions';
import { type Outcome, store } from './signup.store';

const agreementKey = 'membership-agreement' satisfies DocumentKey;
/** What signing accepts, by the keys of the texts. */
const CONSENTS = [agreementKey, 'electronic-records-signature', 'consent-and-authorization'] as const;

/** Takes the outcome into the sign-up and returns its step: the server's, else the order of membership §4 step 4. */
function takeOutcome(result: Outcome): SignUpStep {
  const { data } = store.signup;
  const exam = result.truvalidate.KBA;
  const step = isSignUpStep(result.pagePath)
    ? result.pagePath
    : signUpStepAfterFinish({
        status: result.status,
        kbaRequired: result.KBARequired,
        hasKbaQuestions: (exam?.questions.length ?? 0) > 0,
        personaRequired: result.personaRequired,
      });
  const mismatches = takeMismatches(data?.application?.mismatches, result.mismatches);
  if (data) Object.assign(data, { application: { ...result, mismatches }, KBA: exam, pagePath: step });
  host.tellSubmitted();
  return step;
}

const decide = createDecision<Outcome, SignUpStep>({
  take: takeOutcome,
  async read() {
    const current = await refreshSignup();
    return current && stepOf(current);
  },
});

/** Fetches the agreement. */
export function loadAgreement(): Promise<unknown> {
  return load(store.agreement, (signal) =>
    call(viewDocument, { params: { documentKey: agreementKey }, query: {} }, { signal }),
  );
}

/** Saves the agreement as a PDF. Throws ApiError. */
export const saveAgreement = (): Promise<void> =>
  download(printDocument, { params: { documentKey: agreementKey }, query: {} });

/** Runs a decision while waiting-confirmation is shown (membership §4 step 5). */
async function whilePending<T>(what: 'finish' | 'identity', run: () => Promise<T>): Promise<T> {
  store.pending = what;
  try {
    return await run();
  } finally {
    store.pending = null;
  }
}

/** What signing came to. `changed`: the text is another one by now and must be read again. */
export type Signing = { outcome: 'decided'; step: SignUpStep } | { outcome: 'changed' };

/** Signs the text that was shown and runs the decision. Throws ApiError on every other failure. */
export async function sign(typedName: string): Promise<Signing> {
  const disclosureHash = store.agreement.data?.sha256;
  if (disclosureHash === undefined) return { outcome: 'changed' };
  const body = { typedName, disclosureHash, consents: [...CONSENTS] };
  const run = () => decide(() => call(finishSignup, { body }), ['STEP_ORDER']);
  const step = await whilePending('finish', () => signShown(run, loadAgreement));
  return step === null ? { outcome: 'changed' } : { outcome: 'decided', step };
}

/** Asks for the decision again, after a lifted freeze or when the time for the questions is over. Throws ApiError. */
export const askAgain = (): Promise<SignUpStep> =>
  underVeil(veilWords.checking, () => decide(() => call(finishSignup, { body: {} })));

/** Keeps the answers to the identity questions that were given so far. */
export const keepAnswers = createExam(
  () => store.signup.data?.KBA ?? store.signup.data?.application?.truvalidate.KBA,
  (payload) => call(saveSignupKbaAnswers, { body: { payload } }),
);

/** Answers the identity questions, once. Throws ApiError, whose sentence is the response's error field. */
export function submitExam(examId: string, answers: readonly ExamAnswer[]): Promise<SignUpStep> {
  const body = { payload: { examId, answers: [...answers] } };
  return underVeil(veilWords.checking, () => decide(() => call(submitSignupKbaExam, { body })));
}

/** Reads the open exam after a reload; false when there is none. */
export async function loadExam(): Promise<boolean> {
  const current = await refreshSignup();
  if (!current && store.signup.error) throw store.signup.error;
  return current?.KBA != null;
}

/** The inquiry that was opened last; its id is the vendor's and stays in memory. */
let inquiryId: string | undefined;

/** The identity inquiry (membership §4 step 6, §8). */
export const { openIdentity: openInquiry, submitIdentity } = createInquiry<Outcome, SignUpStep>({
  async open() {
    const opened = await call(getSignupInquiry);
    inquiryId = opened.inquiryId;
    store.inquiryUrl = opened.url;
  },
  submit: () => call(submitSignupIdentity, { body: inquiryId === undefined ? {} : { inquiryId } }),
  decide,
  cover: (run) => whilePending('identity', run),
});

function wireOf({ name, dateOfBirth, ssn, address }: Corrections): CallInput<typeof correctSignupMismatches>['body'] {
  return {
    ...(name && { name: { first: name.firstName, last: name.lastName } }),
    ...(dateOfBirth && { dateOfBirth: dateOfBirth.birthDate }),
    ...(ssn && { ssnNumber: ssn.ssn }),
    ...(address && { address }),
  };
}

/** Corrects answers that did not match and decides again. A failure counts as a try (membership §4 step 7). */
export async function correct(corrections: Corrections): Promise<SignUpStep> {
  const body = wireOf(corrections);
  try {
    const step = await underVeil(veilWords.checking, () => decide(() => call(correctSignupMismatches, { body })));
    if (hasMismatches()) store.tries += 1;
    return step;
  } catch (cause) {
    if (!(cause instanceof UnseenError)) store.tries += 1;
    throw cause;
  }
}

export const hasMismatches = (): boolean => (store.signup.data?.application?.mismatches.length ?? 0) > 0;

/** Marks a differing field as seen; the mark is kept across refreshes. */
export const visitMismatch = (field: string): void => markVisited(store.signup.data?.application?.mismatches, field);
