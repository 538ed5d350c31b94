import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import { type InquirySession, isOpen } from '../../../vendors/identity-inquiry/port';
import { type ApplicationCase, getCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { personOf } from '../decision/finish-application';
import type { Flow } from '../decision/flow';
import { offersPhotoCheck } from './photo-after-questions';

export type OpenedInquiry = InquirySession & { url: string };

/** Step on which the identity check is shown. */
const IDENTITY_STEP = { APPLICATIONS: 'verify-identity', MEMBERSHIPS: 'identity-verification-step' } as const;

/**
 * Opens the identity inquiry of an application, or resumes the open one; a person has one at a time. It is asked for by the decision,
 * or offered after identity questions that failed.
 * @throws AppError INQUIRY_EXISTS when one is finished and can be submitted, STEP_ORDER when none is asked for;
 * VendorError. Source: borrower §7 identity-verification.
 */
export async function openInquiry(applicationId: string, flow: Flow, deps: Deps): Promise<OpenedInquiry> {
  const of = await getCase(deps.database.read, applicationId, flow.enrollment);
  const isAsked = of.application.persona_required === 1 || (await offersPhotoCheck(deps.database.read, of, deps));
  if (!isAsked) throw new AppError('STEP_ORDER');
  const session = await openOrResume(of, deps);
  if (session.inquiryId !== of.application.inquiry_id) await keepInquiry(applicationId, session.inquiryId, deps);
  const back = `${deps.config.publicUrl}${flow.pathOf(of.practice.slug, IDENTITY_STEP[flow.enrollment])}`;
  return { ...session, url: deps.vendors.identityInquiry.hostedUrl(session, back) };
}

async function openOrResume(of: ApplicationCase, deps: Deps): Promise<InquirySession> {
  const { identityInquiry } = deps.vendors;
  const referenceId = of.application.id;
  const latest = await identityInquiry.findByReference(referenceId);
  if (latest && isOpen(latest.status)) {
    const session = await identityInquiry.resume(latest.inquiryId);
    if (session) return session;
  } else if (latest && latest.status !== 'expired') {
    throw new AppError('INQUIRY_EXISTS');
  }
  const { ssn: _, ...prefill } = await personOf(deps.database.read, of, deps);
  const opened = await identityInquiry.open({
    referenceId,
    prefill,
    operationId: `${referenceId}:after:${latest?.inquiryId ?? 'none'}`,
  });
  if (opened.status === 'already_exists') throw new AppError('INQUIRY_EXISTS');
  return { inquiryId: opened.inquiryId, sessionToken: opened.sessionToken };
}

async function keepInquiry(applicationId: string, inquiryId: string, deps: Deps): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await updateApplication(tx, applicationId, { inquiry_id: inquiryId });
    await addHistory({ tx, deps }, applicationId, { action: 'IDENTITY_CHECK_OPENED' });
  });
}
