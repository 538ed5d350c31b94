import { firstOpenSignUpStep } from '@domain/application/required-answers';
import { SIGN_UP_STEPS } from '@domain/membership/sign-up-steps';
import { practiceToday } from '../../civil-today';
import { type Context, carryOut } from '../../command/command';
import type { Tx } from '../../db/database';
import type { BorrowerTable } from '../../db/tables/application';
import type { Deps } from '../../deps';
import type { ApplicantActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { takeEach } from '../../security/rate-limit';
import {
  type ApplicationCase,
  byVerifiedEmail,
  byVerifiedPhone,
  getCase,
  lockCase,
  nameApplication,
  personChange,
  recordSave,
  refusal,
  refuseAfterDecision,
  refuseIdentityChange,
  saveSsn,
  updateApplication,
  updateBorrower,
} from '../application/index';
import { type SignupView, viewSignup } from './signup.view';

export type SignupAnswers = Parameters<typeof personChange>[0] & {
  email?: string | undefined;
  ssn?: string | undefined;
};

type SavedStep = 'name-step' | 'address-step' | 'ssn-step';

/**
 * Saves one step of the sign-up; each may be corrected until the agreement is signed.
 *
 * Effects, in one transaction: the person, search words, the next open step, history and audit without values.
 * @throws AppError STEP_ORDER before the earlier steps and after the decision; DUPLICATED_DATA when an address or number
 * belongs to another person who has proven it, whose account can then be renewed; RATE_LIMITED; INVALID_FIELDS;
 * NOT_FOUND.
 * Source: membership §4 steps 3 and 10.
 */
export async function saveStep(
  step: SavedStep,
  answers: SignupAnswers,
  { by, deps }: { by: { actor: ApplicantActor; meta: RequestMeta }; deps: Deps },
): Promise<SignupView> {
  const { applicationId } = by.actor;
  await countContacts({ deps, meta: by.meta }, applicationId, answers);
  const { result: ownerId } = await carryOut(by, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    const of = await lockCase(tx, applicationId, 'MEMBERSHIPS');
    refuseAfterDecision(of);
    refuseEarly(of, step);
    const owner = await findOwner(tx, of, answers);
    // The refusal is thrown after the commit, because the owner must be known when the renewal is asked for.
    if (owner) {
      await updateApplication(tx, applicationId, { duplicate_of_borrower_id: owner });
      leaveNoRow('nothing of the answers is kept');
    } else await keep(of, answers, context);
    return owner;
  });
  if (ownerId) throw new AppError('DUPLICATED_DATA', { extra: { duplicated: true } });
  const db = deps.database.read;
  const of = await getCase(db, applicationId, 'MEMBERSHIPS');
  return viewSignup({ db, deps, language: by.meta.language }, of);
}

/** Addresses and numbers that one sign-up, and all sign-ups of one network, may name in a quarter of an hour. */
const CONTACTS_OF_ONE = { capacity: 5, perSeconds: 15 * 60 };
const CONTACTS_FROM_ONE = { capacity: 20, perSeconds: 15 * 60 };

/**
 * Counts contacts that are not the sign-up's own: the answer tells whether somebody has proven them, so that whoever
 * names many is asking who our patients are. A transaction of its own, because refused tries count too.
 * @throws AppError RATE_LIMITED. Source: reliability S11.
 */
async function countContacts(
  { deps, meta }: { deps: Deps; meta: RequestMeta },
  applicationId: string,
  answers: SignupAnswers,
) {
  const { email, phoneNumber } = answers;
  if (!deps.config.rateLimits.enabled) return;
  await deps.database.transaction(async (tx) => {
    const { borrower } = await getCase(tx, applicationId, 'MEMBERSHIPS');
    const isOwn = (email ?? borrower.email) === borrower.email && (phoneNumber ?? borrower.phone) === borrower.phone;
    if (isOwn) return;
    const takes = [
      [`contacts-of:${applicationId}`, CONTACTS_OF_ONE],
      [`contacts-from:${meta.addressHash}`, CONTACTS_FROM_ONE],
    ] as const;
    await takeEach(tx, takes, deps);
  });
}

/** The person's answers in the words of the required ones. */
export function openStepOf(borrower: BorrowerTable) {
  return firstOpenSignUpStep({
    firstName: borrower.first_name,
    lastName: borrower.last_name,
    birthDate: borrower.birth_date,
    street: borrower.street,
    city: borrower.city,
    state: borrower.state_code,
    zipCode: borrower.zip_code,
    ssnLastFourDigits: borrower.ssn_last_four,
  });
}

function refuseEarly({ borrower }: ApplicationCase, step: SavedStep): void {
  if (SIGN_UP_STEPS.indexOf(step) > SIGN_UP_STEPS.indexOf(openStepOf(borrower))) throw new AppError('STEP_ORDER');
}

/** Another person who has proven the given address or number. */
async function findOwner(tx: Tx, { borrower }: ApplicationCase, answers: SignupAnswers): Promise<string | undefined> {
  const { email, phoneNumber } = answers;
  const byEmail = email === undefined ? undefined : await tx.first(byVerifiedEmail, { email });
  if (byEmail && byEmail.id !== borrower.id) return byEmail.id;
  const byPhone = phoneNumber === undefined ? [] : await tx.all(byVerifiedPhone, { phone: phoneNumber });
  return byPhone.some(({ id }) => id === borrower.id) ? undefined : byPhone[0]?.id;
}

async function keep(of: ApplicationCase, answers: SignupAnswers, context: Context): Promise<void> {
  const { tx, deps, meta } = context;
  const { borrower, practice, application } = of;
  const { email, ssn, ...person } = answers;
  const change = {
    ...personChange(person, of, practiceToday(deps.clock, practice)),
    ...emailChange(borrower, email),
    ...(await saveSsn({ tx, deps, meta }, of, ssn)),
  };
  refuseIdentityChange(borrower, change, ssn);
  if (Object.keys(change).length > 0) await updateBorrower(tx, borrower.id, change);
  const after = { ...borrower, ...change };
  const naming = await nameApplication(tx, of, after);
  await updateApplication(tx, application.id, {
    ...naming,
    duplicate_of_borrower_id: null,
    page_path: openStepOf(after),
  });
  await recordSave(of, Object.keys(change), context);
}

function emailChange(borrower: BorrowerTable, email: string | undefined): { email?: string } {
  if (email === undefined || email === borrower.email) return {};
  if (borrower.email_verified_at !== null)
    throw refusal('email', 'This sign-up uses the email address you verified. Contact us to change it.');
  return { email };
}
