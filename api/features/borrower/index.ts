export { borrowerById, practicesOfBorrower } from './borrower.reads';
export { logInWithCode } from './log-in';
export { LOGIN_PURPOSE, sendLoginCode } from './send-login-code';
