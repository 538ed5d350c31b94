import type { increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import type { ReapplyKind } from '@domain/application/reapply';
import type { Context } from '../../../command/command';
import type { ApplicationTable } from '../../../db/tables/application';
import type { ApplicantActor, BorrowerActor, StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import { lineOfBorrower } from '../../credit-line/index';
import { recordConsents } from '../answers/consents';
import { refusal } from '../answers/person-answers';
import { searchTokensOf } from '../answers/search-words';
import { type ApplicationCase, lockCase } from '../application.reads';
import { addHistory, insertApplication, replaceTokens } from '../application.writes';
import { FLOWS } from '../decision/flow';
import { nextApplicationNumber } from '../start/counter.writes';
import { freshApplication } from '../start/resume-application';
import { offeredReapply } from './offered-reapply';
import { followerOf, latestForCredit } from './reapply.reads';

export type AgainRequest = HandlerRequest<typeof reapply> | HandlerRequest<typeof increaseCreditLine>;
type Given = AgainRequest['body'];
type Asking = Context<ApplicantActor | BorrowerActor>;

const flow = FLOWS.APPLICATIONS;

/**
 * Begins the further application that follows a decided one, with what was answered before, or finds the one that was begun:
 * a repeat, and a second tab, come to the same.
 *
 * Effects: the application with its number, history, search words and consent, an audit row.
 * @returns the id of the further application.
 * @throws AppError REAPPLY_NOT_OPEN, STALE for an application that is not the latest, INVALID_FIELDS, NOT_FOUND.
 */
export async function beginReapply(given: Given, kind: ReapplyKind, context: Asking): Promise<string> {
  const { tx, deps } = context;
  const of = await lockCase(tx, given.applicationId, 'APPLICATIONS');
  const isOwn = context.actor.kind === 'applicant' || of.application.submitted_at === null;
  // The session of a further application goes on with it; otherwise it is the one that follows the named one.
  const begun = isOwn ? of.application : await tx.first(followerOf, { id: of.application.id });
  if (begun?.purpose === kind) {
    context.leaveNoRow('begun before');
    return begun.id;
  }
  const latest = await tx.first(latestForCredit, { borrowerId: of.borrower.id });
  if (begun || latest?.id !== of.application.id) throw new AppError('STALE');
  const { answer } = await offeredReapply({ db: tx, deps }, of.borrower, of.application);
  if (!answer.isOpen || answer.kind !== kind) throw new AppError('REAPPLY_NOT_OPEN');
  const answers = await answersFor(given, { kind, of, context });
  const further = await beginFurther(of, { kind, ...answers }, context);
  const documentKeys = ['consent-and-authorization'] as const;
  await recordConsents({ tx, deps, meta: context.meta }, { ...of, application: further }, { documentKeys });
  return further.id;
}

export type Answers = { requestedAmountCents: number; annualIncomeCents: number };

/** What the decision needs anew; the earlier answer stands for what is not given, except that more must be asked for. */
async function answersFor(
  given: Given,
  { kind, of, context: { tx } }: { kind: ReapplyKind; of: ApplicationCase; context: Asking },
): Promise<Answers> {
  const { application, borrower } = of;
  const line = await tx.first(lineOfBorrower, { borrowerId: borrower.id });
  const limit = line?.approved_line_cents ?? 0;
  const requested = kind === 'INCREASE' ? given.requestedAmount : (given.requestedAmount ?? earlier(application));
  const income = given.annualIncome ?? application.annual_income_cents;
  if (requested === undefined || requested === null) throw refusal('requestedAmount', 'Enter the limit you need.');
  if (kind === 'INCREASE' && requested <= limit)
    throw refusal('requestedAmount', 'Enter more than your current spending limit.');
  if (income === null) throw refusal('annualIncome', 'Enter your annual income.');
  if (given.creditPullConsent !== true) throw refusal('creditPullConsent', 'Allow the soft credit check to continue.');
  return { requestedAmountCents: requested, annualIncomeCents: income };
}

const earlier = ({ requested_amount_cents: amount }: ApplicationCase['application']) => amount;

/**
 * The further application with the answers that stand, allowed to look at the credit file again.
 * Effects: the application with its number, history and search words, an audit row.
 */
export async function beginFurther(
  { application, borrower, practice }: ApplicationCase,
  { kind, requestedAmountCents, annualIncomeCents }: Answers & { kind: ReapplyKind },
  context: Context<ApplicantActor | BorrowerActor | StaffActor>,
): Promise<ApplicationTable> {
  const { tx, deps, now, record, actor } = context;
  const fresh = freshApplication({
    id: deps.newId(),
    number: await nextApplicationNumber(tx),
    borrower,
    practiceId: practice.id,
    flow,
    requestedAmountCents,
    now,
  });
  const further = {
    ...fresh,
    purpose: kind,
    follows_id: application.id,
    annual_income_cents: annualIncomeCents,
    is_married: application.is_married,
    household_vault_id: application.household_vault_id,
    identity_verified: application.identity_verified,
    credit_pull_consent_at: now,
  };
  await insertApplication(tx, further);
  const by = actor.kind === 'staff' ? { by: actor } : {};
  await addHistory(context, further.id, { action: 'STARTED', note: kind, ...by });
  const tokens = searchTokensOf(borrower, further.number);
  await replaceTokens(tx, { id: further.id, practiceId: practice.id }, { before: [], after: tokens });
  await record('application.begun_again', { practiceId: practice.id, id: further.id, detail: { purpose: kind } });
  return further;
}
