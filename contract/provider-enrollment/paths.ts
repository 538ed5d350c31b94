import { route } from '../paths';

/** Where a practice enrolls itself (provider-admin §2); the step stands in `pagePath`. */
export const enrollmentPaths = { enrollment: route('/provider-enrollment/:slug') } as const;
