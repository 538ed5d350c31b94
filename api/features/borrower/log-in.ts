import { paths, portalBase } from '@contract/paths';
import { isOfferOver } from '@domain/application/partner-loan';
import { continuesApplication } from '@domain/application/start';
import type { CivilDate } from '@domain/calendar/civil-date';
import { isPastSignUp } from '@domain/membership/sign-up-steps';
import { practiceToday } from '../../civil-today';
import { type Context, carryOut } from '../../command/command';
import type { RowOf } from '../../db/statement';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { maskEmail, maskPhone } from '../../security/mask';
import type { VerifiedChallenge } from '../../security/one-time-code';
import type { Work } from '../../work';
import { lineOfBorrower } from '../credit-line/index';
import { handOver, membershipsOfPerson, namesakeOf, proveMember } from '../member-record/index';
import { practiceById } from '../practice/index';
import {
  type BorrowerRow,
  borrowerById,
  findByContact,
  isProvenByAnybody,
  lastPrivacyConsent,
  latestApplication,
  newestPartnerLoan,
  newestPending,
} from './borrower.reads';
import { borrowerView } from './borrower.view';
import { keepLanguage } from './borrower.writes';
import { closedAccount, keepsPapers } from './closed-account';
import { LOGIN_PURPOSE } from './send-login-code';

/** The brand as requests name it: ours, or the specification's. */
export const isMembership = (brand: string | undefined) => brand === 'membership' || brand?.toLowerCase() === 'privi';

/** `isMember`: undefined where whoever asks doesn't say which brand, so that it is the one for which the code was sent. */
/** What a closed account could go on with is over; its papers are there. */
const LEADS_NOWHERE = {
  redirectLocation: null,
  redirectUrl: null,
  selectPlan: false,
  creditTransaction: null,
  activeReapply: false,
} as const;

type LogIn = { challengeId: string; code: string; isMember: boolean | undefined };

/**
 * Exchanges a log-in code for a session. Whose session it is comes from the stored challenge, never from the request.
 *
 * Effects: the code is used up, a session in place of the one that the browser had, an audit row. A wrong code is counted even though the call fails.
 * @throws AppError WRONG_CODE with the tries left, CODE_EXPIRED, CODE_USED_UP; LEGACY_ACCOUNT without v2Allowed;
 * ACCOUNT_BLOCKED for a person who was archived seven years ago: until then they read their papers. Source: borrower §2 Borrower login redirects, §7.
 */
export async function logInWithCode({ challengeId, code, isMember: asked }: LogIn, meta: RequestMeta, deps: Deps) {
  const sent = asked === undefined ? await deps.codes.find(deps.database.read, challengeId) : undefined;
  const isMember = asked ?? sent?.purpose === LOGIN_PURPOSE.member;
  const { result } = await carryOut({ actor: { kind: 'public' }, meta }, deps, async (context) => {
    const verified = await deps.codes.verify(context.tx, {
      challengeId,
      purpose: isMember ? LOGIN_PURPOSE.member : LOGIN_PURPOSE.borrower,
      addressHash: meta.addressHash,
      device: meta.device,
      code,
    });
    if (!verified.ok) {
      context.leaveNoRow('only the try is counted');
      return verified;
    }
    const { channel, destination } = verified.challenge;
    const subjectId = isMember ? await memberOf(context, verified.challenge) : verified.challenge.subjectId;
    const answer = await openSession(subjectId, isMember, context);
    const phoneOrEmail = channel === 'email' ? maskEmail(destination) : maskPhone(destination);
    return { ok: true as const, answer: { ...answer, channel, phoneOrEmail } };
  });
  if (!result.ok) throw result.error;
  return result.answer;
}

/**
 * Whose account the code opens. Where a practice typed the contact, the code proves it; where an account has proven it, that account
 * is given what a practice began with its owner.
 * @throws AppError CODE_EXPIRED where the contact was corrected meanwhile, or is not that of one person anymore.
 */
async function memberOf(context: Context, { subjectId, channel, destination }: VerifiedChallenge) {
  if (subjectId === null) return null;
  const { tx } = context;
  const contact = channel === 'email' ? { email: destination } : { phone: destination.replace(/^\+1/, '') };
  const person = await tx.first(borrowerById, { id: subjectId });
  // A contact that was corrected since the code was sent is theirs no more, whatever they have proven meanwhile.
  const isTheirs = 'email' in contact ? person?.email === contact.email : person?.phone === contact.phone;
  const provenAt = isTheirs && ('email' in contact ? person?.email_verified_at : person?.phone_verified_at);
  const owner = provenAt ? person : await findByContact(tx, contact);
  if (owner) {
    const invited = await namesakeOf(tx, owner, contact);
    if (invited) await handOver(context, { from: invited.id, to: owner.id });
    return owner.id;
  }
  if ((await isProvenByAnybody(tx, contact)) || !(await proveMember(context, subjectId, contact)))
    throw new AppError('CODE_EXPIRED');
  return subjectId;
}

