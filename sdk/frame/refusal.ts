import { origin } from '../origin';

/** The part of a report that says what a policy refused; TypeScript has no type for it. */
type RefusalReport = { blockedURL: string; effectiveDirective: string; disposition: string } & ReportBody;

type Refusal = Pick<RefusalReport, 'effectiveDirective' | 'disposition'>;

/**
 * Hears when the page's Content-Security-Policy refuses a frame of ours.
 * @param wasBegun the frame began before this call and may have been refused already; browsers without reports do not tell that.
 * @returns ends the hearing.
 */
export function hearRefusal(wasBegun: boolean, onRefused: () => void): () => void {
  // A policy that only reports refuses nothing.
  const hear = (address: string, { effectiveDirective, disposition }: Refusal) => {
    const isFrame = address.startsWith(origin()) && /^frame|child|default/.test(effectiveDirective);
    if (isFrame && disposition === 'enforce') onRefused();
  };
  const onViolation = (event: SecurityPolicyViolationEvent) => hear(event.blockedURI, event);
  document.addEventListener('securitypolicyviolation', onViolation);
  const reports =
    wasBegun && self.ReportingObserver
      ? new ReportingObserver(
          (list) =>
            (list as { body: RefusalReport }[]).forEach(({ body }) => {
              hear(body.blockedURL, body);
            }),
          { types: ['csp-violation'], buffered: true },
        )
      : undefined;
  reports?.observe();
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    reports?.disconnect();
  };
}
