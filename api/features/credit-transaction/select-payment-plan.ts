import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { requireIdempotency } from './approve-transaction';
import { frozenText } from './frozen-plan';
import { getTransaction, plansOnOffer, refuseBlocked, refuseStale, viewTransaction } from './load-transaction';
import type { QuotedPlan } from './quote-transaction-plans';
import type { TransactionDetail } from './transaction.reads';
import { freezePlan } from './transaction.writes';

const OPEN = new Set<string>(['PENDING', 'REQUESTED']);

export type PlanChoice = {
  transactionId: string;
  product: string;
  autopayType?: string | undefined;
  customAmount?: number | undefined;
  disclosureHash?: string | undefined;
  version?: number | undefined;
};

/**
 * The borrower chooses a payment plan. The quotation of today is frozen with its disclosure: later changes of tables or
 * dates do not reach it. Choosing again before approval replaces it.
 *
 * Effects: plan on the transaction, audit row. Idempotent like approval.
 * @throws AppError NOT_PENDING once decided; STALE when the figures differ from those that the client showed;
 * INVALID_FIELDS for a product that is not on offer; ACCOUNT_BLOCKED.
 * Source: borrower §7 `PATCH /borrower/select-payment-plan`, domain §2.3.
 */
export function selectPlan(choice: PlanChoice, actor: BorrowerActor, meta: RequestMeta, deps: Deps) {
  return deps.database.transaction((tx) =>
    deps.idempotency.run(tx, requireIdempotency(meta), async () => {
      const row = await getTransaction(tx, choice.transactionId);
      refuseBlocked(row);
      refuseStale(row, choice.version);
      if (!OPEN.has(row.status)) throw new AppError('NOT_PENDING');
      const quoted = await quotedAsShown(tx, row, choice, deps);
      const frozen = await freezePlan(tx, {
        id: row.id,
        version: row.version,
        product: quoted.plan.product,
        plan: frozenText(quoted),
        monthlyCents: quoted.plan.minimumPaymentCents,
        autopayType: choice.autopayType ?? row.autopay_type,
        customCents: choice.customAmount ?? row.autopay_custom_cents,
      });
      if (!frozen) throw new AppError('CONFLICT');
      await deps.audit.append(tx, {
        shard: row.practice_id,
        actorKind: 'borrower',
        actorId: actor.borrowerId,
        action: 'transaction.plan_selected',
        objectType: 'transaction',
        objectId: row.id,
        requestId: meta.requestId,
        detail: { product: quoted.plan.product, disclosureHash: quoted.disclosureHash },
      });
      return { status: 200, body: await viewTransaction(tx, row.id, deps) };
    }),
  );
}

/** Today's quotation of the chosen product, if its figures are those that the client showed. */
async function quotedAsShown(tx: Tx, row: TransactionDetail, choice: PlanChoice, deps: Deps): Promise<QuotedPlan> {
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