/** Nothing can be done with an offer of the partner lender that ended, so no log-in leads to it. */
function isOfferEnded(
  { offer, partner_status: status, time_zone }: RowOf<typeof latestApplication>,
  deps: Deps,
): boolean {
  if (offer === null || status === null) return false;
  // Written by the answer of the lender only.
  const { offeredUntil } = JSON.parse(offer) as { offeredUntil: CivilDate };
  return isOfferOver({ status, offeredUntil }, practiceToday(deps.clock, { time_zone }));
}

async function openSession(borrowerId: string | null, isMember: boolean, { tx, deps, meta, record }: Context) {
  const row = borrowerId === null ? undefined : await tx.first(borrowerById, { id: borrowerId });
  if (!row) throw new AppError('ACCOUNT_BLOCKED');
  const isClosed = row.is_deleted === 1;
  if (isClosed && !(await keepsPapers(tx, row.id, deps)))
    throw closedAccount(deps, isMember ? 'membership' : 'financing');
  if (row.v2_allowed === 0) throw new AppError('LEGACY_ACCOUNT');
  const kind = isMember ? 'member' : 'borrower';
  const { id, practice_id: practiceId } = row;
  await tx.run(keepLanguage, { id, language: meta.language });
  const token = await deps.sessions.issue(tx, { kind, subjectId: id, earlierToken: meta.token });
  const detail = { addressHash: meta.addressHash };
  await record(`${kind}.logged_in`, { practiceId, type: 'borrower', id, by: { kind, id }, detail });
  const answer = await (isMember ? afterMemberLogin : afterBorrowerLogin)(row, { tx, deps });
  return { ...answer, ...(isClosed && LEADS_NOWHERE), token };
}

/**
 * Nothing of financing is told to a member (decision 53). Who has no membership that is through its sign-up goes on with that, at the
 * practice where they began it or that sent them a plan (membership §4 Member login).
 */
async function afterMemberLogin(row: BorrowerRow, { tx, deps }: Work) {
  const signup = await tx.first(latestApplication, { borrowerId: row.id, enrollment: 'MEMBERSHIPS' });
  const isUnfinished = signup?.status === 'INCOMPLETE' || signup?.status === 'REVIEW';
  const memberships = await tx.all(membershipsOfPerson, { borrowerId: row.id });
  const isMember = memberships.some(({ approved_at, status }) => approved_at !== null || isPastSignUp(status));
  const invited = isUnfinished ? undefined : memberships[0];
  const practice = invited && (await tx.first(practiceById, { id: invited.practice_id }));
  const urlSlug = isUnfinished ? signup.slug : practice?.slug;
  const redirect = urlSlug && !isMember ? `${portalBase}${paths.signup.href({ urlSlug })}` : null;
  return {
    user: borrowerView(row, undefined, {
      application: signup,
      clock: deps.clock,
      consent: await tx.first(lastPrivacyConsent, { borrowerId: row.id }),
    }),
    redirectLocation: redirect,
    redirectUrl: redirect,
    application: signup ? { _id: signup.id, status: signup.status, pagePath: signup.page_path } : null,
    selectPlan: false,
    creditTransaction: null,
    activeReapply: signup?.status === 'INCOMPLETE' && signup.purpose !== 'NEW',
    practiceSlug: signup?.slug ?? null,
  };
}

async function afterBorrowerLogin(row: BorrowerRow, { tx, deps }: Work) {
  const [line, application, pending] = [
    await tx.first(lineOfBorrower, { borrowerId: row.id }),
    await tx.first(latestApplication, { borrowerId: row.id, enrollment: 'APPLICATIONS' }),
    await tx.first(newestPending, { borrowerId: row.id }),
  ];
  // What the partner lender lent is all that a person without a limit has here; it goes by the application's id.
  const partnerLoan = !line && !pending ? await tx.first(newestPartnerLoan, { borrowerId: row.id }) : undefined;
  const goesOn =
    !line &&
    application !== undefined &&
    continuesApplication(application.status, application.page_path) &&
    !isOfferEnded(application, deps);
  const redirect =
    goesOn && application
      ? `${portalBase}${paths.apply.href({ practiceUrlSlug: application.slug }, { pagePath: 'welcome-back' })}`
      : null;
  return {
    user: borrowerView(row, line, {
      application,
      clock: deps.clock,
      consent: await tx.first(lastPrivacyConsent, { borrowerId: row.id }),
    }),
    redirectLocation: redirect,
    redirectUrl: redirect,
    application: application
      ? { _id: application.id, status: application.status, pagePath: application.page_path }
      : null,
    selectPlan: pending !== undefined && pending.selected_plan === null,
    creditTransaction: pending
      ? { transaction: pending.id, genesis: pending.genesis === 1 }
      : partnerLoan
        ? { transaction: partnerLoan.application_id, genesis: true }
        : null,
    activeReapply: application?.status === 'INCOMPLETE' && application.purpose !== 'NEW',
    practiceSlug: application?.slug ?? null,
  };
}
