import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { RequestMeta } from '../../http/serve';
import { maskEmail, maskPhone } from '../../security/mask';
import { findByContact, latestApplication } from './borrower.reads';

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
    const person = await findByContact(tx, isEmail ? { email: request.contact } : { phone: request.contact });
    const known = person !== undefined && (!request.isMember || (await isMemberOrJoins(tx, person)));
    return deps.codes.send(tx, {
      purpose: request.isMember ? LOGIN_PURPOSE.member : LOGIN_PURPOSE.borrower,
      channel,
      destination,
      subjectId: known ? person.id : null,
      applicationId: null,
      practiceId: null,
      brand: request.isMember ? 'membership' : 'financing',
      addressHash: meta.addressHash,
      device: meta.device,
      language: meta.language,
      deliver: known,
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

/** A member, or somebody whose sign-up is under way: their log-in leads back to it (membership §4 Member login). */
async function isMemberOrJoins(db: Db, person: { id: string; memberships: unknown }): Promise<boolean> {
  const signup = await db.first(latestApplication, { borrowerId: person.id, enrollment: 'MEMBERSHIPS' });
  return Number(person.memberships) > 0 || signup?.status === 'INCOMPLETE' || signup?.status === 'REVIEW';
}
