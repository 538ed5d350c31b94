import type { ApplicationChannel } from '@domain/enums';
import { type Context, carryOut } from '../../../command/command';
import type { ApplicationStartTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import { keepLanguage } from '../../borrower/index';
import { practiceById } from '../../practice/index';
import { openPerson, type ProvenContact } from '../answers/open-person';
import { type ApplicationCase, findLatestPracticeId, startById } from '../application.reads';
import { viewApplication } from '../application.view';
import { FLOWS } from '../decision/flow';
import { viewPartnerLoan } from '../partner-lender/partner-loan.view';
import { resumeOrBegin } from './resume-application';
import { destinationOf } from './send-code';
import { takeStartConsents } from './start-consent';

export type CodeEntry = {
  otp: string;
  applicationId: string;
  channel: ApplicationChannel;
  email?: string | undefined;
  phone?: string | undefined;
  /** The very challenge, where a link names it. */
  challengeId?: string;
};

type Opened = { case: ApplicationCase; token: string } | { stop: 'verification-code' | 'welcome-back' };

/**
 * Exchanges a right code for an applicant session and resumes the application, or begins one.
 *
 * Effects, all in one transaction with the use of the code: the person, the application, its history, the session and an
 * audit row. A wrong code costs a try and nothing else. The session is made of the stored challenge and its start.
 * @throws AppError WRONG_CODE with triesLeft, CODE_EXPIRED, CODE_USED_UP, RATE_LIMITED, ACCOUNT_BLOCKED.
 * Source: borrower §4 Start, §7 verify-otp.
 */
export async function verifyApplicationCode(entry: CodeEntry, meta: RequestMeta, deps: Deps) {
  const contact = entry.channel === 'email' ? entry.email : entry.phone;
  const { result } = await carryOut({ actor: { kind: 'public' }, meta }, deps, async (context) => {
    const { tx } = context;
    const verified = await deps.codes.verify(tx, {
      purpose: FLOWS.APPLICATIONS.codePurpose,
      applicationId: entry.applicationId,
      ...(entry.challengeId !== undefined && { challengeId: entry.challengeId }),
      addressHash: meta.addressHash,
      device: meta.device,
      code: entry.otp,
      ...(contact === undefined ? {} : { destination: destinationOf(contact) }),
    });
    if (!verified.ok) {
      context.leaveNoRow('Only the try is counted.');
      return { refused: verified.error };
    }
    const start = await tx.first(startById, { id: verified.challenge.applicationId ?? '' });
    if (!start) throw new AppError('CODE_EXPIRED');
    return open(context, verified.challenge, start);
  });
  if ('refused' in result) throw result.refused;
  if ('stop' in result) return stopAnswer(result.stop);
  const { borrower, practice, application } = result.case;
  const db = deps.database.read;
  const state = await viewApplication({ db, deps, language: meta.language }, result.case);
  const { qualifier, offer } = await viewPartnerLoan({ db, deps }, application.id);
  return {
    token: result.token,
    userReference: borrower.user_reference,
    user: {
      id: borrower.id,
      email: borrower.email,
      firstName: borrower.first_name,
      v2Allowed: borrower.v2_allowed === 1,
    },
    application: state,
    logintype: 'OTP',
    practicemanagement: practice.id,
    practiceSlug: practice.slug,
    pagePath: application.agreement_signed_at === null ? application.page_path : 'congratulations',
    qualifier: qualifier,
    isReapply: application.purpose !== 'NEW',
    genesis: offer && { approvedLoanAmount: offer.approvedLoanAmount },
  };
}

async function open(context: Context, proven: ProvenContact, start: ApplicationStartTable): Promise<Opened> {
  const { tx, deps, leaveNoRow } = context;
  const opened = await openPerson({ tx, deps }, proven, start);
  if ('needs' in opened) {
    leaveNoRow('Nothing was opened.');
    return { stop: 'verification-code' };
  }
  const { borrower } = opened;
  const practiceId =
    start.practice_id || (await findLatestPracticeId(tx, borrower.id, 'APPLICATIONS')) || borrower.practice_id;
  const practice = practiceId ? await tx.first(practiceById, { id: practiceId }) : undefined;
  if (!practice) {
    leaveNoRow('Nothing was opened.');
    return { stop: 'welcome-back' };
  }
  const application = await resumeOrBegin(tx, { borrower, practice, flow: FLOWS.APPLICATIONS, start }, deps);
  await takeStartConsents({ tx, deps }, start.id, application);
  const token = await openSession(context, { borrowerId: borrower.id, applicationId: application.id });
  return { case: { application, borrower, practice }, token };
}

/** Opens the session of one application, in place of the one that the browser had, and records it. */
export async function openSession(
  { tx, deps, meta, record }: Context,
  who: { borrowerId: string; applicationId: string },
): Promise<string> {
  const { borrowerId, applicationId } = who;
  const by = { kind: 'applicant', id: borrowerId };
  await record('application.session_opened', { practiceId: null, id: applicationId, by });
  await tx.run(keepLanguage, { id: borrowerId, language: meta.language });
  return deps.sessions.issue(tx, { kind: 'applicant', subjectId: borrowerId, applicationId, earlierToken: meta.token });
}

/** The code was right, but what it proves opens no application. */
function stopAnswer(pagePath: string) {
  return {
    token: null,
    userReference: null,
    user: null,
    application: null,
    logintype: 'OTP',
    practicemanagement: null,
    practiceSlug: null,
    pagePath,
    qualifier: null,
    isReapply: false,
    genesis: null,
  };
}
