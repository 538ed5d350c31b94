import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { RequestMeta } from '../../http/serve';
import { maskEmail, maskPhone } from '../../security/mask';
import { type MemberContact, namesakeOf, unprovenMember } from '../member-record/index';
import { findByContact, isProvenByAnybody, latestApplication } from './borrower.reads';

export const LOGIN_PURPOSE = { borrower: 'borrower-login', member: 'member-login' } as const;

export type LoginRequest = {
  /** E-mail address in lower case, or ten digits of a phone. */
  contact: string;
  channel: 'email' | 'sms' | 'landline' | undefined;
  isMember: boolean;
};

/**
 * Sends a log-in code. The answer and the work are the same for people we know and do not know, so nobody learns who has
 * an account.
 *
 * Effects: a code challenge and, for a known person, the message.
 * @throws AppError RATE_LIMITED. Source: borrower §7, membership §4 Member login; reliability A5.
 */
export async function sendLoginCode(request: LoginRequest, meta: RequestMeta, deps: Deps) {
  const isEmail = request.contact.includes('@');
  const channel = isEmail ? 'email' : request.channel === 'landline' ? 'landline' : 'sms';
  const destination = isEmail ? request.contact : `+1${request.contact}`;
  const sent = await deps.database.transaction(async (tx) => {
    const contact = isEmail ? { email: request.contact } : { phone: request.contact };
    const person = request.isMember ? await findMember(tx, contact) : await findByContact(tx, contact);
    return deps.codes.send(tx, {
      purpose: request.isMember ? LOGIN_PURPOSE.member : LOGIN_PURPOSE.borrower,
      channel,
      destination,
      subjectId: person?.id ?? null,
      applicationId: null,
      practiceId: null,
      brand: request.isMember ? 'membership' : 'financing',
      addressHash: meta.addressHash,
      device: meta.device,
      language: meta.language,
      deliver: person !== undefined,
      hasLink: true,
    });
  });
  return {
    // The specification reads the state of an application here. It would tell strangers who has one, so the answer to the code does.
    status: 'OTP_SENT' as const,
    user: sent.challengeId,
    channel,
    phoneOrEmail: isEmail ? maskEmail(request.contact) : maskPhone(destination),
    resendAfterSeconds: sent.resendAfterSeconds,
    expiresAt: sent.expiresAt,
  };
}

/**
 * Whom a code to a contact logs in as a member: who has proven it, else the one person whom a practice made a member of there, for whom
 * the code is the proof. Accounts that have proven it win, also where they are several and none is opened.
 */
async function findMember(tx: Tx, contact: MemberContact): Promise<{ id: string } | undefined> {
  const person = await findByContact(tx, contact);
  if (person)
    return (await isMemberOrJoins(tx, person)) || (await namesakeOf(tx, person, contact)) ? person : undefined;
  const invited = await unprovenMember(tx, contact);
  return (await isProvenByAnybody(tx, contact)) ? undefined : invited;
}

/** A member, or somebody whose sign-up is under way: their log-in leads back to it (membership §4 Member login). */
async function isMemberOrJoins(db: Db, person: { id: string; memberships: unknown }): Promise<boolean> {
  const signup = await db.first(latestApplication, { borrowerId: person.id, enrollment: 'MEMBERSHIPS' });
  return Number(person.memberships) > 0 || signup?.status === 'INCOMPLETE' || signup?.status === 'REVIEW';
}
