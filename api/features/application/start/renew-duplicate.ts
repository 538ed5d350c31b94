import { type Context, carryOut } from '../../../command/command';
import type { Tx } from '../../../db/database';
import type { BorrowerTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import type { ApplicantActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import { closedAccount } from '../../borrower/index';
import { membershipsOfPerson } from '../../member-record/index';
import { nameApplication } from '../answers/person-answers';
import { type ApplicationCase, countApplications, lockCase } from '../application.reads';
import { addHistory, updateApplication, updateBorrower } from '../application.writes';
import { borrowerById } from '../borrower.reads';
import type { Flow } from '../decision/flow';
import { sendCode } from './send-code';
import { moveAccepted } from './start-consent.writes';

/** Where the steps begin again. */
const RESET_STEP = { APPLICATIONS: 'personal-info', MEMBERSHIPS: 'name-step' } as const;
const purposeOf = ({ enrollment }: Flow) => (enrollment === 'MEMBERSHIPS' ? 'signup-renew' : 'apply-renew');

export type Renewing = { applicationId: string; flow: Flow };
export type Renewal = { codeSent: boolean; destination: string | null; pagePath: string };

/**
 * Sends a code to the contact of the person whose data was given. Nothing of their account is told but the masked
 * contact. @throws AppError STEP_ORDER when nobody else's data was given, RATE_LIMITED.
 */
export async function sendRenewalCode(
  { applicationId, flow }: Renewing,
  meta: RequestMeta,
  deps: Deps,
): Promise<Renewal> {
  const renewal = await deps.database.transaction(async (tx) => {
    const of = await lockCase(tx, applicationId, flow.enrollment);
    const owner = await getOwner(tx, of);
    const isEmail = owner.email_verified_at !== null;
    const { destination } = await sendCode(
      { tx, deps, meta },
      {
        purpose: purposeOf(flow),
        brand: flow.brand,
        channel: isEmail ? 'email' : 'sms',
        contact: isEmail ? owner.email : (owner.phone ?? ''),
        subjectId: owner.id,
        applicationId,
        practiceId: of.practice.id,
        deliver: true,
        hasLink: false,
      },
    );
    return { codeSent: true, destination, pagePath: of.application.page_path };
  });
  return renewal;
}

/**
 * Moves the sign-up or application to the account of the same person, proven by the code that went to that account's own contact, and
 * begins its steps again. Nothing of that account is overwritten; a wrong code counts as a try.
 *
 * The session stays the session of the flow. The contacts that the person proved on the way here go to the account
 * where it has none, and are released from the shell that the flow leaves behind.
 * @throws AppError STEP_ORDER, WRONG_CODE with triesLeft, CODE_EXPIRED, CODE_USED_UP, ACCOUNT_BLOCKED.
 * Source: membership §4 steps 7 and 8, reliability S3.
 */
export async function renewDuplicate(
  otp: string,
  { flow, ...by }: { actor: ApplicantActor; meta: RequestMeta; flow: Flow },
  deps: Deps,
): Promise<Renewal> {
  const { applicationId } = by.actor;
  const { result: refused } = await carryOut(by, deps, async (context) => {
    const { tx, meta, leaveNoRow } = context;
    const of = await lockCase(tx, applicationId, flow.enrollment);
    const owner = await getOwner(tx, of);
    const verified = await deps.codes.verify(tx, {
      purpose: purposeOf(flow),
      applicationId,
      addressHash: meta.addressHash,
      device: meta.device,
      code: otp,
    });
    if (!verified.ok) {
      await updateApplication(tx, applicationId, { tries: of.application.tries + 1 });
      leaveNoRow('only the try is counted');
      return verified.error;
    }
    if (verified.challenge.subjectId !== owner.id) throw new AppError('CODE_EXPIRED');
    // Only the owner of the contact learns that the account is archived.
    if (owner.is_deleted) throw closedAccount(deps, flow.brand);
    await moveTo(of, owner, context);
    return undefined;
  });
  if (refused) throw refused;
  return { codeSent: false, destination: null, pagePath: RESET_STEP[flow.enrollment] };
}

async function getOwner(tx: Tx, { application, borrower }: ApplicationCase): Promise<BorrowerTable> {
  const ownerId = application.duplicate_of_borrower_id;
  if (ownerId === null || ownerId === borrower.id) throw new AppError('STEP_ORDER');
  const owner = await tx.first(borrowerById, { id: ownerId });
  const isReachable = owner && (owner.email_verified_at !== null || owner.phone_verified_at !== null);
  if (!owner || !isReachable) throw new AppError('STEP_ORDER');
  return owner;
}

async function moveTo(of: ApplicationCase, owner: BorrowerTable, context: Context): Promise<void> {
  const { tx, record } = context;
  const { application, borrower: shell, practice } = of;
  await updateApplication(tx, application.id, {
    ...(await nameApplication(tx, of, owner)),
    borrower_id: owner.id,
    duplicate_of_borrower_id: null,
    status: 'INCOMPLETE',
    page_path: RESET_STEP[application.enrollment],
    ssn_used: 0,
    mismatches: '[]',
    submitted_at: null,
  });
  await tx.run(moveAccepted, { applicationId: application.id, to: owner.id });
  const memberships = await tx.all(membershipsOfPerson, { borrowerId: shell.id });
  const isEmptyShell = shell.account_number === null && memberships.length === 0;
  if (isEmptyShell && (await countApplications(tx, shell.id)) === 0) await handOverContacts(tx, shell, owner);
  const { id } = application;
  await addHistory(context, id, { action: 'ACCOUNT_RENEWED' });
  await record('application.account_renewed', {
    practiceId: practice.id,
    id,
    by: { kind: 'applicant', id: owner.id },
    detail: { fromBorrowerId: shell.id },
  });
}

async function handOverContacts(tx: Tx, shell: BorrowerTable, owner: BorrowerTable): Promise<void> {
  await updateBorrower(tx, shell.id, { email_verified_at: null, phone_verified_at: null });
  const takesEmail = owner.email_verified_at === null && shell.email_verified_at !== null;
  const takesPhone = owner.phone_verified_at === null && shell.phone_verified_at !== null;
  if (!takesEmail && !takesPhone) return;
  await updateBorrower(tx, owner.id, {
    ...(takesEmail ? { email: shell.email, email_verified_at: shell.email_verified_at } : {}),
    ...(takesPhone ? { phone: shell.phone, phone_verified_at: shell.phone_verified_at } : {}),
  });
}
