import type { ApplicationAct } from '@domain/application/history-words';
import { askVendorOnce } from '../../../command/ask-vendor-once';
import type { Context } from '../../../command/command';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import { type Inquiry, isOpen, isVerified } from '../../../vendors/identity-inquiry/port';
import type { Work } from '../../../work';
import { type ApplicationCase, lockCase } from '../application.reads';
import { addHistory, updateApplication, updateBorrower } from '../application.writes';
import { getOutcome, refuseNewCredit, type VendorRequest, viewAfter } from '../decision/finish-application';
import type { Flow } from '../decision/flow';
import type { OutcomeView } from '../decision/outcome.view';
import { storeDecision } from '../decision/store-decision';
import { openStoredFile } from '../decision/stored-file';
import { mailPayload } from '../decision/tell-outcome';
import { offersPhotoCheck, PHOTO_FAILED } from './photo-after-questions';

/**
 * Reads the result of the identity inquiry from the vendor, never from the client. Verified: a credit application is
 * decided again on the same file, a sign-up goes back to its agreement with the alert cleared. Not verified: a person
 * looks at the application, because a failed photograph is no reason to deny credit; a denial for failed questions stays.
 * @throws AppError STEP_ORDER while the inquiry is open, NOT_FOUND; VendorError.
 * Source: borrower §4 Failures and other transitions, membership §4 step 6.
 */
export function submitInquiry(
  asked: VendorRequest,
  applicationId: string,
  { inquiryId, flow }: { inquiryId: string | undefined; flow: Flow },
) {
  const { deps } = asked;
  return askVendorOnce<VendorRequest['actor'], string, Inquiry, OutcomeView>(asked, deps, {
    prepare: async ({ tx, leaveNoRow }) => {
      leaveNoRow('Only looks.');
      const of = await lockCase(tx, applicationId, flow.enrollment);
      if (of.application.submitted_at === null) throw new AppError('STEP_ORDER');
      if (!(await isAwaited({ tx, deps }, of)))
        return { done: await getOutcome({ db: tx, deps, language: asked.meta.language }, of) };
      refuseNewCredit(of);
      return { plan: applicationId };
    },
    ask: (referenceId) => readFinished(referenceId, inquiryId, deps),
    conclude: async (context, _, inquiry) => {
      const { tx } = context;
      const of = await lockCase(tx, applicationId, flow.enrollment);
      if (await isAwaited({ tx, deps }, of)) {
        refuseNewCredit(of);
        if (isVerified(inquiry.status)) await takeVerified(context, of);
        else if (of.application.status === 'DENIED') await keepDenial(context, of);
        else await handToPerson(context, of, inquiry);
      } else context.leaveNoRow('Known by now.');
      return viewAfter(context, applicationId, flow);
    },
  });
}

/** The decision asked for it, or it is offered after questions that failed. */
const isAwaited = async ({ tx, deps }: Work, of: ApplicationCase): Promise<boolean> =>
  of.application.persona_required === 1 || offersPhotoCheck(tx, of, deps);

/** Neither the questions nor the photograph proved who it is: the denial that was told stays as it is. */
async function keepDenial({ tx, deps, record }: Context, { application, practice }: ApplicationCase): Promise<void> {
  await addToHistory({ tx, deps }, application.id, PHOTO_FAILED);
  await record('application.identity_not_confirmed', { practiceId: practice.id, id: application.id });
}

async function readFinished(referenceId: string, inquiryId: string | undefined, deps: Deps): Promise<Inquiry> {
  const inquiry = await deps.vendors.identityInquiry.findByReference(referenceId);
  if (!inquiry || (inquiryId !== undefined && inquiry.inquiryId !== inquiryId)) throw new AppError('STEP_ORDER');
  if (isOpen(inquiry.status)) throw new AppError('STEP_ORDER', { userMessage: 'Finish the identity check first.' });
  if (inquiry.status === 'expired')
    throw new AppError('STEP_ORDER', { userMessage: 'The identity check timed out. Start it again.' });
  return inquiry;
}

async function takeVerified(context: Context, of: ApplicationCase): Promise<void> {
  const { tx, deps, record } = context;
  const { application, borrower, practice } = of;
  await record('application.identity_verified', { practiceId: practice.id, id: application.id });
  await updateBorrower(tx, borrower.id, { identity_verified_at: deps.clock.now() });
  await addToHistory({ tx, deps }, application.id, 'IDENTITY_VERIFIED');
  if (application.enrollment === 'MEMBERSHIPS') {
    await updateApplication(tx, application.id, {
      identity_verified: 1,
      persona_required: 0,
      fraud_alert: 0,
      status: 'INCOMPLETE',
      page_path: 'agreement-step',
    });
    return;
  }
  await updateApplication(tx, application.id, { identity_verified: 1 });
  const verified = { ...of, application: { ...application, identity_verified: 1 } };
  await storeDecision(context, verified, { ...(await openStoredFile(tx, application, deps)), exam: null });
}

async function handToPerson({ tx, deps, record, send }: Context, of: ApplicationCase, inquiry: Inquiry): Promise<void> {
  const isMembership = of.application.enrollment === 'MEMBERSHIPS';
  await updateApplication(tx, of.application.id, {
    status: 'REVIEW',
    status_note: `Identity check ${inquiry.status}`,
    persona_required: 0,
    need_more_info: 1,
    page_path: isMembership ? 'waiting-confirmation' : 'post-personal-info-confirmation',
  });
  await addToHistory({ tx, deps }, of.application.id, PHOTO_FAILED);
  await record('application.identity_not_confirmed', { practiceId: of.practice.id, id: of.application.id });
  await send('application-review', { ...mailPayload(of), documentId: null });
}

async function addToHistory({ tx, deps }: Work, applicationId: string, action: ApplicationAct): Promise<void> {
  await addHistory({ tx, deps }, applicationId, { action });
}
