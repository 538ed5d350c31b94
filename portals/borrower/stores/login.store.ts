import { createLogin } from '@portals/steps/login/sent-code';

/** A log-in of a borrower under way. */
export const login = createLogin('login');
