export { logInWithCode } from './log-in';
export { LOGIN_PURPOSE } from './send-login-code';
