import { NO_ANSWERS } from '@domain/personal-fields';
import type { Tx } from '../../../db/database';
import type { ApplicationStartTable, BorrowerTable } from '../../../db/tables/application';
import type { Work } from '../../../work';
import { closedAccount } from '../../borrower/index';
import { insertBorrower } from '../application.writes';
import { borrowerById, byVerifiedEmail, byVerifiedPhone } from '../borrower.reads';
import { FLOWS } from '../decision/flow';
import { phoneOf } from '../start/send-code';

type Start = Pick<ApplicationStartTable, 'email' | 'practice_id' | 'enrollment'>;

/** What a right code has proven. */
export type ProvenContact = { channel: string; destination: string; subjectId: string | null };

export type OpenedPerson =
  | { borrower: BorrowerTable }
  /** The address of the start belongs to somebody who proved it: a phone alone does not open their account. */
  | { needs: 'email-proof' };

/**
 * Finds or makes the person behind a right code. Everything comes from the stored challenge and its start, nothing from
 * the request that carries the code.
 *
 * A proven e-mail address opens the account that has proven it, never one that merely typed it: otherwise a stranger
 * could prepare an account under a foreign address and wait for its owner. A phone opens the account that has proven both
 * this number and given this address. Whoever proves the phone of an archived person opens no account beside that one, whichever
 * address they give; a household that shares the phone comes by e-mail.
 * @throws AppError ACCOUNT_BLOCKED for an archived account.
 */
export async function openPerson({ tx, deps }: Work, proven: ProvenContact, start: Start): Promise<OpenedPerson> {
  const found = await findPerson(tx, proven, start.email);
  if (found === 'email-proof') return { needs: 'email-proof' };
  if (found?.is_deleted) throw closedAccount(deps, FLOWS[start.enrollment].brand);
  return { borrower: found ?? (await createPerson({ tx, deps }, proven, start)) };
}

async function findPerson(
  tx: Tx,
  proven: ProvenContact,
  startEmail: string | null,
): Promise<BorrowerTable | 'email-proof' | undefined> {
  if (proven.subjectId !== null) return tx.first(borrowerById, { id: proven.subjectId });
  if (proven.channel === 'email') return tx.first(byVerifiedEmail, { email: proven.destination });
  const sharing = await tx.all(byVerifiedPhone, { phone: phoneOf(proven.destination) });
  const open = sharing.filter((person) => person.is_deleted === 0);
  const archived = sharing.find((person) => person.is_deleted === 1);
  if (startEmail === null) return open.length === 1 ? open[0] : archived;
  const mine = sharing.find((person) => person.email === startEmail);
  if (mine) return mine;
  return (await tx.first(byVerifiedEmail, { email: startEmail })) ? 'email-proof' : archived;
}

async function createPerson({ tx, deps }: Work, proven: ProvenContact, start: Start): Promise<BorrowerTable> {
  const isEmail = proven.channel === 'email';
  const now = deps.clock.now();
  const id = deps.newId();
  const borrower: BorrowerTable = {
    id,
    user_reference: `U${id.slice(-12)}`,
    email: isEmail ? proven.destination : (start.email ?? ''),
    language: 'en',
    email_verified_at: isEmail ? now : null,
    phone: isEmail ? null : phoneOf(proven.destination),
    phone_verified_at: isEmail ? null : now,
    ...NO_ANSWERS,
    ssn_vault_id: null,
    ssn_last_four: null,
    ssn_index: null,
    consumer_index: null,
    account_number: null,
    practice_id: start.practice_id || null,
    identity_verified_at: null,
    v2_allowed: 1,
    on_hold: 0,
    flagged_fraud: 0,
    deceased: 0,
    states: '',
    is_deleted: 0,
    is_bank_added: 0,
    created_at: now,
    version: 1,
  };
  await insertBorrower(tx, borrower);
  return borrower;
}
