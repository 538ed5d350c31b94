import { applyStep, paths, portalBase } from '@contract/paths';
import { isPagePath } from '@domain/application/steps';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { FLOWS, issueTabTicket, verifyApplicationCode } from '../application/index';
import { LOGIN_PURPOSE, logInWithCode } from '../borrower/index';
import { verifySignupCode } from '../signup/index';

type Opened =
  | { kind: 'session'; who: 'borrower' | 'member'; token: string; address: string }
  | { kind: 'flow'; ticket: string; address: string }
  | { kind: 'nothing'; address: string };

/**
 * Goes on by the link that stood beside a code in an e-mail. Whoever has it has the mailbox, so it works once within a
 * day, whatever strangers did to the tries and the sends of the address. What it opens is what the code opens.
 * @throws AppError CODE_EXPIRED for a link that is unknown, used or over; LEGACY_ACCOUNT, ACCOUNT_BLOCKED.
 */
export async function openCodeLink(link: string, meta: RequestMeta, deps: Deps): Promise<Opened> {
  const [challengeId = '', secret = ''] = link.split('.');
  const challenge = await deps.codes.find(deps.database.read, challengeId);
  if (!challenge) throw new AppError('CODE_EXPIRED');
  const { purpose, applicationId } = challenge;
  if (purpose === LOGIN_PURPOSE.borrower || purpose === LOGIN_PURPOSE.member) {
    const isMember = purpose === LOGIN_PURPOSE.member;
    const { token } = await logInWithCode({ challengeId, code: secret, isMember }, meta, deps);
    const place = isMember ? paths.member.welcome : paths.borrower.welcome;
    return { kind: 'session', who: isMember ? 'member' : 'borrower', token, address: `${portalBase}${place.href()}` };
  }
  if (applicationId === null) throw new AppError('CODE_EXPIRED');
  if (purpose === FLOWS.APPLICATIONS.codePurpose)
    return openApplication({ challengeId, secret, applicationId }, meta, deps);
  if (purpose === FLOWS.MEMBERSHIPS.codePurpose) return openSignup({ challengeId, secret, applicationId }, meta, deps);
  throw new AppError('CODE_EXPIRED');
}

type Link = { challengeId: string; secret: string; applicationId: string };

async function openApplication(link: Link, meta: RequestMeta, deps: Deps): Promise<Opened> {
  const { challengeId, secret: otp, applicationId } = link;
  const opened = await verifyApplicationCode({ otp, applicationId, challengeId, channel: 'email' }, meta, deps);
  const slug = opened.practiceSlug;
  if (!opened.application || !opened.user || opened.token === null || slug === null)
    return {
      kind: 'nothing',
      address: `${portalBase}${paths.applyWithoutPractice.href({}, { pagePath: 'welcome-back' })}`,
    };
  const tokenHash = deps.sessions.hashOf(opened.token);
  const who = { borrowerId: opened.user.id, applicationId: opened.application._id, tokenHash };
  const step = isPagePath(opened.pagePath) ? opened.pagePath : 'personal-info';
  return {
    kind: 'flow',
    ticket: (await issueTabTicket(who, deps)).ticket,
    address: `${portalBase}${applyStep(slug, step)}`,
  };
}

async function openSignup(link: Link, meta: RequestMeta, deps: Deps): Promise<Opened> {
  const { challengeId, secret: otp, applicationId } = link;
  const { token, practiceSlug, who } = await verifySignupCode({ user: applicationId, otp, challengeId }, meta, deps);
  if (who === null)
    return { kind: 'session', who: 'member', token, address: `${portalBase}${paths.member.welcome.href()}` };
  const { ticket } = await issueTabTicket({ ...who, tokenHash: deps.sessions.hashOf(token) }, deps);
  return { kind: 'flow', ticket, address: `${portalBase}${paths.signup.href({ urlSlug: practiceSlug })}` };
}
