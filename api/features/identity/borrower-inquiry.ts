import { paths, portalBase } from '@contract/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { type Inquiry, type InquiryPrefill, type InquirySession, isOpen } from '../../vendors/identity-inquiry/port';
import { newestIdCheck, type Person, personById, waitingForIdentity } from './identity.reads';

/** What an inquiry is about: the transaction that has waited longest, or else the person alone. */
export type Asked = { person: Person; transactionId: string | null; referenceId: string };

/** What the person is asked to prove. @throws AppError STEP_ORDER when nothing is. */
export async function askedOf(db: Db, borrowerId: string): Promise<Asked> {
  const person = await db.first(personById, { id: borrowerId });
  if (!person) throw new AppError('NO_SESSION');
  const [oldest] = await db.all(waitingForIdentity, { borrowerId });
  if (!oldest && person.identity_verified_at !== null) throw new AppError('STEP_ORDER', { userMessage: KNOWN });
  // An earlier check says nothing of a later request: each has an inquiry of its own.
  const check = await db.first(newestIdCheck, { borrowerId });
  return { person, transactionId: oldest?.id ?? null, referenceId: oldest?.id ?? check?.id ?? person.id };
}

const KNOWN = 'Your identity is already verified.';

/**
 * Opens the inquiry of a borrower, or resumes the open one.
 * @throws AppError INQUIRY_EXISTS when it is finished and can be submitted, STEP_ORDER when nothing is to prove; VendorError.
 */
export async function openBorrowerInquiry(borrowerId: string, deps: Deps): Promise<InquirySession & { url: string }> {
  const asked = await deps.database.transaction((tx) => askedOf(tx, borrowerId));
  const session = await openOrResume(asked, deps);
  const { verifyIdentity, verifyIdentityTransaction } = paths.borrower;
  const back = asked.transactionId
    ? verifyIdentityTransaction.href({}, { transaction: asked.transactionId })
    : verifyIdentity.href();
  const url = deps.vendors.identityInquiry.hostedUrl(session, `${deps.config.publicUrl}${portalBase}${back}`);
  return { ...session, url };
}

async function openOrResume({ person, referenceId }: Asked, deps: Deps): Promise<InquirySession> {
  const { identityInquiry } = deps.vendors;
  const latest = await identityInquiry.findByReference(referenceId);
  if (latest && isOpen(latest.status)) {
    const session = await identityInquiry.resume(latest.inquiryId);
    if (session) return session;
  } else if (latest && latest.status !== 'expired') throw new AppError('INQUIRY_EXISTS');
  const opened = await identityInquiry.open({
    referenceId,
    prefill: prefillOf(person),
    operationId: `${referenceId}:after:${latest?.inquiryId ?? 'none'}`,
  });
  if (opened.status === 'already_exists') throw new AppError('INQUIRY_EXISTS');
  return { inquiryId: opened.inquiryId, sessionToken: opened.sessionToken };
}

function prefillOf(person: Person): InquiryPrefill | undefined {
  const { first_name: firstName, last_name: lastName, birth_date: birthDate } = person;
  const { street, unit, city, state_code: stateCode, zip_code: zipCode } = person;
  if (!firstName || !lastName || !birthDate || !isCivilDate(birthDate)) return undefined;
  if (!street || !city || !stateCode || !zipCode) return undefined;
  const address = { street, ...(unit === null ? {} : { unit }), city, stateCode, zipCode };
  return { firstName, lastName, birthDate, address };
}

/** The finished inquiry, as the vendor tells it and never the client. @throws AppError STEP_ORDER */
export async function readFinishedInquiry(
  referenceId: string,
  inquiryId: string | undefined,
  deps: Deps,
): Promise<Inquiry> {
  const inquiry = await deps.vendors.identityInquiry.findByReference(referenceId);
  if (!inquiry || (inquiryId !== undefined && inquiry.inquiryId !== inquiryId)) throw new AppError('STEP_ORDER');
  if (isOpen(inquiry.status)) throw new AppError('STEP_ORDER', { userMessage: 'Finish the identity check first.' });
  if (inquiry.status === 'expired')
    throw new AppError('STEP_ORDER', { userMessage: 'The identity check timed out. Start it again.' });
  return inquiry;
}
