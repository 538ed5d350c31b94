import { missingAnswers } from '@domain/application/required-answers';
import { isCivilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { askVendorOnce } from '../../../command/ask-vendor-once';
import type { Context } from '../../../command/command';
import type { Db, Tx } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { ApplicantActor, BorrowerActor, StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import type { CreditFile } from '../../../vendors/credit-bureau/port';
import type { KbaExam } from '../../../vendors/kba/port';
import type { Person } from '../../../vendors/person';
import type { ReadingFor, RequestedWork } from '../../../work';
import { refuseBlocked } from '../../credit-line/index';
import { openHousehold } from '../../household/index';
import { givenAnswers, needsSpouseNotice } from '../answers/given-answers';
import { openSsn } from '../answers/ssn';
import { type ApplicationCase, getCase, lockCase } from '../application.reads';
import { decideCase } from './decide-case';
import type { Flow } from './flow';
import { type OutcomeView, viewOutcome } from './outcome.view';
import { isStepLeft } from './outcome-of-decision';
import { storeDecision } from './store-decision';
import { mailPayload } from './tell-outcome';

export type Pull = {
  of: ApplicationCase;
  person: Person;
  /** Reference of the pull whose differing answers this one corrects. */
  corrects?: string;
  /** The TruValidate session of the device on which the person goes on. */
  deviceSession?: string | undefined;
};
export type PullAnswer = { file: CreditFile; exam: KbaExam | null };

/** What a flow signs together with the decision: checked before the pull, kept with it. */
export type AgreementPart = {
  check: (tx: Tx, of: ApplicationCase) => Promise<void>;
  keep: (context: Context, of: ApplicationCase) => Promise<void>;
};
const NO_AGREEMENT: AgreementPart = { check: async () => undefined, keep: async () => undefined };

/** Who asks that an application is worked on, with the request. */
export type VendorRequest = { deps: Deps; meta: RequestMeta; actor: ApplicantActor | BorrowerActor | StaffActor };

/**
 * Runs the decision. The credit file is pulled between two transactions; a bureau that does not answer leaves the
 * application as it was and answers 503, never a denial. Finishing again after the decision answers the stored outcome.
 *
 * Effects: see `storeDecision`. Idempotent by Idempotency-Key, and by nature: an application is submitted once.
 * @throws AppError INVALID_FIELDS that names every missing answer, CONFLICT when answers change meanwhile, NOT_FOUND;
 * VendorError.
 * Source: borrower §4 Outcome, §7 finish; reliability S1.
 */
export function finishApplication(
  asked: VendorRequest,
  applicationId: string,
  {
    flow,
    agreement = NO_AGREEMENT,
    deviceSession,
  }: { flow: Flow; agreement?: AgreementPart | undefined; deviceSession?: string | undefined },
) {
  const { deps } = asked;
  return askVendorOnce<VendorRequest['actor'], Pull, PullAnswer, OutcomeView>(asked, deps, {
    prepare: async ({ tx, leaveNoRow }) => {
      leaveNoRow('Only looks.');
      const of = await lockCase(tx, applicationId, flow.enrollment);
      if (!awaitsFinish(of)) return { done: await getOutcome({ db: tx, deps, language: asked.meta.language }, of) };
      refuseNewCredit(of);
      if (flow.enrollment === 'APPLICATIONS') await refuseIncomplete(tx, of, deps);
      await agreement.check(tx, of);
      return { plan: { of, person: await personOf(tx, of, deps), deviceSession: deviceSession || undefined } };
    },
    ask: (pull) => pullFile(pull, deps),
    conclude: async (context, pull, { file, exam }) => {
      const { tx } = context;
      const of = await lockCase(tx, applicationId, flow.enrollment);
      if (awaitsFinish(of)) {
        refuseNewCredit(of);
        refuseChanged(pull.of, of);
        await agreement.keep(context, of);
        const { outcome } = await storeDecision(context, of, {
          file,
          bureauVaultId: null,
          exam,
          deviceSession: pull.deviceSession,
        });
        // Whoever finishes by themselves has the step before them.
        if (context.actor.kind === 'staff' && isStepLeft(outcome))
          await context.send('application-step-left', mailPayload(of));
      } else context.leaveNoRow('Decided by now.');
      return viewAfter(context, applicationId, flow);
    },
  });
}

/** A hold of financing refuses its credit, and is nothing that a sign-up for a membership tells. @throws AppError ACCOUNT_BLOCKED */
export function refuseNewCredit({ application, borrower }: ApplicationCase): void {
  if (application.enrollment === 'APPLICATIONS') refuseBlocked(borrower);
}

/** True until the decision; a sign-up whose identity was then verified finishes again (membership §4 step 6). */
function awaitsFinish({ application }: ApplicationCase): boolean {
  return application.submitted_at === null || application.page_path === 'agreement-step';
}

/** @throws AppError INVALID_FIELDS with one fault for each missing answer. */
async function refuseIncomplete(db: Db, of: ApplicationCase, deps: Deps): Promise<void> {
  const household = await openHousehold(db, of.application.household_vault_id, deps);
  const rules = {
    spouseNotice: await needsSpouseNotice(db, of),
    requiresPatientInfo: of.practice.requires_patient_info === 1,
  };
  const missing = missingAnswers(givenAnswers(of, household), rules);
  if (missing.length === 0) return;
  throw new AppError('INVALID_FIELDS', { fields: missing.map((field) => ({ field, message: 'This is required.' })) });
}

/**
 * The person as the bureau and the questions need to find them.
 * @throws AppError STEP_ORDER when an answer is missing.
 */
export async function personOf(db: Db, of: ApplicationCase, deps: Deps): Promise<Person> {
  const { first_name: firstName, last_name: lastName, birth_date: birthDate } = of.borrower;
  const { street, unit, city, state_code: stateCode, zip_code: zipCode } = of.borrower;
  const ssn = await openSsn(db, of.borrower, deps);
  if (!firstName || !lastName || !birthDate || !isCivilDate(birthDate) || !ssn) throw new AppError('STEP_ORDER');
  if (!street || !city || !stateCode || !zipCode) throw new AppError('STEP_ORDER');
  const address = { street, ...(unit === null ? {} : { unit }), city, stateCode, zipCode };
  return { firstName, lastName, birthDate, ssn, address };
}

/**
 * Pulls the credit file and, when the rules then ask for knowledge questions, has them made. Outside transactions.
 * The operation is the same for every repeat of one try with the same answers, so that a repeat is the same pull.
 */
export async function pullFile({ of, person, corrects, deviceSession }: Pull, deps: Deps): Promise<PullAnswer> {
  const { application } = of;
  const income = application.annual_income_cents;
  const facts = deps.vault.blindIndex('pull', canonicalJson(person)).slice(0, 16);
  const operationId = `${application.id}:after:${application.decision_id ?? 'none'}:${facts}`;
  const file = await deps.vendors.creditBureau.softPull({
    person,
    ...(income === null ? {} : { statedAnnualIncomeCents: cents(income) }),
    ...(corrects === undefined ? {} : { corrects }),
    deviceSession,
    operationId,
  });
  const { decision } = await decideCase({ db: deps.database.read, deps }, of, { file });
  if (!decision.flags.kbaRequired) return { file, exam: null };
  return {
    file,
    exam: await deps.vendors.kba.createExam({ person, deviceSession, operationId: `${operationId}:kba` }),
  };
}

/** @throws AppError CONFLICT when the file was pulled for other answers than those that stand. */
export function refuseChanged(before: ApplicationCase, after: ApplicationCase): void {
  const isSame =
    before.application.version === after.application.version && before.borrower.version === after.borrower.version;
  if (!isSame) throw new AppError('STALE');
}

/** The outcome of a submitted application. */
export async function getOutcome(reading: ReadingFor, of: ApplicationCase): Promise<OutcomeView> {
  const outcome = await viewOutcome(reading, of);
  if (!outcome) throw new Error(`Application ${of.application.id} has no outcome`);
  return outcome;
}

/** The outcome as it stands, read again so that an answer never describes a state that is not stored. */
export async function viewAfter(
  { tx, deps, meta }: RequestedWork,
  applicationId: string,
  flow: Flow,
): Promise<OutcomeView> {
  const reading = { db: tx, deps, language: meta.language };
  return getOutcome(reading, await getCase(tx, applicationId, flow.enrollment));
}
