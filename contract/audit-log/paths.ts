const auditTrail = '/admin/practice/audit-trail';
const userLogs = '/admin/practice/provider-user-logs';

/**
 * Routes of the logs, relative to the base path. They stand apart, because every page loads the others. Own addresses:
 * provider-admin §2 implies the screens and names none.
 */
export const logPaths = {
  auditTrail: { pattern: auditTrail, href: () => auditTrail },
  userLogs: { pattern: userLogs, href: () => userLogs },
} as const;
