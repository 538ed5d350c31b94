/**
 * Every step of the application with its place in the flow (borrower §2). The value is the `pagePath` of the address bar;
 * several outcomes of one moment share a number.
 * @NOTE choice: the specification gives the list order and the range −3 to 17 only; numbers follow that order. The two
 * steps it leaves without a pagePath are `duplicated-ssn` and `debit-card`.
 */
export const STEP_ORDER = {
  'welcome-back': -3,
  'welcome-back-otp': -2,
  'personal-info': -1,
  'verification-code': 0,
  'verification-code-otp': 1,
  'verification-questions': 2,
  'verify-identity': 3,
  'post-personal-info-confirmation': 4,
  mismatches: 5,
  'application-denied': 6,
  'duplicated-ssn': 6,
  'patientfi-plus': 7,
  congratulations: 8,
  'post-agreement': 9,
  'manual-bank-info': 10,
  'bank-info': 11,
  'debit-card': 11,
  'genesis-loading': 12,
  'genesis-offer-review': 13,
  'genesis-application-denied': 13,
  'genesis-application-review': 13,
  'genesis-application-freeze': 13,
  'genesis-post-agreement': 14,
  'genesis-agreement': 15,
  'genesis-confirmation': 16,
  'genesis-declined-agreement': 16,
  agreement: 17,
} as const;

export type PagePath = keyof typeof STEP_ORDER;
export const PAGE_PATHS = Object.keys(STEP_ORDER) as readonly PagePath[];

/** True for the pagePath of a step. */
export function isPagePath(text: string): text is PagePath {
  return Object.hasOwn(STEP_ORDER, text);
}
