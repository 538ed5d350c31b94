import {
  approveCreditTransaction,
  createPatientTransaction,
  getCreditTransaction,
  listCreditTransactions,
  rejectCreditTransaction,
  selectPaymentPlan,
  unrejectCreditTransaction,
} from '@contract/calls/credit-transaction';
import { listPatientTransactions, updatePatientTransaction } from '@contract/calls/staff-transaction';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { approveTransaction } from './approve-transaction';
import { createTransaction } from './create-transaction';
import { viewTransaction } from './load-transaction';
import { answerTransaction } from './reject-transaction';
import { selectPlan } from './select-payment-plan';
import { viewStaffTransactions } from './staff-transactions';
import { takeBackTransaction } from './take-back-transaction';
import { listTransactionRows } from './transaction.reads';
import { groupsView } from './transaction.view';

export const creditTransactionRoutes: readonly Route[] = [
  serve(listCreditTransactions)(async ({ params }, deps) =>
    groupsView(await listTransactionRows(deps.database.read, params.id)),
  ),
  serve(getCreditTransaction)(({ params }, deps) => viewTransaction(deps.database.read, params.txId, deps)),
  serve(selectPaymentPlan)(async ({ body, actor, meta }, deps) =>
    idempotentReply(await selectPlan(body, actor, meta, deps)),
  ),
  serve(approveCreditTransaction)(async ({ params, body, actor, meta }, deps) =>
    idempotentReply(
      await approveTransaction({ transactionId: params.txId, version: body?.version }, actor, meta, deps),
    ),
  ),
  serve(rejectCreditTransaction)(async ({ params, body, actor, meta }, deps) =>
    idempotentReply(
      await answerTransaction('reject', { transactionId: params.txId, version: body?.version }, actor, meta, deps),
    ),
  ),
  serve(unrejectCreditTransaction)(async ({ params, body, actor, meta }, deps) =>
    idempotentReply(
      await answerTransaction('unreject', { transactionId: params.txId, version: body?.version }, actor, meta, deps),
    ),
  ),
  serve(listPatientTransactions)(async ({ query: { borrowerId, practices: practiceId }, actor }, deps) => ({
    data: await viewStaffTransactions(deps.database.read, { borrowerId, scope: actor.scope, practiceId }),
  })),
  serve(updatePatientTransaction)(async ({ params, body, actor, meta }, deps) =>
    idempotentReply(
      await takeBackTransaction(
        { borrowerId: params.id, transactionId: params.txId, version: body.version },
        actor,
        meta,
        deps,
      ),
    ),
  ),
  serve(createPatientTransaction)(async ({ params, body, actor, meta }, deps) =>
    idempotentReply(
      await createTransaction(
        {
          borrowerId: params.id,
          practiceId: body.practiceManagementId,
          amountCents: body.txAmount,
          firstTreatmentOn: body.firstTreatmentDate ?? null,
          products: body.txProducts ?? [],
        },
        actor,
        meta,
        deps,
      ),
    ),
  ),
];
