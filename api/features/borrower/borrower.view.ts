import type { loggedUser } from '@contract/borrower/calls';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock';
import { type LineRow, lineView } from '../credit-line/index';
import type { BorrowerRow } from './borrower.reads';

const LAST = 4;
const MASKED_LENGTH = 10;

/** Last four characters, left-padded with x to length 10 (borrower §5). */
export function maskAccount(account: string): string {
  return account.slice(-LAST).padStart(MASKED_LENGTH, 'x');
}

/** The borrower as the portal shows them: SSN and account number masked. */
export function borrowerView(
  row: BorrowerRow,
  line: LineRow | undefined,
  {
    application,
    clock,
    consent,
  }: {
    application: { id: string } | undefined;
    clock: Clock;
    /** Their last confirmation of the privacy policy. */
    consent: { confirmed_at: string } | undefined;
  },
): z.input<typeof loggedUser> {
  return {
    id: row.id,
    userReference: row.user_reference,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    phoneNumber: row.phone,
    street: row.street,
    city: row.city,
    state: row.state_code,
    zipCode: row.zip_code,
    // That a number is kept, and none of its digits: the screens promise that they are never shown again.
    ssnNumber: row.ssn_last_four === null ? null : '•••-••-••••',
    accountNumber: line ? maskAccount(line.account_number) : null,
    practiceManagementId: row.practice_id,
    applicationId: application?.id ?? null,
    creditProfileId: line?.id ?? null,
    isBankAdded: row.is_bank_added === 1,
    isIdentityVerified: row.identity_verified_at !== null,
    isEmailVerified: row.email_verified_at !== null,
    isPhoneVerified: row.phone_verified_at !== null,
    // Whoever uses somebody's name would be warned.
    flaggedAsFraud: false,
    accountOnHold: row.on_hold === 1,
    deceased: row.deceased === 1,
    isDeleted: row.is_deleted === 1,
    v2Allowed: row.v2_allowed === 1,
    privacyConsentUpdate: consent?.confirmed_at ?? null,
    credit_profile: line ? lineView(line, clock) : null,
  };
}
