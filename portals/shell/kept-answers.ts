/** Pages of a flow keep what a patient sent at each step; staff, log-ins and legal pages have no answers to keep. */
export function keepsAnswers(pathname: string): boolean {
  return /\/(?:apply|signup|provider-enrollment)(?:\/|$)/.test(pathname);
}
