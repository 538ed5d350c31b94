import { activateMembership, getActivationDetails } from '@contract/membership/activation-calls';
import { getAppointments, getFreeTimes } from '@contract/membership/appointment-calls';
import { getMembershipAuthorization, payMembershipBill } from '@contract/membership/by-hand-calls';
import { calculatePlan } from '@contract/membership/calculator-calls';
import { cancelMembership, getCancellationInformation } from '@contract/membership/cancellation-calls';
import { getPlanChange } from '@contract/membership/change-calls';
import { verifyMemberOtp } from '@contract/membership/contact-calls';
import {
  getGlobalCredits,
  listMembershipPayments,
  reprocessMembershipPayment,
} from '@contract/membership/credit-calls';
import { getMembershipDashboard } from '@contract/membership/dashboard-calls';
import { getMembershipDetails } from '@contract/membership/details-calls';
import { getCalendarFeed, readCalendarFeed } from '@contract/membership/feed-calls';
import { getPaymentsAhead, getPaymentsFile } from '@contract/membership/home-calls';
import { getMemberLoyaltyProgram } from '@contract/membership/loyalty-calls';
import { getMemberPaymentDetails } from '@contract/membership/payment-list';
import { checkMemberAvailability, findMemberInfo, findMembers, getMembership } from '@contract/membership/plan-calls';
import { getAgreementsConfirmation } from '@contract/membership/renewal-calls';
import {
  getRewardsPage,
  listRewardCertificates,
  searchRewardsMember,
  submitRewardTreatments,
  validateRewardTreatments,
} from '@contract/membership/rewards-calls';
import { getMembershipSummary } from '@contract/membership/summary-calls';
import { getMemberTransactionDetails } from '@contract/membership/transaction-list';
import { getVisitFile } from '@contract/membership/visit-calls';
import { askVendorOnce } from '../../command/ask-vendor-once';
import { carryOut } from '../../command/command';
import { AppError } from '../../http/app-error';
import { Reply, type Route, serve } from '../../http/serve';
import { membershipsOfPerson } from '../member-record/index';
import { activationSteps, viewActivation } from './activation/activate';
import { reprocessSteps } from './billing/reprocess';
import { chooseMethod, readAuthorization } from './by-hand/choose-method';
import { endAutopayByStaff, endOwnAutopay } from './by-hand/end-autopay';
import { payBillSteps } from './by-hand/pay-bill';
import { cancellationSteps } from './cancellation/cancel';
import { cancelForMemberByStaff } from './cancellation/cancel-for-member';
import { giveQuote } from './cancellation/quote';
import { mailCancellation } from './cancellation/send-mail';
import { acceptChange, viewChange } from './change/accept-change';
import { mailPrivacyPolicy } from './contact/mail-privacy-policy';
import { sendCode, verifyCode } from './contact/prove-contact';
import { request as askForCall, clear as clearContact } from './contact/request-contact';
import { applyCreditsOf, viewCredits, withdrawCreditsOf } from './credit/credit-account';
import { viewDashboard } from './dashboard/dashboard';
import { viewDetails } from './details/view-details';
import { paymentsFile, viewPaymentsAhead } from './home/payments-ahead';
import { memberListRoutes } from './list-members';
import { viewMemberLoyalty } from './loyalty/member-loyalty';
import { viewMembership } from './membership.view';
import { addNote, deleteNote } from './note/change-notes';
import { seeNotices } from './notice/see-notices';
import { answer as answerPause, ask as askForPause, takeBack as takePauseBack } from './pause/pause';
import { memberPaymentRoutes, viewPayment } from './payment/list-payments';
import { ownPayments } from './payment/own-payments';
import { calculatePlan as calculate } from './plan/calculate-plan';
import { changePlan, changeTreatment } from './plan/change-requested';
import { checkAvailability, findByParam, findInfo } from './plan/find-members';
import { create, saveForLater, update } from './plan/send-plan';
import { withdraw } from './plan/withdraw-plan';
import { confirm, takeBack, viewNextYear } from './renewal/confirm';
import { listCertificates, rewardsPage, searchMember } from './rewards/find-rewards';
import { submitTreatments, validateTreatments } from './rewards/use-rewards';
import { memberTransactionRoutes, viewTransaction } from './transaction/list-transactions';
import { viewAppointments, viewFreeTimes } from './visit/appointments';
import { change, markDone, removeDates, schedule } from './visit/change-visits';
import { endTheFeed, makeFeed, readFeed, viewFeed } from './visit/feed/calendar-feed';
import { agreementRoutes } from './visit/list-agreements';
import { fileOfVisit } from './visit/visit-file';

