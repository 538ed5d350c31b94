import { selectPaymentPlan } from '@contract/calls/credit-transaction';
import { changeOne, command, refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import type { Work } from '../../work';
import { refuseBlocked } from '../credit-line/index';
import { frozenText } from './frozen-plan';
import { getTransaction, isStillSo, pageOf, plansOnOffer, viewTransaction } from './load-transaction';
import type { QuotedPlan } from './quote-transaction-plans';
import type { TransactionDetail } from './transaction.reads';
import { freezePlan } from './transaction.writes';

const OPEN = new Set<string>(['PENDING', 'REQUESTED']);

/**
 * The borrower chooses a payment plan. The quotation of today is frozen with its disclosure: later changes of tables or
 * dates do not reach it. Choosing again before approval replaces it.
 *
 * Effects: plan on the transaction, audit row. Idempotent like approval.
 * @throws AppError NOT_PENDING once decided; STALE when the figures differ from those that the client showed;
 * INVALID_FIELDS for a product that is not on offer; ACCOUNT_BLOCKED.
 * Source: borrower §7 `PATCH /borrower/select-payment-plan`, domain §2.3.
 */
export const selectPlan = command(selectPaymentPlan, (tx, transaction) => isStillSo(tx, { transaction }))(
  async ({ body }, { tx, deps, meta, record }) => {
    const row = await getTransaction(tx, body.transactionId);
    refuseBlocked(row);
    refuseStale(body.version, row);
    if (!OPEN.has(row.status)) throw new AppError('NOT_PENDING');
    const quoted = await quotedAsShown({ tx, deps }, row, body);
    const { plan, disclosureHash } = quoted;
    await changeOne(tx, freezePlan, {
      id: row.id,
      version: row.version,
      product: plan.product,
      plan: frozenText(quoted),
      monthlyCents: plan.minimumPaymentCents,
      autopayType: body.autopayType ?? row.autopay_type,
      customCents: body.customAmount ?? row.autopay_custom_cents,
    });
    const detail = { product: plan.product, disclosureHash };
    await record('transaction.plan_selected', { practiceId: row.practice_id, id: row.id, detail });
    return viewTransaction(pageOf({ tx, deps, meta }), row.id);
  },
);

/** Today's quotation of the chosen product, if its figures are those that the client showed. */
async function quotedAsShown(
  { tx, deps }: Work,
  row: TransactionDetail,
  choice: { product: string; disclosureHash?: string | undefined },
): Promise<QuotedPlan> {
  const quoted = (await plansOnOffer(tx, row, deps)).find((one) => one.plan.product === choice.product);
  if (!quoted) {
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'product', message: 'Choose one of the plans on offer.' }],
    });
  }
  if (choice.disclosureHash !== undefined && choice.disclosureHash !== quoted.disclosureHash)
    throw new AppError('STALE');
  return quoted;
}
