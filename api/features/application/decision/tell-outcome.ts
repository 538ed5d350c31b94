import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import type { Cents } from '@domain/money/cents';
import { fullName } from '@domain/person-name';
import type { Decision } from '@domain/underwriting/decision';
import { usesReport } from '@domain/underwriting/file-reasons';
import type { GrantedLimit } from '@domain/underwriting/granted-limit';
import type { ReasonCode } from '@domain/underwriting/reasons';
import type { CreditFile } from '../../../vendors/credit-bureau/port';
import type { Work } from '../../../work';
import { type AdverseActionFacts, adverseActionNoticeContent, reachOf } from '../../document/index';
import type { ApplicationCase } from '../application.reads';
import type { ApplicationMail } from '../application-mail';
import { keepNotice, keepScoreDisclosure, SCORE_RANGE } from '../notice/keep-notice';
import { insertDelivery } from '../notice/notice-delivery.writes';
import type { MadeDecision } from './decide-case';
import { FLOWS } from './flow';
import type { DecidedOutcome } from './outcome-of-decision';
import { factorTexts } from './score-factors';

/**
 * Reasons without the report, and reasons about who the applicant is: the score was not used, and must not reach somebody who may be a
 * stranger.
 */
const WITHOUT_SCORE = new Set<string>([
  'STATE_NOT_SERVED',
  'AGE_CAPACITY',
  'IDENTITY_UNVERIFIED',
  'RESIDENCE_UNVERIFIED',
  'DUPLICATE_APPLICATION',
  'FRAUD_REVIEW',
  'PAST_DUE_WITH_US',
  'POOR_WITH_US',
  'CHARGED_OFF_WITH_US',
] satisfies ReasonCode[]);

/**
 * Tells the applicant: the adverse action notice is kept as a document where one is due, the credit score disclosure of an approval too, and the e-mail is queued. Nothing
 * is sent for a step that the applicant takes at once (questions, identity inquiry, a correction).
 * Source: 12 CFR 1002.9(a), 15 USC 1681m(a).
 */
export async function tellOutcome(
  { tx, deps }: Work,
  of: ApplicationCase,
  told: { made: MadeDecision; outcome: DecidedOutcome; file: CreditFile },
): Promise<void> {
  const { made, outcome, file } = told;
  const { status, isFinal } = outcome;
  const isLess = status === 'APPROVED' && made.granted.isLess;
  // The number is on another person's account, and this may be a stranger: no decision about credit is told, the screen
  // and the e-mail say the same, that there is an account already.
  const isDuplicate = status === 'DENIED' && outcome.change.ssn_used === 1;
  const isDenied = status === 'DENIED' && isFinal && !isDuplicate;
  const documentIds: string[] = [];
  const noticeId = isDenied || isLess ? await keepAdverseAction({ tx, deps }, of, noticeOf(told)) : null;
  if (noticeId !== null) documentIds.push(noticeId);
  // A membership has no rates.
  if (status === 'APPROVED' && of.application.enrollment === 'APPLICATIONS')
    documentIds.push(await keepScoreDisclosure({ tx, deps }, of, { file, decidedOn: made.asOf }));
  if (status === 'APPROVED') await queue({ tx, deps }, 'application-approved', { of, documentIds, noticeId });
  if (isDuplicate) await queue({ tx, deps }, 'application-duplicate', { of, documentIds: [] });
  if (isDenied) await queue({ tx, deps }, 'application-denied', { of, documentIds, noticeId });
  if (status === 'REVIEW' && outcome.change.persona_required === 0)
    await queue({ tx, deps }, 'application-review', { of, documentIds: [] });
}

/**
 * Tells of a denial that was left open for a correction and now stands.
 * Source: 12 CFR 1002.9(a)(1).
 */
export async function tellSettledDenial({ tx, deps }: Work, of: ApplicationCase, notice: Notice): Promise<void> {
  const noticeId = await keepAdverseAction({ tx, deps }, of, notice);
  await queue({ tx, deps }, 'application-denied', { of, documentIds: [noticeId], noticeId });
}

/**
 * Tells of a limit that ended before its day, by an adverse action notice that rests on no report.
 * @returns the id of the notice.
 */
export async function tellEndedLimit(
  { tx, deps }: Work,
  of: ApplicationCase,
  { reasons, noticeOn }: { reasons: readonly ReasonCode[]; noticeOn: CivilDate },
): Promise<string> {
  const whose = noticeFacts(of, deps);
  const write = (language: Language) =>
    adverseActionNoticeContent({
      ...whose,
      language,
      action: { kind: 'LIMIT_ENDED' },
      noticeOn,
      reasons,
      agency: null,
      score: null,
    });
  const noticeId = await keepNotice({ tx, deps }, of, { write, evidence: {} });
  await queue({ tx, deps }, 'limit-ended', { of, documentIds: [noticeId], noticeId });
  return noticeId;
}

