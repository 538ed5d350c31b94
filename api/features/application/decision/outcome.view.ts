import type { finishResult, kbaExam } from '@contract/application/entity';
import type { Language } from '@contract/language';
import { isOfLine } from '@domain/application/reapply';
import { tryAgainFrom } from '@domain/application/resume';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import type { MismatchField } from '@domain/enums';
import type { Cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentFromBps } from '@domain/money/rate';
import type { Decision } from '@domain/underwriting/decision';
import { describeReasons } from '@domain/underwriting/describe-reasons';
import { isLessThanAsked } from '@domain/underwriting/granted-limit';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { reasonFact } from '@domain/underwriting/reason-facts';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import type { RowOf } from '../../../db/statement';
import type { ApplicationTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import { maskEmail } from '../../../security/mask';
import type { KbaExam, KbaSubmission } from '../../../vendors/kba/port';
import type { ReadingFor } from '../../../work';
import { lineOfBorrower, lineView } from '../../credit-line/index';
import { loadRiskProfileVersion } from '../../risk/index';
import { type ApplicationCase, decisionById } from '../application.reads';
import { borrowerById } from '../borrower.reads';
import { offersPhotoCheck } from '../identity/photo-after-questions';
import { partnerLoanOf } from '../partner-lender/partner-loan.reads';
import { offerOnDay } from '../partner-lender/partner-offer';
import { deniedUntil } from './denied-until';
import { openStoredFile } from './stored-file';

export type OutcomeView = z.input<typeof finishResult>;
export type ExamView = z.input<typeof kbaExam>;

const dollars = (amount: number) => dollarsFromCents(amount as Cents);
const NO_REASONS: OutcomeView['deniedReasons'] = [];

/** Fields that differ from the credit file, with the flag that says whether the applicant has looked at them. */
export function mismatchesOf(application: Pick<ApplicationTable, 'mismatches'>) {
  // Written by `recordDecision` only.
  return JSON.parse(application.mismatches) as { field: MismatchField; visited: boolean }[];
}

/** The exam that was made last, open or not. */
export async function storedExam(db: Db, application: ApplicationTable, deps: Deps): Promise<KbaExam | null> {
  if (application.exam_vault_id === null) return null;
  // Sealed by `storeDecision` and `keepExam` only.
  return JSON.parse(await deps.vault.open(db, application.exam_vault_id)) as KbaExam;
}

/** The exam that waits for answers; null when none is open, or its ten minutes are over. */
export async function findOpenExam(db: Db, application: ApplicationTable, deps: Deps): Promise<KbaExam | null> {
  const exam = awaitsExam(application) ? await storedExam(db, application, deps) : null;
  return exam && exam.expiresAt > deps.clock.now() ? exam : null;
}

/** True while the questions were asked and not answered. */
export function awaitsExam(application: ApplicationTable): boolean {
  return application.kba_required === 1 && application.kba_passed === null;
}

export function examView(exam: KbaExam, application: Pick<ApplicationTable, 'exam_answers'>): ExamView {
  // Written by `keepAnswers` only.
  const kept = JSON.parse(application.exam_answers ?? 'null') as KbaSubmission | null;
  return {
    answers: kept?.examId === exam.examId ? [...kept.answers] : [],
    examId: exam.examId,
    expiresAt: exam.expiresAt,
    questions: exam.questions.map((question) => ({
      id: question.questionId,
      text: question.text,
      options: question.options.map(({ optionId, text }) => ({ id: optionId, text })),
    })),
  };
}

/** The outcome of a submitted application in the words of finish; null before the first submission. */
export async function viewOutcome(
  { db, deps, language }: ReadingFor,
  of: ApplicationCase,
): Promise<OutcomeView | null> {
  const { application, borrower } = of;
  if (application.submitted_at === null) return null;
  const stored =
    application.decision_id === null ? undefined : await db.first(decisionById, { id: application.decision_id });
  const decision = stored ? (JSON.parse(stored.record) as Decision) : undefined;
  const line = await db.first(lineOfBorrower, { borrowerId: borrower.id });
  const exam = await findOpenExam(db, application, deps);
  const partner = await db.first(partnerLoanOf, { applicationId: application.id });
  const partnerOffer = partner ? offerOnDay(partner, { clock: deps.clock, at: of.practice }) : null;
  const isApproved = application.status === 'APPROVED';
  return {
    status: application.status,
    mismatches: mismatchesOf(application),
    approvedCreditLine: application.approved_line_cents === null ? null : dollars(application.approved_line_cents),
    requestedAmount: application.requested_amount_cents === null ? null : dollars(application.requested_amount_cents),
    counterOffer: isApproved && isCounterOffer(application, decision),
    apr: isApproved ? rangeOf(decision, ({ aprBps }) => percentFromBps(aprBps)) : null,
    months: isApproved ? rangeOf(decision, ({ fixedTerm }) => fixedTerm) : null,
    // A denial of more, or of a refresh, leaves the line as it is.
    creditProfile: line && (isApproved || isOfLine(application.purpose)) ? lineView(line, deps.clock) : null,
    contractNumber: application.contract_number,
    accountNumber: isApproved ? borrower.account_number : null,
    freeze: application.freeze === 1,
    needMoreInfo: application.need_more_info === 1,
    genesisApr: partnerOffer?.aprPercent ?? null,
    ssnUsed: application.ssn_used === 1,
    duplicatedSsnOwnerEmail: await maskedOwner(db, application),
    patientfiPlusAvailable: application.page_path === 'patientfi-plus' && decision?.patientfiPlusAvailable === true,
    patientfiPlusAskedAt: application.patientfi_plus_asked_at,
    truvalidate: { KBA: exam ? examView(exam, application) : null },
    KBARequired: awaitsExam(application),
    personaRequired: application.persona_required === 1,
    pendOutOfState: application.pend_out_of_state === 1,
    fraudAlerts: application.fraud_alert === 1,
    isIdentityVerified: application.identity_verified === 1,
    mayVerifyIdentity: await offersPhotoCheck(db, of, deps),
    agreementSigned: application.agreement_signed_at !== null,
    deniedReasons:
      stored && decision ? await reasonViews({ db, deps, language }, of, { decision, stored }) : NO_REASONS,
    tryAgainFrom:
      application.status === 'DENIED' && application.page_path !== 'mismatches'
        ? tryAgainFrom(civilDate(application.submitted_at.slice(0, 10)), await deniedUntil(db, of))
        : null,
    userReference: borrower.user_reference,
    qualifier: partner ? 'GENESIS' : null,
    // The applicant's session goes on; a further application has one of its own, which `applyAgain` opens.
    token: null,
    pagePath: application.page_path,
  };
}

/** True where the limit that was given is less than was asked for. */
function isCounterOffer(
  { approved_line_cents: limit, requested_amount_cents: requestedCents }: ApplicationTable,
  decision: Decision | undefined,
): boolean {
  return decision !== undefined && isLessThanAsked(decision, { limitCents: Number(limit ?? 0), requestedCents });
}

/** Why an outcome is a denial, in sentences; null where it is none. */
export function deniedIn({ status, deniedReasons, ssnUsed }: OutcomeView): string | null {
  if (status !== 'DENIED') return null;
  return ssnUsed ? NUMBER_OF_ANOTHER : deniedReasons.map(({ text }) => text).join(' ');
}

const NUMBER_OF_ANOTHER = 'This Social Security number is already on another account.';

async function maskedOwner(db: Db, application: ApplicationTable): Promise<string | null> {
  if (application.ssn_used === 0 || application.duplicate_of_borrower_id === null) return null;
  const owner = await db.first(borrowerById, { id: application.duplicate_of_borrower_id });
  return owner ? maskEmail(owner.email) : null;
}

function rangeOf(
  decision: Decision | undefined,
  figure: (offer: Decision['offers'][number]) => number,
): { from: number; to: number } | null {
  const figures = decision?.offers.map(figure) ?? [];
  return figures.length === 0 ? null : { from: Math.min(...figures), to: Math.max(...figures) };
}

/** What a file says of months counts from the day on which it was read; the decision may come weeks later. */
async function fileReadOn(
  { db, deps }: { db: Db; deps: Pick<Deps, 'vault'> },
  application: ApplicationTable,
  decidedOn: CivilDate,
): Promise<CivilDate> {
  if (application.bureau_vault_id === null) return decidedOn;
  return (await openStoredFile(db, application, deps)).file.pulledOn ?? decidedOn;
}

/** Reasons as the applicant reads them, with their facts: of a denial, or of a line below the request. */
async function reasonViews(
  { db, deps, language }: { db: Db; deps: Pick<Deps, 'vault'>; language: Language },
  { application, practice }: ApplicationCase,
  { decision, stored }: { decision: Decision; stored: RowOf<typeof decisionById> },
): Promise<OutcomeView['deniedReasons']> {
  if (application.status !== 'DENIED' && !isCounterOffer(application, decision)) return NO_REASONS;
  const profile = await loadRiskProfileVersion(db, stored.risk_profile_id, {
    version: stored.risk_profile_version,
    productGroupId: stored.product_group_id ?? practice.product_group_id,
  });
  // Sealed by `storeDecision` only.
  const inputs = JSON.parse(await deps.vault.open(db, stored.inputs_vault_id)) as DecisionInputs;
  const readOn = await fileReadOn({ db, deps }, application, civilDate(stored.as_of));
  const added = profile.compiled.configuration.reasons;
  return describeReasons(decision.reasons, added, language).map((reason) => ({
    code: reason.code,
    text: reason.patientText,
    fact: reasonFact(reason.code, inputs, readOn),
    howToImprove: reason.howToImprove,
  }));
}
