import type { activatePlanAgreement } from '@contract/plan-agreement/calls';
import { centsFromDollars } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import { askVendorOnce, type VendorSteps } from '../../command/ask-vendor-once';
import { type Context, changeOne, refuseStale } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import type { IdempotentOutcome } from '../../security/idempotency';
import type { PaymentOutcome } from '../../vendors/payments/port';
import { isSameName, refusal } from '../application/index';
import { contentHash, type DocumentContent, keepDocument } from '../document/index';
import { type MembershipRow, membershipById, takeMembership } from '../member-record/index';
import {
  beginMembership,
  concludeOrder,
  type MemberPaymentRow,
  movePlan,
  orderPayment,
  orUndefined,
  submitOrder,
  usableMethod,
} from '../membership/index';
import {
  cardPageFor,
  type GivenInPractice,
  keepInPractice,
  ownCard,
  type PaymentMethodRow,
} from '../payment-method/index';
import { type AgreedPlan, agreedPlan } from './agreed-plan';
import { agreementText, authorizationText, figuresToday } from './agreement-text';
import { type PlanAgreementView, viewAgreement } from './plan-agreement.view';

const BANK_UNSIGNED =
  'The patient signs on this screen before their bank account is debited. Hand it to them, or take a card.';

type Request = HandlerRequest<typeof activatePlanAgreement>;
type Activated = { status: 'ACTIVE' | 'PENDING'; planAgreement: PlanAgreementView };
type Answer = Activated | { declined: true };

/** The plan of a membership that waits in the practice. @throws AppError NOT_FOUND, STEP_ORDER */
async function waitingInPractice(db: Parameters<typeof agreedPlan>[0], deps: Deps, id: string): Promise<AgreedPlan> {
  const of = await agreedPlan(db, deps, id);
  if (of.row.status !== 'PLAN_REQUESTED')
    throw new AppError('STEP_ORDER', { userMessage: 'This plan has already started.' });
  return of;
}

/** The vault's page for the card of the patient in the practice. @throws AppError NOT_FOUND, STEP_ORDER; VendorError */
export async function openCardPageInPractice(privimembership: string, deps: Deps) {
  const { row } = await waitingInPractice(deps.database.read, deps, privimembership);
  return cardPageFor(row.borrower_id, deps);
}

/**
 * Keeps how the patient pays and takes what is due today; the plan begins with the processor's yes, in one transaction. Nobody has decided
 * on this person's credit, so the practice is paid month by month. The text is kept as it was shown, with the signature of the patient where
 * they signed on the screen; else it is signed on the print.
 * @throws AppError NOT_FOUND, STALE for another text, amount or version than was shown, STEP_ORDER, ACCOUNT_BLOCKED, INVALID_FIELDS for a
 * card that is none, another name, and a bank account that nobody signed for, PAYMENT_DECLINED; VendorError.
 */
export async function activateInPractice(request: Request, deps: Deps): Promise<IdempotentOutcome<Activated>> {
  const { body, actor, meta } = request;
  const row = await deps.database.read.first(membershipById, { id: body.membershipId });
  if (row?.practice_id !== body.practiceId) throw new AppError('NOT_FOUND');
  const given: GivenInPractice | null = body.card
    ? { card: await ownCard(body.card.token, row.borrower_id, deps) }
    : body.bank
      ? { bank: body.bank }
      : null;
  const outcome = await askVendorOnce({ actor, meta }, deps, steps(body, given, deps));
  if ('declined' in outcome.body) throw new AppError('PAYMENT_DECLINED');
  return { ...outcome, body: outcome.body };
}

