import { getDueDate } from '@contract/servicing/due-date-calls';
import { getHardshipPlan, getPatientHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import {
  getDueDatesFile,
  getPaymentReceipt,
  getPayoffLetter,
  hearOfPayment,
  listLoanPayments,
  quoteLoanPayoff,
  whatIfIPay,
} from '@contract/servicing/payment-calls';
import { getPhonePayment } from '@contract/servicing/phone-payment-calls';
import { listPromotions } from '@contract/servicing/promotion-calls';
import { quoteRefund } from '@contract/servicing/refund-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { dueDatesFile } from '@domain/payment/due-dates-file';
import { playForward, whatIf } from '@domain/payment/play-forward';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { ensureDocumentPdf, printText } from '../document/index';
import { recordActiveDuty } from './active-duty/record-active-duty';
import { approveTransaction } from './billing/begin-loan';
import { dueDateView } from './billing/due-date.view';
import { moveDueDates } from './billing/move-due-dates';
import { loansOf } from './borrower-loans';
import { pastDueListRoutes } from './delinquency/list-past-due';
import { remind } from './delinquency/send-reminder';
import { hardshipPlanView } from './hardship/hardship-plan.view';
import { giveHardshipPlan, loanOfPatient, takeHardshipPlan } from './hardship/take-hardship-plan';
import { getLoan, getPayableLoan, loanToday, owedBackOn } from './loan';
import { paymentListRoutes } from './payments/list-payments';
import { repaymentListRoutes } from './payments/list-repayments';
import { goodThrough, payoffLetter } from './payments/loan-letters';
import { cancelPayment, payLoan } from './payments/pay-loan';
import { paymentById, paymentsOfLoan } from './payments/payment.reads';
import { forwardView, loanView, payoffView } from './payments/payment.view';
import { askSoon } from './payments/payment.writes';
import { takePhonePayment, viewPhonePayment } from './payments/phone-payment';
import { setAutopay } from './payments/set-autopay';
import { guardPromo, promotionsOf } from './promotions/guard-promo';
import { refundTransaction, viewRefund } from './refund/refund-transaction';
import { disputeForCaller, endLoanAutopay } from './requests/act-for-caller';
import { changeRequest, dispute, refundRequest, requestDeclined, requestWithdrawn } from './requests/ask-practice';
import { flagFraud } from './requests/flag-fraud';
import { giveGoodwill, waiveFees } from './waivers/waive-on-loan';

export const servicingRoutes: readonly Route[] = [
  serve(listLoanPayments)(async ({ params: { txId: transactionId }, meta: { language } }, deps) => {
    const { read } = deps.database;
    const loan = await getPayableLoan(read, transactionId);
    const today = loanToday(loan, deps.clock);
    const rows = await read.all(paymentsOfLoan, { transactionId });
    const guarded = loan.row.status === 'REFUNDED' ? null : await guardPromo(read, loan, today);
    return loanView(loan, today, { rows, guarded, owedBackCents: await owedBackOn(read, transactionId), language });
  }),
  serve(listPromotions)(async ({ params }, deps) => ({ data: await promotionsOf(params.id, deps) })),
  serve(quoteLoanPayoff)(async ({ params }, deps) => {
    const loan = await getLoan(deps.database.read, params.txId);
    return payoffView(loan, loanToday(loan, deps.clock));
  }),
  serve(getPayoffLetter)(async ({ params, query, actor, meta }, deps) => {
    const loan = await getLoan(deps.database.read, params.txId);
    const today = loanToday(loan, deps.clock);
    const through = goodThrough(query.goodThrough === undefined ? undefined : civilDate(query.goodThrough), today);
    const language = query.lang ?? (actor.kind === 'staff' ? loan.row.language : meta.language);
    return printText(payoffLetter(loan, { today, through, language }, deps.config), today);
  }),
  serve(whatIfIPay)(async ({ params, body: { monthly, once } }, deps) => {
    const loan = await getLoan(deps.database.read, params.txId);
    const pace = {
      ...(monthly !== undefined && { monthlyCents: monthly }),
      ...(once !== undefined && { onceCents: once }),
    };
    const { usual, chosen, interestSavedCents, monthsSaved } = whatIf(loan.events, loanToday(loan, deps.clock), pace);
    return {
      usual: forwardView(usual),
      chosen: forwardView(chosen),
      interestSaved: dollarsFromCents(cents(interestSavedCents)),
      monthsSaved,
    };
  }),
  serve(getDueDate)(async ({ params, query: { dueOn } }, deps) => {
    const loan = await getLoan(deps.database.read, params.txId);
    return dueDateView(deps.database.read, loan, { today: loanToday(loan, deps.clock), dueOn });
  }),
  serve(getHardshipPlan)(async ({ params, query: { months } }, deps) => {
    const loan = await getLoan(deps.database.read, params.txId);
    return hardshipPlanView(deps.database.read, loan, { today: loanToday(loan, deps.clock), by: 'BORROWER', months });
  }),
  serve(getPatientHardshipPlan)(async ({ params, query: { months } }, deps) => {
    const loan = await loanOfPatient(deps.database.read, params);
    return hardshipPlanView(deps.database.read, loan, { today: loanToday(loan, deps.clock), by: 'STAFF', months });
  }),
  serve(getDueDatesFile)(async ({ params, meta: { language } }, deps) => {
    const loan = await getLoan(deps.database.read, params.txId);
    const { payments } = playForward(loan.events, loanToday(loan, deps.clock));
    const body = dueDatesFile(payments, { reference: params.txId, madeAt: deps.clock.now(), language });
    return { body: new TextEncoder().encode(body) };
  }),
  serve(getPaymentReceipt)(async ({ params }, deps) => {
    const payment = await deps.database.read.first(paymentById, { id: params.paymentId });
    if (payment?.transaction_id !== params.txId || payment.receipt_id === null) throw new AppError('NOT_FOUND');
    return { body: new Uint8Array(await ensureDocumentPdf(payment.receipt_id, deps)) };
  }),
  // A hint and nothing more: whoever makes it up makes us ask the processor once.
  serve(hearOfPayment)(async ({ body }, deps) => {
    await deps.database.transaction((tx) => tx.run(askSoon, { id: body.paymentId, now: deps.clock.now() }));
    return { success: true as const };
  }),
  serve(listBorrowerLoans)(({ params }, deps) => loansOf({ db: deps.database.read, deps }, params.id)),
  setAutopay,
  approveTransaction,
  moveDueDates,
  takeHardshipPlan,
  giveHardshipPlan,
  recordActiveDuty,
  serve(getPhonePayment)((request, deps) => viewPhonePayment({ db: deps.database.read, deps }, request)),
  takePhonePayment,
  endLoanAutopay,
  disputeForCaller,
  waiveFees,
  giveGoodwill,
  payLoan,
  cancelPayment,
  serve(quoteRefund)(({ params, query }, deps) =>
    viewRefund(
      { db: deps.database.read, deps },
      { borrowerId: params.id, transactionId: params.txId, amountCents: query.amount },
    ),
  ),
  refundTransaction,
  flagFraud,
  refundRequest,
  changeRequest,
  dispute,
  requestWithdrawn,
  requestDeclined,
  remind,
  ...repaymentListRoutes,
  ...pastDueListRoutes,
  ...paymentListRoutes,
];
