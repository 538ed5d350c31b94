export { borrowerById, practicesOfBorrower } from './borrower.reads';
export { keepLanguage } from './borrower.writes';
export { heldUntil } from './calling-time';
export { closedAccount } from './closed-account';
export { getCreditSummary } from './get-credit-summary';
export { languageOfAddress } from './language';
export { isMembership, logInWithCode } from './log-in';
export { LOGIN_PURPOSE, sendLoginCode } from './send-login-code';
