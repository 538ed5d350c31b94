import { NO_ANSWERS } from '@domain/personal-fields';
import type { BorrowerTable } from '../../../db/tables/application';
import type { Work } from '../../../work';
import { insertBorrower } from '../application.writes';

/** Somebody whom a practice names, with an address or number that nobody has proven yet. It opens nothing to anybody. */
export async function invitePerson(
  { tx, deps }: Work,
  of: { firstName: string; lastName: string; contact: string; practiceId: string },
): Promise<BorrowerTable> {
  const id = deps.newId();
  const isEmail = of.contact.includes('@');
  const borrower: BorrowerTable = {
    id,
    user_reference: `U${id.slice(-12)}`,
    email: isEmail ? of.contact : '',
    language: 'en',
    email_verified_at: null,
    phone: isEmail ? null : of.contact,
    phone_verified_at: null,
    ...NO_ANSWERS,
    first_name: of.firstName,
    last_name: of.lastName,
    ssn_vault_id: null,
    ssn_last_four: null,
    ssn_index: null,
    consumer_index: null,
    account_number: null,
    practice_id: of.practiceId,
    identity_verified_at: null,
    v2_allowed: 1,
    on_hold: 0,
    flagged_fraud: 0,
    deceased: 0,
    states: '',
    is_deleted: 0,
    is_bank_added: 0,
    created_at: deps.clock.now(),
    version: 1,
  };
  await insertBorrower(tx, borrower);
  return borrower;
}
