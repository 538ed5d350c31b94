export { verifySignupCode } from './verify-signup-code';
