import type { reapplyManually } from '@contract/borrower-file/manual-reapply-calls';
import type { ReapplyKind } from '@domain/application/reapply';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import {
  type ApplicationCase,
  addHistory,
  beginFurther,
  deniedIn,
  FLOWS,
  finishApplication,
  followerOf,
  latestForCredit,
  lockCase,
  offeredReapply,
  refusal,
  updateApplication,
} from '../application/index';
import { lineOfBorrower } from '../credit-line/index';
import { keepAct, type StaffContext } from './take-person';

type Request = HandlerRequest<typeof reapplyManually>;
type Begun = { applicationId: string; archivedApplicationId: string | null };

const BEHIND = "They have a past-due or charged-off loan. They can apply again once it's paid.";
const IN_WORK = "Their application hasn't been decided yet. Finish it or decide its review first.";

/**
 * Runs a further application for a person who asked our staff for it, with what they answered before. A denied one before it
 * is archived. Where a step of the person's own follows, an email leads to it.
 *
 * @NOTE choice: the days between two decisions bind patients and not our staff, who run it because something was mended.
 * Effects: the further application, its decision as `finishApplication` leaves it, an act in the file.
 * @throws AppError NOT_FOUND, STALE for an application that is not the latest, REAPPLY_NOT_OPEN for one that is not decided,
 * ACCOUNT_BLOCKED, INVALID_FIELDS; VendorError, after which a repeat goes on with the application that was begun.
 */
export async function runAgain({ params, body, actor, meta }: Request, deps: Deps) {
  // The key of the request belongs to the decision; beginning twice comes to the same.
  const { result: begun } = await carryOut({ actor, meta: { ...meta, idempotency: undefined } }, deps, (context) =>
    begin({ borrowerId: params.id, ...body }, context),
  );
  const flow = FLOWS.APPLICATIONS;
  const outcome = await finishApplication({ deps, actor, meta }, begun.applicationId, { flow });
  return { ...outcome, body: { status: outcome.body.status, ...begun, error: deniedIn(outcome.body) } };
}

type Given = Request['body'] & { borrowerId: string };

async function begin(given: Given, context: StaffContext): Promise<Begun> {
  const { tx } = context;
  // Taken in the order of every other command: the application, then its person.
  const of = await lockCase(tx, given.applicationId, 'APPLICATIONS');
  if (of.borrower.id !== given.borrowerId) throw new AppError('NOT_FOUND');
  const begun = of.application.submitted_at === null ? of.application : await tx.first(followerOf, of.application);
  if (begun && begun.purpose !== 'NEW') {
    context.leaveNoRow('begun before');
    return { applicationId: begun.id, archivedApplicationId: await replacedBy(begun, context) };
  }
  const latest = await tx.first(latestForCredit, { borrowerId: of.borrower.id });
  if (latest?.id !== of.application.id) throw new AppError('STALE');
  const kind = await kindOf(of, context);
  const further = await beginFurther(of, { kind, ...(await answersOf(given, { kind, of, context })) }, context);
  const archivedApplicationId = await archiveDenied(of, further.number, context);
  const changes = [{ field: 'application', from: String(of.application.number), to: String(further.number) }] as const;
  await keepAct(context, of.borrower.id, { kind: 'REAPPLIED', changes, version: of.borrower.version });
  return { applicationId: further.id, archivedApplicationId };
}

async function kindOf({ application, borrower }: ApplicationCase, { tx, deps }: StaffContext): Promise<ReapplyKind> {
  const { answer } = await offeredReapply({ db: tx, deps }, borrower, application);
  if (answer.kind === null && answer.because === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  if (answer.kind === null && answer.because === 'BEHIND')
    throw new AppError('REAPPLY_NOT_OPEN', { userMessage: BEHIND });
  if (answer.kind === null || application.page_path === 'mismatches')
    throw new AppError('REAPPLY_NOT_OPEN', { userMessage: IN_WORK });
  return answer.kind;
}

type Of = { kind: ReapplyKind; of: ApplicationCase; context: StaffContext };

/** The earlier answer stands for what is not given, except that a higher limit must be asked for. */
async function answersOf(given: Given, { kind, of: { application, borrower }, context: { tx } }: Of) {
  const line = await tx.first(lineOfBorrower, { borrowerId: borrower.id });
  const limit = line?.approved_line_cents ?? 0;
  const requested = given.requestedAmount ?? (kind === 'INCREASE' ? null : application.requested_amount_cents);
  const income = given.annualIncome ?? application.annual_income_cents;
  if (requested === null || (kind === 'INCREASE' && requested <= limit))
    throw refusal('requestedAmount', "Enter the limit they're requesting. It must be more than their current limit.");
  if (income === null) throw refusal('annualIncome', 'Enter their annual income.');
  return { requestedAmountCents: requested, annualIncomeCents: income };
}

/** The denied application that a further one replaces. */
async function replacedBy({ follows_id: id }: { follows_id: string | null }, { tx }: StaffContext) {
  const before = id === null ? undefined : await lockCase(tx, id, 'APPLICATIONS');
  return before?.application.status === 'DENIED' ? id : null;
}

async function archiveDenied({ application, practice }: ApplicationCase, number: number, context: StaffContext) {
  const { tx, actor, record } = context;
  if (application.status !== 'DENIED') return null;
  const note = `Archived: replaced by application ${number}`;
  await updateApplication(tx, application.id, { status_note: note });
  await addHistory(context, application.id, { action: 'ARCHIVED', note, by: actor });
  await record('application.archived', { practiceId: practice.id, id: application.id });
  return application.id;
}
