import type { Language } from '@contract/language';
import { ANSWER_DAYS, type ReviewNeed, reviewNeeds } from '@domain/application/review-needs';
import { addDays } from '@domain/calendar/civil-date';
import { fullName } from '@domain/person-name';
import { practiceToday } from '../../../civil-today';
import type { Context } from '../../../command/command';
import type { Work } from '../../../work';
import { incompleteNoticeContent, reachOf } from '../../document/index';
import type { ApplicationCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { FLOWS } from '../decision/flow';
import type { Reviewer } from '../decision/store-decision';
import { mailPayload } from '../decision/tell-outcome';
import { keepNotice } from '../notice/keep-notice';
import { settleProposal } from './proposal.writes';

/** History action of a notice of incompleteness: with it the duty to tell within 30 days is met. */
export const MORE_ASKED = 'MORE_ASKED';

const PHOTO_STEP = 'verify-identity';
const WAITING_STEP = { APPLICATIONS: 'post-personal-info-confirmation', MEMBERSHIPS: 'waiting-confirmation' } as const;

/**
 * Tells the applicant what is missing and until when, which leaves the application incomplete.
 *
 * Effects: the notice as a document, its e-mail, status, history and audit row.
 * Source: 12 CFR 1002.9(c)(2).
 */
export async function askForMore(
  of: ApplicationCase,
  needs: readonly ReviewNeed[],
  { tx, deps, actor, record, send }: Context<Reviewer>,
): Promise<void> {
  const { application, practice } = of;
  const asksPhoto = needs.includes('IDENTITY') && takesPhoto(application);
  const documentId = await keepIncompleteNotice({ tx, deps }, of, { needs, asksPhoto });
  await updateApplication(tx, application.id, {
    status: 'INCOMPLETE',
    status_note: 'Requested more information',
    need_more_info: 1,
    persona_required: asksPhoto ? 1 : 0,
    page_path: asksPhoto ? PHOTO_STEP : WAITING_STEP[application.enrollment],
  });
  await tx.run(settleProposal, { applicationId: application.id, at: deps.clock.now() });
  await send('application-incomplete', { ...mailPayload(of), documentId });
  await addHistory({ tx, deps }, application.id, {
    action: MORE_ASKED,
    note: needs.join(', '),
    by: actor,
  });
  const detail = { needs: needs.join(',') };
  await record('application.more_asked', { practiceId: practice.id, id: application.id, detail });
}

/**
 * True where the page takes the photo of a document: of an application for credit, unless one was shown already.
 * @NOTE choice: what a photo proves is decided again by the rules; what else waits for a person goes on to.
 */
const takesPhoto = ({ enrollment, inquiry_id, identity_verified }: ApplicationCase['application']): boolean =>
  enrollment === 'APPLICATIONS' && inquiry_id === null && identity_verified === 0;

function keepIncompleteNotice(
  { tx, deps }: Work,
  of: ApplicationCase,
  { needs, asksPhoto }: { needs: readonly ReviewNeed[]; asksPhoto: boolean },
): Promise<string> {
  const { application, borrower, practice } = of;
  const brand = application.enrollment === 'MEMBERSHIPS' ? deps.config.brandMembership : deps.config.brandFinancing;
  const noticeOn = practiceToday(deps.clock, practice);
  const write = (language: Language) =>
    incompleteNoticeContent({
      creditor: brand.name,
      postalAddress: brand.postalAddress,
      supportEmail: brand.supportEmail,
      ...reachOf(brand),
      language,
      borrowerName: fullName(borrower.first_name, borrower.last_name),
      applicationNumber: application.number,
      noticeOn,
      answerBy: addDays(noticeOn, ANSWER_DAYS),
      needs: needs.map((need) => reviewNeeds[language][need]),
      photoPage: asksPhoto ? `${deps.config.publicUrl}${FLOWS.APPLICATIONS.pathOf(practice.slug, PHOTO_STEP)}` : null,
    });
  return keepNotice({ tx, deps }, of, { write, evidence: { needs } });
}
