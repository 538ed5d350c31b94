import { selectPaymentPlan } from '@contract/credit-transaction/calls';
import { autopayInForce } from '@domain/autopay/autopay';
import { changeOne, command, refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import type { Work } from '../../work';
import { refuseBlocked } from '../credit-line/index';
import { frozenPlan, frozenText } from './frozen-plan';
import { getTransaction, isStillSo, pageOf, plansOnOffer, viewTransaction } from './load-transaction';
import type { QuotedPlan } from './quote-transaction-plans';
import type { TransactionDetail } from './transaction.reads';
import { freezePlan } from './transaction.writes';

const OPEN = new Set<string>(['PENDING', 'REQUESTED']);

/**
 * The borrower chooses a payment plan. The quotation of today is frozen with its disclosure: later changes of tables or
 * dates do not reach it. Choosing again before approval replaces it.
 *
 * Effects: plan on the transaction, audit row; where autopay was on for another plan it ends, with an e-mail. Idempotent like approval.
 * @throws AppError NOT_PENDING once decided; STALE when the figures differ from those that the client showed;
 * INVALID_FIELDS for a product that is not on offer; ACCOUNT_BLOCKED.
 * Source: borrower §7 `PATCH /borrower/select-payment-plan`, domain §2.3.
 */
export const selectPlan = command(selectPaymentPlan, (tx, transaction) => isStillSo(tx, { transaction }))(
  async ({ body }, { tx, deps, meta, record, send }) => {
    const row = await getTransaction(tx, body.transactionId);
    refuseBlocked(row);
    refuseStale(body.version, row);
    if (!OPEN.has(row.status)) throw new AppError('NOT_PENDING');
    const quoted = await quotedAsShown({ tx, deps }, row, body);
    const { plan, disclosureHash } = quoted;
    const autopay = autopayWith(row, quoted, body);
    await changeOne(tx, freezePlan, {
      id: row.id,
      version: row.version,
      product: plan.product,
      plan: frozenText(quoted),
      monthlyCents: plan.minimumPaymentCents,
      ...autopay,
    });
    const hasEnded = autopayInForce(row) !== 'NONE' && autopay.autopaySetAt === null;
    const detail = { product: plan.product, disclosureHash, ...(hasEnded && { autopay: 'NONE' }) };
    await record('transaction.plan_selected', { practiceId: row.practice_id, id: row.id, detail });
    const { email: to, first_name: firstName, practice_name: practice } = row;
    const which = { number: Number(row.number), practice, amountCents: Number(row.amount_cents) };
    if (hasEnded && to !== '') await send('autopay-off', { to, firstName, ...which, borrowerId: row.borrower_id });
    return viewTransaction(pageOf({ tx, deps, meta }), row.id);
  },
);

type Pace = { autopayType?: string | undefined; customAmount?: number | undefined };

/**
 * What becomes of autopay. What was authorized goes on with the very plan it was authorized for. With any other plan the amounts and days are
 * other ones, so it is off until the person turns it on for that one, and what comes with the choice is the pace that they mean to keep
 * (12 CFR 1005.10(b)). Turned off it stays off.
 */
function autopayWith(row: TransactionDetail, { disclosureHash }: QuotedPlan, given: Pace) {
  const isSamePlan = row.selected_plan !== null && frozenPlan(row.selected_plan).disclosureHash === disclosureHash;
  const { autopay_type: autopayType, autopay_custom_cents: customCents, autopay_set_at: autopaySetAt } = row;
  if (isSamePlan && autopayInForce(row) !== 'NONE') return { autopayType, customCents, autopaySetAt };
  return {
    autopayType: given.autopayType ?? autopayType,
    customCents: given.customAmount ?? customCents,
    autopaySetAt: null,
  };
}

/** Today's quotation of the chosen product, if its figures are those that the client showed. */
async function quotedAsShown(
  { tx, deps }: Work,
  row: TransactionDetail,
  choice: { product: string; disclosureHash?: string | undefined },
): Promise<QuotedPlan> {
  const quoted = (await plansOnOffer(tx, row, deps)).find((one) => one.plan.product === choice.product);
  if (!quoted) {
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'product', message: 'Choose one of the plans offered.' }],
    });
  }
  if (choice.disclosureHash !== undefined && choice.disclosureHash !== quoted.disclosureHash)
    throw new AppError('STALE');
  return quoted;
}