/** What an adverse action notice says. */
export type Notice = {
  decision: Decision;
  /** The day of the decision, which is that of the score where its file does not tell, and the day of the notice. */
  decidedOn: CivilDate;
  noticeOn: CivilDate;
  /** What was given; null of a denial. */
  granted: GrantedLimit | null;
  addedReasons: MadeDecision['profile']['compiled']['configuration']['reasons'];
  file: CreditFile;
};

function noticeOf({ made, outcome, file }: { made: MadeDecision; outcome: DecidedOutcome; file: CreditFile }): Notice {
  const { decision, asOf, profile } = made;
  const addedReasons = profile.compiled.configuration.reasons;
  const granted = outcome.status === 'DENIED' ? null : made.granted;
  return { decision, decidedOn: asOf, noticeOn: asOf, granted, addedReasons, file };
}

/** What is told of a decision. */
type Queued =
  | 'application-approved'
  | 'application-denied'
  | 'application-duplicate'
  | 'application-review'
  | 'limit-ended';

async function queue(
  { tx, deps }: Work,
  kind: Queued,
  {
    of,
    documentIds,
    noticeId = null,
  }: { of: ApplicationCase; documentIds: readonly string[]; noticeId?: string | null },
): Promise<void> {
  const id = await deps.outbox.add(tx, { kind, payload: { ...mailPayload(of), documentIds } });
  if (noticeId === null) return;
  const whose = { application_id: of.application.id, document_id: noticeId, queued_at: deps.clock.now() };
  await tx.run(insertDelivery, { id, ...whose, sent_at: null, returned_at: null, return_reason: null });
}

/** What a message about an application carries: who gets it, for which brand, and where its button leads. */
export function mailPayload({ application, borrower, practice }: ApplicationCase): ApplicationMail {
  const flow = FLOWS[application.enrollment];
  return {
    applicationId: application.id,
    borrowerId: borrower.id,
    to: borrower.email,
    firstName: borrower.first_name,
    brand: flow.brand,
    path: flow.pathOf(practice.slug, flow.returnStep),
  };
}

function keepAdverseAction(
  { tx, deps }: Work,
  of: ApplicationCase,
  { decision, decidedOn, noticeOn, granted, addedReasons, file }: Notice,
): Promise<string> {
  const { application } = of;
  const whose = noticeFacts(of, deps);
  const usedReport = usesReport(decision.reasons.map((code) => ({ code })));
  const usedScore = file.score !== null && decision.reasons.some((code) => !WITHOUT_SCORE.has(code));
  const write = (language: Language) =>
    adverseActionNoticeContent({
      ...whose,
      language,
      action: actionOf(application, granted),
      noticeOn,
      reasons: decision.reasons,
      ...(addedReasons === undefined ? {} : { addedReasons }),
      agency: usedReport ? file.agency : null,
      score:
        usedScore && file.score !== null
          ? {
              value: file.score,
              ...SCORE_RANGE,
              asOf: file.pulledOn ?? decidedOn,
              keyFactors: factorTexts(file.factors, language),
            }
          : null,
    });
  return keepNotice({ tx, deps }, of, { write, evidence: { bureauReference: file.reference } });
}

/** Whose notice it is, and whose application. */
function noticeFacts({ application, borrower }: ApplicationCase, { config }: Pick<Work['deps'], 'config'>) {
  const brand = application.enrollment === 'MEMBERSHIPS' ? config.brandMembership : config.brandFinancing;
  return {
    creditor: brand.name,
    postalAddress: brand.postalAddress,
    supportEmail: brand.supportEmail,
    ...reachOf(brand),
    borrowerName: fullName(borrower.first_name, borrower.last_name),
    applicationNumber: application.number,
  };
}

function actionOf(
  { purpose, requested_amount_cents: requestedCents }: ApplicationCase['application'],
  granted: GrantedLimit | null,
): AdverseActionFacts['action'] {
  if (granted === null) return { kind: purpose === 'INCREASE' ? 'INCREASE_DENIED' : 'DENIED' };
  return {
    kind: 'COUNTER_OFFER',
    requestedCents: (requestedCents ?? 0) as Cents,
    offeredCents: granted.limitCents,
    // Of whoever applies again the amount is one to spend, and a part of the limit is in use.
    ...(purpose === 'NEW' && granted.usableCents < granted.limitCents && { usableCents: granted.usableCents }),
  };
}
