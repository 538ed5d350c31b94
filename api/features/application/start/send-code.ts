import type { ApplicationChannel, Brand } from '@domain/enums';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import { maskEmail, maskPhone } from '../../../security/mask';
import type { RequestedWork } from '../../../work';
import { findPractice } from '../../practice/index';
import { byVerifiedEmail, byVerifiedPhone } from '../borrower.reads';
import { FLOWS } from '../decision/flow';
import { findNewestStart, getFreshStart, openStart } from './start-application';

/** What the caller learns of a code on its way; the destination is masked, because screens are shared. */
export type CodeSent = { channel: string; destination: string; resendAfterSeconds: number; expiresAt: string };

type Sending = {
  purpose: string;
  brand: Brand;
  channel: ApplicationChannel;
  /** Lower-case address, or ten digits. */
  contact: string;
  subjectId: string | null;
  applicationId: string;
  practiceId: string | null;
  deliver: boolean;
  /** False where the code alone proves nothing that a link could lead to. */
  hasLink?: boolean;
};

/** The destination of a code as challenges keep it: lower-case address, or E.164. */
export function destinationOf(contact: string): string {
  return contact.includes('@') ? contact.toLowerCase() : `+1${contact}`;
}

/** Ten digits of an E.164 number. */
export function phoneOf(destination: string): string {
  return destination.replace(/^\+1/, '');
}

/** Sends one code. @throws AppError RATE_LIMITED. */
export async function sendCode({ tx, deps, meta }: RequestedWork, sending: Sending): Promise<CodeSent> {
  const { contact, channel } = sending;
  const sent = await deps.codes.send(tx, {
    purpose: sending.purpose,
    channel,
    destination: destinationOf(contact),
    subjectId: sending.subjectId,
    applicationId: sending.applicationId,
    practiceId: sending.practiceId,
    brand: sending.brand,
    addressHash: meta.addressHash,
    device: meta.device,
    language: meta.language,
    deliver: sending.deliver,
    hasLink: sending.hasLink ?? true,
  });
  return {
    channel,
    destination: contact.includes('@') ? maskEmail(contact) : maskPhone(contact),
    resendAfterSeconds: sent.resendAfterSeconds,
    expiresAt: sent.expiresAt,
  };
}

type StartCode = {
  applicationId?: string | undefined;
  email: string;
  channel: ApplicationChannel;
  phone?: string | undefined;
};

/**
 * Sends the code of a begun application to the address that was given, or to a phone of the applicant's choice. Where the
 * start is not named it is the newest of the address; an address that began none gets the same answer and no code.
 * @throws AppError NOT_FOUND for an unknown or old start, INVALID_FIELDS for another address than the start's,
 * RATE_LIMITED. Source: borrower §7 verify-email, verify-phone, verify-landline.
 */
export async function sendStartCode(input: StartCode, meta: RequestMeta, deps: Deps): Promise<CodeSent> {
  const sent = await deps.database.transaction(async (tx) => {
    const start =
      input.applicationId === undefined
        ? await findNewestStart(tx, input.email, deps)
        : await namedStart(tx, { id: input.applicationId, email: input.email }, deps);
    const { codePurpose, brand } = FLOWS.APPLICATIONS;
    return sendCode(
      { tx, deps, meta },
      {
        purpose: codePurpose,
        brand,
        channel: input.channel,
        contact: input.phone ?? input.email,
        subjectId: null,
        applicationId: start?.id ?? deps.newId(),
        practiceId: start?.practice_id ?? null,
        deliver: start !== undefined,
      },
    );
  });
  return sent;
}

async function namedStart(db: Db, { id, email }: { id: string; email: string }, deps: Deps) {
  const start = await getFreshStart(db, id, deps);
  if (start.enrollment !== 'APPLICATIONS') throw new AppError('NOT_FOUND');
  if (start.email !== email)
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'email', message: 'Start again with this email address.' }],
    });
  return start;
}

/**
 * Sends a code to a returning person by the address or number they have proven before. For anybody else the answer and
 * the work are the same, but nothing leaves and no code is right. A number that several people have proven opens none of
 * them: they come back by e-mail.
 * @throws AppError RATE_LIMITED. Source: borrower §4 Start, reliability S11.
 */
export async function sendWelcomeBackCode(
  input: { contact: string; practice?: string | undefined },
  meta: RequestMeta,
  deps: Deps,
): Promise<CodeSent & { applicationId: string }> {
  const { codePurpose, brand } = FLOWS.APPLICATIONS;
  const answer = await deps.database.transaction(async (tx) => {
    const practice = input.practice === undefined ? undefined : await findPractice(tx, input.practice);
    const isEmail = input.contact.includes('@');
    const people = isEmail
      ? [await tx.first(byVerifiedEmail, { email: input.contact })]
      : await tx.all(byVerifiedPhone, { phone: input.contact });
    const open = people.filter((person) => person?.is_deleted === 0);
    // An archived person gets a code too, by which they are told so.
    const [person, ...others] = open.length > 0 ? open : people;
    const known = others.length === 0 ? person : undefined;
    const { id } = await openStart(
      tx,
      { practiceId: practice?.id ?? '', enrollment: 'APPLICATIONS', contact: input.contact },
      deps,
    );
    const sent = await sendCode(
      { tx, deps, meta },
      {
        purpose: codePurpose,
        brand,
        channel: isEmail ? 'email' : 'sms',
        contact: input.contact,
        subjectId: known?.id ?? null,
        applicationId: id,
        practiceId: practice?.id ?? null,
        deliver: known !== undefined,
      },
    );
    return { ...sent, applicationId: id };
  });
  return answer;
}
