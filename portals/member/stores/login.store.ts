import { createLogin } from '@portals/steps/login/sent-code';

/** A log-in of a member under way. */
export const login = createLogin('member-login');