/** The answer of a command that asked for money. @throws AppError PAYMENT_DECLINED where it was refused. */
function paid<T extends object>({ body, replayed }: { body: T | { declined: true }; replayed: boolean }): Reply<T> {
  if ('declined' in body) throw new AppError('PAYMENT_DECLINED');
  return new Reply(body, replayed ? { 'idempotent-replayed': 'true' } : {});
}

/** Memberships: the plan that a practice sells, and what becomes of it. Source: membership §4, §7. */
export const membershipRoutes: readonly Route[] = [
  create,
  saveForLater,
  update,
  withdraw,
  acceptChange,
  confirm,
  takeBack,
  serve(getAgreementsConfirmation)(({ query, actor, meta: { language } }, deps) =>
    viewNextYear({ db: deps.database.read, deps, language }, actor, query),
  ),
  withdrawCreditsOf,
  applyCreditsOf,
  serve(getPlanChange)(({ query, actor, meta: { language } }, deps) =>
    viewChange({ db: deps.database.read, deps, language }, actor, query),
  ),
  serve(getGlobalCredits)(({ query }, { database, clock }) =>
    viewCredits({ db: database.read, clock }, query.membershipId),
  ),
  serve(listMembershipPayments)(async ({ query, actor }, { database, clock }) => ({
    payments: await ownPayments(
      { db: database.read, clock },
      { borrowerId: actor.borrowerId, membershipId: query.membershipId },
    ),
  })),
  serve(payMembershipBill)(async ({ body, actor, meta }, deps) =>
    paid(await askVendorOnce({ actor, meta }, deps, payBillSteps(body, deps))),
  ),
  serve(reprocessMembershipPayment)(async ({ body, actor, meta }, deps) =>
    paid(await askVendorOnce({ actor, meta }, deps, reprocessSteps(body, deps))),
  ),
  serve(getPaymentsAhead)(({ actor }, deps) => viewPaymentsAhead({ db: deps.database.read, deps }, actor.borrowerId)),
  serve(getPaymentsFile)(async ({ actor, meta: { language } }, deps) => ({
    body: new TextEncoder().encode(await paymentsFile({ db: deps.database.read, deps, language }, actor.borrowerId)),
  })),
  addNote,
  deleteNote,
  sendCode,
  serve(verifyMemberOtp)(({ body, actor, meta }, deps) => verifyCode(body, { actor, meta }, deps)),
  serve(searchRewardsMember)(searchMember),
  serve(listRewardCertificates)(listCertificates),
  serve(getRewardsPage)(rewardsPage),
  serve(validateRewardTreatments)(validateTreatments),
  serve(submitRewardTreatments)(async (request, deps) => {
    const { body, replayed } = await submitTreatments(request, deps);
    return new Reply(body, replayed ? { 'idempotent-replayed': 'true' } : {});
  }),
  seeNotices,
  askForCall,
  clearContact,
  askForPause,
  takePauseBack,
  answerPause,
  serve(getMemberLoyaltyProgram)(({ query, actor }, { database, clock }) =>
    viewMemberLoyalty({ db: database.read, clock }, { borrowerId: actor.borrowerId, practiceId: query.practiceId }),
  ),
  serve(getMembershipDashboard)(({ body, actor }, deps) =>
    viewDashboard({ db: deps.database.read, deps }, actor, body),
  ),
  schedule,
  removeDates,
  change,
  serve(getAppointments)(({ query }, deps) => viewAppointments({ db: deps.database.read, deps }, query)),
  serve(getFreeTimes)(({ query }, deps) => viewFreeTimes({ db: deps.database.read, deps }, query)),
  serve(getVisitFile)(async ({ params, meta: { language } }, deps) => ({
    body: new TextEncoder().encode(await fileOfVisit({ db: deps.database.read, deps, language }, params.id)),
  })),
  serve(getCalendarFeed)(({ query }, { database }) => viewFeed(database.read, query.practiceId)),
  makeFeed,
  endTheFeed,
  serve(readCalendarFeed)(async ({ params }, deps) => ({
    body: new TextEncoder().encode(await readFeed(params.token, deps)),
  })),
  markDone,
  serve(getActivationDetails)(({ query, actor, meta: { language } }, deps) =>
    viewActivation({ db: deps.database.read, deps, language }, actor, query),
  ),
  serve(activateMembership)(async ({ body, actor, meta }, deps) =>
    paid(await askVendorOnce({ actor, meta }, deps, activationSteps(body, deps))),
  ),
  serve(getCancellationInformation)(({ query, actor, meta }, deps) =>
    carryOut({ actor, meta }, deps, (context) => giveQuote(context, query)),
  ),
  serve(cancelMembership)(async ({ body, actor, meta }, deps) =>
    paid(await askVendorOnce({ actor, meta }, deps, cancellationSteps(body, deps))),
  ),
  cancelForMemberByStaff,
  endOwnAutopay,
  chooseMethod,
  serve(getMembershipAuthorization)(readAuthorization),
  endAutopayByStaff,
  mailCancellation,
  mailPrivacyPolicy,
  changePlan,
  changeTreatment,
  // @NOTE choice: credits are applied unless somebody says otherwise, as activation does.
  serve(calculatePlan)(({ body, actor }, { database, clock }) => {
    const { practiceId, membershipId, treatments, discounts, applyCredits = true } = body;
    const asked = { treatments, discounts };
    return calculate({ db: database.read, clock }, { actor, practiceId, membershipId, asked, applyCredits });
  }),
  serve(checkMemberAvailability)(({ query, actor }, deps) => checkAvailability(query.phoneOrEmail, actor, deps)),
  serve(findMemberInfo)(({ query }, deps) => findInfo(query, deps)),
  serve(findMembers)(({ query }, deps) => findByParam(query, deps)),
  serve(getMembershipDetails)(({ query }, deps) => viewDetails({ db: deps.database.read, deps }, query.membershipId)),
  serve(getMembership)(async ({ params, actor }, deps) => ({
    membership: await viewMembership(
      { db: deps.database.read, deps },
      params.id,
      actor.kind === 'member' ? 'member' : 'practice',
    ),
  })),
  serve(getMembershipSummary)(async ({ actor }, deps) => {
    const { read } = deps.database;
    const rows = await read.all(membershipsOfPerson, { borrowerId: actor.borrowerId });
    const newest = [...rows].sort(
      (one, other) => (one.status === 'ACTIVE' ? 0 : 1) - (other.status === 'ACTIVE' ? 0 : 1),
    );
    const memberships = await Promise.all(newest.map(({ id }) => viewMembership({ db: read, deps }, id, 'member')));
    return { memberships, isClosed: actor.isClosed === true };
  }),
  ...memberListRoutes,
  ...agreementRoutes,
  ...memberPaymentRoutes,
  ...memberTransactionRoutes,
  serve(getMemberTransactionDetails)(async ({ query }, { database }) => ({
    transaction: await viewTransaction(database.read, query.transactionId),
  })),
  serve(getMemberPaymentDetails)(async ({ query }, { database }) => ({
    payment: await viewPayment(database.read, query.paymentId),
  })),
];