const steps = (
  body: Request['body'],
  given: GivenInPractice | null,
  deps: Deps,
): VendorSteps<StaffActor, MemberPaymentRow, PaymentOutcome | undefined, Answer> => ({
  async prepare(context) {
    const { tx } = context;
    const row = await takeMembership(tx, body.membershipId);
    refuseStale(body.version, row);
    const of = await waitingInPractice(tx, deps, row.id);
    const { parties, plan, on } = of;
    if (parties.is_deleted === 1 || parties.deceased === 1) throw new AppError('ACCOUNT_BLOCKED');
    const stale = () => new AppError('STALE', { extra: { version: row.version } });
    const text = await agreementText(tx, of, deps);
    if (contentHash(text) !== body.disclosureHash) throw stale();
    const signedName = signatureIn(body, of);
    const { dueTodayCents } = await figuresToday(tx, of);
    if (centsFromDollars(body.paymentDueToday, 'paymentDueToday') !== dueTodayCents) throw stale();
    const kept = given && (await keepInPractice(context, { borrowerId: row.borrower_id, signedName }, given));
    const method = kept ?? (await usableMethod(context, row, { id: undefined, isNeeded: dueTodayCents > 0 }));
    await keepShown(context, of, { text, signedName, isByBank: given !== null && 'bank' in given });
    const content = {
      planId: plan.id,
      applyCredits: true,
      payAtOnce: false,
      methodId: method?.id ?? null,
      on,
      isInPractice: true,
    };
    if (dueTodayCents === 0 || !method) {
      await beginMembership(context, row, { content, payment: null });
      return { done: await answerOf(context, row) };
    }
    const order = {
      kind: 'ACTIVATION' as const,
      content,
      amountCents: dueTodayCents,
      method: method as PaymentMethodRow,
      on,
    };
    return { plan: await orderPayment(context, row, order) };
  },
  ask: (payment) => orUndefined(() => submitOrder(deps, payment)),
  async conclude(context, payment, outcome) {
    const isPaid = await concludeOrder(context, payment, outcome);
    const row = await takeMembership(context.tx, payment.membership_id);
    return isPaid ? answerOf(context, row) : { declined: true };
  },
});

async function answerOf({ tx, deps }: Context, { id }: MembershipRow): Promise<Activated> {
  const planAgreement = await viewAgreement({ db: tx, deps }, id);
  return { status: planAgreement.status === 'ACTIVE' ? 'ACTIVE' : 'PENDING', planAgreement };
}

/**
 * The name that the patient typed on the screen that was handed to them; null where they sign on the print. Nobody signs for somebody else,
 * and a bank account is debited with its owner's signature alone.
 * @throws AppError INVALID_FIELDS for another name, and for a bank account without a signature.
 */
function signatureIn({ typedName, bank }: Request['body'], { parties }: AgreedPlan): string | null {
  if (typedName === undefined) {
    if (bank) throw refusal('typedName', BANK_UNSIGNED);
    return null;
  }
  const name = fullName(parties.first_name, parties.last_name);
  if (!isSameName(typedName, name)) throw refusal('typedName', `Type your name exactly as shown: ${name}.`);
  return typedName;
}

/** The text as it was shown and signed on the screen, or is signed on paper; of a bank account with what the same signature authorizes. */
async function keepShown(
  { tx, deps, actor, meta }: Context<StaffActor>,
  of: AgreedPlan,
  { text, signedName, isByBank }: { text: DocumentContent; signedName: string | null; isByBank: boolean },
): Promise<void> {
  const content = isByBank ? { ...text, sections: [...text.sections, ...authorizationText(deps).sections] } : text;
  const { addressHash, userAgent, requestId } = meta;
  const evidence = {
    disclosureHash: contentHash(text),
    membershipId: of.row.id,
    planId: of.plan.id,
    inPracticeBy: actor.staffId,
    addressHash,
    userAgent,
    requestId,
  };
  const whose = { borrowerId: of.row.borrower_id, ...(signedName !== null && { signedName }), evidence };
  const documentId = await keepDocument(whose, deps, { tx, content });
  await changeOne(tx, movePlan, { ...of.plan, document_id: documentId, signed_name: signedName });
}
