import type { PagePath } from '@domain/application/steps';

/** One front-end route: the pattern that the router and documents read, and the address builder that links use. */
export type Route<P extends string = string> = {
  pattern: P;
  href: (params?: Record<string, string>, query?: Query) => string;
};
type Query = Record<string, string | number | boolean | undefined>;

export function route<const P extends string>(pattern: P): Route<P> {
  return {
    pattern,
    href(params = {}, query = {}) {
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const search = new URLSearchParams();
      for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
      const text = search.toString();
      return text ? `${path}?${text}` : path;
    },
  };
}

/** Every route of the portals, relative to the base path /v2. Source: borrower §2, provider-admin §2, membership §2. */
export const paths = {
  apply: route('/:practiceUrlSlug/apply'),
  applyWithoutPractice: route('/apply'),
  applyAccountSuccessfully: route('/apply/account-successfully'),
  borrower: {
    root: route('/borrower'),
    login: route('/borrower/login'),
    codeLink: route('/borrower/code-link'),
    welcome: route('/borrower/welcome'),
    verifyIdentity: route('/borrower/verify-identity'),
    verifyIdentityTransaction: route('/borrower/verify-identity-transaction'),
    myDocuments: route('/borrower/my-documents'),
    transactions: route('/borrower/transactions'),
    pendingTransaction: route('/borrower/transactions/pending'),
    acceptedTransaction: route('/borrower/transactions/accepted'),
    rejectedTransaction: route('/borrower/transactions/rejected'),
    reviewTransaction: route('/borrower/transactions/review'),
    payments: route('/borrower/payments'),
    agreement: route('/borrower/agreement'),
    reviewAgreement: route('/borrower/review-agreement'),
    paymentCalculator: route('/borrower/payment-calculator'),
    autopayCongratulations: route('/borrower/autopay-congratulations'),
    debitCardInfo: route('/borrower/debit-card-info'),
    preDashboard: route('/borrower/pre-dashboard'),
    autopay: route('/borrower/autopay'),
    bankInfo: route('/borrower/bank-info'),
    savePaymentInfo: route('/borrower/save-payment-info-proccesing'),
  },
  admin: {
    root: route('/admin'),
    login: route('/admin/login'),
    linkSent: route('/admin/linksent'),
    forgotPassword: route('/admin/forgot-password'),
    createPassword: route('/admin/create-password'),
    resetPassword: route('/admin/reset-password'),
    account: route('/admin/account'),
    applications: route('/admin/practice/applications'),
    application: route('/admin/practice/applications/:applicationId'),
    practiceTransactions: route('/admin/practice/practice-transactions'),
    practiceSettings: route('/admin/practice/practice-settings'),
    adminSettings: route('/admin/practice/admin-settings'),
    globalSearch: route('/admin/practice/global-search'),
    website: route('/admin/practice/website'),
    calculator: route('/admin/practice/payment-calculator'),
    calculatorPrint: route('/admin/calculator-print'),
    applicationPrint: route('/admin/print-application-data'),
    treatmentSettings: route('/admin/practice/treatment-settings'),
    providerSettings: route('/admin/practice/provider-settings'),
    platformOverview: route('/admin/platform-overview'),
  },
  membershipAdmin: {
    root: route('/privi/admin'),
    login: route('/privi/admin/login'),
    linkSent: route('/privi/admin/linksent'),
    forgotPassword: route('/privi/admin/forgot-password'),
    createPassword: route('/privi/admin/create-password'),
    resetPassword: route('/privi/admin/reset-password'),
    dashboard: route('/privi/admin/dashboard'),
    signups: route('/privi/admin/signups'),
  },
  member: {
    root: route('/privi/member'),
    login: route('/privi/member/login'),
    welcome: route('/privi/member/welcome'),
  },
  /** The sign-up without a practice: where one is chosen (decision 35). */
  signups: route('/privi/signup'),
  signup: route('/privi/:urlSlug/signup'),
  enterprise: route('/:urlSlug/enterprise'),
  /** Public; `practice` in the query names whose. */
  paymentCalculator: route('/payment-calculator'),
  legal: {
    termsAndConditions: route('/terms-and-conditions'),
    consentAndAuthorization: route('/consent-and-authorization'),
    electronicRecordsSignature: route('/electronic-records-signature'),
    financialPrivacyPolicy: route('/financial-privacy-policy'),
    nonTelemarketing: route('/non-telemarketing-calls-texts'),
    applicationNotices: route('/application-notices-and-terms'),
    installmentLoanAgreement: route('/installment-loan-agreement'),
    accountOpeningDisclosures: route('/account-opening-disclosures'),
    mobilePhoneDisclosure: route('/mobile-phone-disclosure'),
    /** The second privacy policy; an address of our own, the specification shows none. */
    membershipPrivacyPolicy: route('/membership-privacy-policy'),
    membershipAgreement: route('/membership-agreement'),
    achAuthorization: route('/ach-authorization'),
    providerMasterAgreement: route('/provider-master-agreement'),
    privacyPolicy: route('/privacy-policy'),
    contactUs: route('/contact-us'),
  },
  /** Public: how a practice puts the widget on its website. */
  embedGuide: route('/embed'),
} as const;

/** The address of one step of a practice's application. */
export function applyStep(practiceUrlSlug: string, pagePath: PagePath, query: Query = {}): string {
  return paths.apply.href({ practiceUrlSlug }, { pagePath, ...query });
}

export const portalBase = '/v2';
