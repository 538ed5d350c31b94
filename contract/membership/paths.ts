import { paths, route } from '../paths';

/** Pages of the member and of the practice about memberships, relative to the base path. Source: membership §2. */
export const memberPaths = {
  activation: route('/privi/member/membership-activation'),
  agreementConfirmation: route('/privi/member/agreement-confirmation'),
  planModification: route('/privi/member/plan-modification-acceptance'),
  myMembership: route('/privi/member/my-membership'),
  appointments: route('/privi/member/my-appointments'),
  payments: route('/privi/member/payments'),
  managePayment: route('/privi/member/manage-payment-info'),
  changePayment: route('/privi/member/change-payment-method'),
  credits: route('/privi/member/global-credits/available-credits'),
  withdrawCredits: route('/privi/member/global-credits/withdraw'),
  applyCredits: route('/privi/member/global-credits/apply'),
  addBank: route('/privi/member/add-bank'),
  /** What was signed and sent; an address of our own, the specification names the screen alone. */
  documents: route('/privi/member/documents'),
  /** Asks for a pause of the plan; an address of our own. */
  pause: route('/privi/member/pause'),
  /** The privacy policy and its confirmation; an address of our own too. */
  privacyConsent: route('/privi/member/privacy-consent'),
  /** Whom to call, the language and the way out; beside those of the specification. */
  more: route('/privi/member/more'),
  /** Short articles; beside those of the specification. */
  reading: route('/privi/member/good-to-know'),
  welcome: paths.member.welcome,
  planBuilder: route('/privi/admin/plan'),
  /** The visits of a practice; an address of our own, the specification names the screen alone. */
  calendar: route('/privi/admin/calendar'),
  agreements: route('/privi/admin/agreements'),
  activationLink: route('/privi/admin/activation-link'),
  /** The manufacturer's rewards for the plan of a member. */
  rewards: route('/privi/admin/rewards'),
  members: route('/privi/admin/members'),
  memberFile: route('/privi/admin/member'),
  planAgreement: route('/privi/admin/plan-agreement'),
  memberTransactions: route('/privi/admin/transactions'),
  memberTransaction: route('/privi/admin/transactions/:transactionId'),
  invoices: route('/privi/admin/invoices'),
  invoice: route('/privi/admin/invoices/:providerId/:month'),
  monthEnd: route('/privi/admin/month-end'),
  memberPayments: route('/privi/admin/payments'),
  memberPayment: route('/privi/admin/payments/:paymentId'),
} as const;
