import { isPastSignUp } from '@domain/membership/sign-up-steps';
import { type Context, carryOut } from '../../command/command';
import type { ApplicationStartTable } from '../../db/tables/application';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import {
  FLOWS,
  latestAtPractice,
  openPerson,
  openSession,
  resumeOrBegin,
  startById,
  takeStartConsents,
} from '../application/index';
import { keepLanguage } from '../borrower/index';
import { takeUpInvitations } from '../member-record/index';
import { practiceById } from '../practice/index';
import { membershipOf, type SignupCase, viewSignup } from './signup.view';

const { codePurpose, enrollment } = FLOWS.MEMBERSHIPS;

/**
 * Exchanges a right code for the session of the sign-up. A member past the sign-up gets a member session and the address
 * of the welcome page instead, because the code proves the same contact that logs a member in.
 * @throws AppError WRONG_CODE with triesLeft, CODE_EXPIRED, CODE_USED_UP, RATE_LIMITED, ACCOUNT_BLOCKED, LEGACY_ACCOUNT.
 * Source: membership §4 step 2, decision 31.
 */
export async function verifySignupCode(
  entry: { user: string; otp: string; challengeId?: string },
  meta: RequestMeta,
  deps: Deps,
) {
  const { result } = await carryOut({ actor: { kind: 'public' }, meta }, deps, async (context) => {
    const { tx } = context;
    const verified = await deps.codes.verify(tx, {
      purpose: codePurpose,
      applicationId: entry.user,
      ...(entry.challengeId !== undefined && { challengeId: entry.challengeId }),
      addressHash: meta.addressHash,
      device: meta.device,
      code: entry.otp,
    });
    if (!verified.ok) {
      context.leaveNoRow('Only the try is counted.');
      return { refused: verified.error };
    }
    const start = await tx.first(startById, { id: verified.challenge.applicationId ?? '' });
    if (!start) throw new AppError('CODE_EXPIRED');
    const opened = await openPerson({ tx, deps }, verified.challenge, start);
    // Without an address in the start no proof of one is asked for.
    if ('needs' in opened) throw new AppError('CODE_EXPIRED');
    const { channel, destination } = verified.challenge;
    await takeUpInvitations(context, {
      practiceId: start.practice_id,
      borrowerId: opened.borrower.id,
      email: channel === 'email' ? destination : '',
      phone: channel === 'email' ? '' : destination.replace(/^\+1/, ''),
    });
    return enter(context, opened.borrower, start);
  });
  if ('refused' in result) throw result.refused;
  const user = await viewSignup({ db: deps.database.read, deps, language: meta.language }, result.of);
  const { application, borrower, practice } = result.of;
  return {
    user,
    pagePath: user.pagePath,
    token: result.token,
    practiceSlug: practice.slug,
    /** Whose flow the session belongs to; null for a member past the sign-up. */
    who: result.isMember || !application ? null : { borrowerId: borrower.id, applicationId: application.id },
  };
}

async function enter(
  context: Context,
  borrower: SignupCase['borrower'],
  start: ApplicationStartTable,
): Promise<{ of: SignupCase; token: string; isMember: boolean }> {
  const { tx, deps, record } = context;
  const practice = await tx.first(practiceById, { id: start.practice_id });
  if (!practice) throw new Error(`Start ${start.id} lost its practice`);
  const membership = await membershipOf(tx, { borrower, practice });
  if (membership && isPastSignUp(membership.status)) {
    if (borrower.v2_allowed === 0) throw new AppError('LEGACY_ACCOUNT');
    const latest = await tx.first(latestAtPractice, { borrowerId: borrower.id, practiceId: practice.id, enrollment });
    if (latest) await takeStartConsents({ tx, deps }, start.id, latest);
    await tx.run(keepLanguage, { id: borrower.id, language: context.meta.language });
    const { token: earlierToken } = context.meta;
    const token = await deps.sessions.issue(tx, { kind: 'member', subjectId: borrower.id, earlierToken });
    const by = { kind: 'member', id: borrower.id };
    await record('member.logged_in', { practiceId: practice.id, type: 'borrower', id: borrower.id, by });
    return { of: { application: latest ?? null, borrower, practice }, token, isMember: true };
  }
  const application = await resumeOrBegin(tx, { borrower, practice, flow: FLOWS.MEMBERSHIPS, start }, deps);
  await takeStartConsents({ tx, deps }, start.id, application);
  const token = await openSession(context, { borrowerId: borrower.id, applicationId: application.id });
  return { of: { application, borrower, practice }, token, isMember: false };
}
