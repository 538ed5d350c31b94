import { isMailbox } from '@domain/address/home-address';
import { isZipOf } from '@domain/address/zip-states';
import { ADULT_AGE, ageOn } from '@domain/calendar/age';
import { type CivilDate, civilDate, isCivilDate } from '@domain/calendar/civil-date';
import { ofEach, type PersonalField } from '@domain/personal-fields';
import { isStateCode } from '@domain/us-states';
import type { Tx } from '../../../db/database';
import type { BorrowerTable } from '../../../db/tables/application';
import { AppError } from '../../../http/app-error';
import { countSsnTry } from '../../../security/ssn-tries';
import type { RequestedWork } from '../../../work';
import { type ApplicationCase, countHistory } from '../application.reads';
import { type ApplicationChange, addHistory, type BorrowerChange, replaceTokens } from '../application.writes';
import { searchTokensOf, sortNameOf } from './search-words';
import { sealSsn } from './ssn';

/** Different numbers one application may be tried with (reliability S3). */
const SSNS_MAX = 3;
const DAY_SECONDS = 24 * 3600;

export type PersonAnswers = { [F in PersonalField | 'phoneNumber']?: string | undefined };

const COLUMNS: Readonly<Record<keyof PersonAnswers, keyof BorrowerTable>> = {
  ...ofEach(({ column }) => column),
  phoneNumber: 'phone',
};

/**
 * What the given answers change on the person; answers that say what is stored already change nothing.
 * @throws AppError INVALID_FIELDS for a birth date that cannot be or of a child, a place where nobody lives, a ZIP code of
 * another state, and for another number than the proven one.
 */
export function personChange(
  answers: PersonAnswers,
  { borrower }: Pick<ApplicationCase, 'borrower'>,
  today: CivilDate,
): BorrowerChange {
  const { birthDate, phoneNumber } = answers;
  if (birthDate !== undefined && (!isCivilDate(birthDate) || birthDate > today))
    throw refusal('birthDate', 'Enter a date in the past.');
  if (birthDate !== undefined && ageOn(civilDate(birthDate), today) < ADULT_AGE)
    throw refusal('birthDate', `You must be ${ADULT_AGE} or older to apply.`);
  refuseMailbox(answers);
  refuseOtherState({ state: answers.state ?? borrower.state_code, zipCode: answers.zipCode ?? borrower.zip_code });
  if (phoneNumber !== undefined && borrower.phone_verified_at !== null && phoneNumber !== borrower.phone)
    throw refusal('phoneNumber', 'This application uses the phone number you verified. Contact us to change it.');
  const change: Record<string, string | null> = {};
  for (const name of Object.keys(COLUMNS) as (keyof PersonAnswers)[]) {
    const given = answers[name];
    if (given === undefined) continue;
    const value = given === '' ? null : given;
    if (borrower[COLUMNS[name]] !== value) change[COLUMNS[name]] = value;
  }
  return change;
}

/** @throws AppError INVALID_FIELDS for a place where nobody lives. */
export function refuseMailbox({ street, unit }: Pick<PersonAnswers, 'street' | 'unit'>, within = ''): void {
  for (const [name, line] of Object.entries({ street, unit })) {
    if (line !== undefined && isMailbox(line))
      throw refusal(`${within}${name}`, 'Enter the street where you live. A PO box or mailbox can’t be used here.');
  }
}

/** @throws AppError INVALID_FIELDS for a ZIP code of another state; where one of the two is not known yet, nothing. */
export function refuseOtherState({ state, zipCode }: { state: string | null; zipCode: string | null }, within = '') {
  if (state === null || zipCode === null || !isStateCode(state) || isZipOf(state, zipCode)) return;
  throw refusal(`${within}zipCode`, "This ZIP code isn't in that state. Check the state and ZIP code.");
}

const IDENTITY = ['first_name', 'last_name', 'birth_date'] as const;

/**
 * The identity behind an open credit line is not changed by a further application.
 * @throws AppError INVALID_FIELDS
 */
export function refuseIdentityChange(borrower: BorrowerTable, change: BorrowerChange, ssn: string | undefined): void {
  if (borrower.account_number === null) return;
  const isOtherSsn = ssn !== undefined && borrower.ssn_last_four !== null && !ssn.endsWith(borrower.ssn_last_four);
  const other = IDENTITY.find((column) => borrower[column] !== null && change[column] !== undefined);
  if (!other && !isOtherSsn) return;
  const field = isOtherSsn
    ? 'ssn'
    : { first_name: 'firstName', last_name: 'lastName', birth_date: 'birthDate' }[other ?? 'first_name'];
  throw refusal(field, "This doesn't match your account. Contact us to change it.");
}

/**
 * Seals a social security number, at most three different ones for an application and as many a day from one device: more
 * would make it a guessing game.
 * @throws AppError RATE_LIMITED
 */
export async function saveSsn(
  { tx, deps, meta }: RequestedWork,
  { application, borrower }: ApplicationCase,
  digits: string | undefined,
): Promise<BorrowerChange> {
  if (digits === undefined) return {};
  const change = await sealSsn({ tx, deps }, borrower, digits);
  if (!change) return {};
  await countSsnTry({ tx, deps }, digits, meta);
  if ((await countHistory(tx, application.id, 'SSN_ENTERED')) >= SSNS_MAX) {
    throw new AppError('RATE_LIMITED', {
      userMessage: 'This application has had too many Social Security numbers entered. Contact us to continue.',
      extra: { retryAfterSeconds: DAY_SECONDS },
    });
  }
  await addHistory({ tx, deps }, application.id, { action: 'SSN_ENTERED' });
  return change;
}

/** Keeps the words and the name by which staff find the application in step with the person. */
export async function nameApplication(
  tx: Tx,
  { application, borrower, practice }: ApplicationCase,
  after: BorrowerTable,
): Promise<ApplicationChange> {
  const before = searchTokensOf(borrower, application.number);
  const tokens = searchTokensOf(after, application.number);
  await replaceTokens(tx, { id: application.id, practiceId: practice.id }, { before, after: tokens });
  return { sort_name: sortNameOf(after) };
}

/** A refusal of one field. */
export function refusal(field: string, message: string): AppError {
  return new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}
