/** The rule of a call that only the session of the named application may make. */
export const applicantOf = (at: 'query.applicationId' | 'body.applicationId') =>
  ({ kind: 'applicant', owns: [{ at, is: 'application' }] }) as const;
