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
} as const;
