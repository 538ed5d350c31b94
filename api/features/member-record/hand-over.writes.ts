import { statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';

/** Tables whose rows are a person's. */
type OfPersons = { [T in keyof Tables]: 'borrower_id' extends keyof Tables[T] ? T : never }[keyof Tables];

/**
 * What becomes of the rows of somebody whom a practice named, once it is known whose account they are: `ALONG` to the account; `ELSEWHERE`
 * where another statement moves them or the database follows; `NEVER` where nobody can have a row who has proven no contact, and where
 * rows are only ever added to.
 */
const ROWS: Record<OfPersons, 'ALONG' | 'ELSEWHERE' | 'NEVER'> = {
  document: 'ALONG',
  membership_payment: 'ALONG',
  membership_refund: 'ALONG',
  internal_note: 'ALONG',
  person_message: 'ALONG',
  membership: 'ELSEWHERE',
  payment_method: 'ELSEWHERE',
  listed_member: 'ELSEWHERE',
  listed_member_payment: 'ELSEWHERE',
  listed_member_funding: 'ELSEWHERE',
  application: 'NEVER',
  active_duty: 'NEVER',
  bank_link_session: 'NEVER',
  borrower_credit: 'NEVER',
  borrower_file_act: 'NEVER',
  borrower_standing_change: 'NEVER',
  chosen_language: 'NEVER',
  contact_change: 'NEVER',
  credit_payout: 'NEVER',
  phone_authorization: 'NEVER',
  credit_profile: 'NEVER',
  credit_transaction: 'NEVER',
  cure_notice: 'NEVER',
  document_ticket: 'NEVER',
  limit_invitation: 'NEVER',
  listed_application: 'NEVER',
  listed_borrower: 'NEVER',
  listed_repayment: 'NEVER',
  listed_transaction: 'NEVER',
  partner_loan: 'NEVER',
  payment: 'NEVER',
  person_state: 'NEVER',
  privacy_consent: 'NEVER',
  spouse_notice: 'NEVER',
  tab_ticket: 'NEVER',
};

type Way = { from: string; to: string };

const moving = (table: OfPersons) =>
  statement<Way>()((q, p) =>
    // All of them have the column.
    q
      .updateTable(table as 'document')
      .set({ borrower_id: p.to })
      .where('borrower_id', '=', p.from),
  );

/** Gives all rows that go along to whoever they are of. */
export const moveRows = (Object.keys(ROWS) as OfPersons[]).filter((table) => ROWS[table] === 'ALONG').map(moving);

type Method = Tables['payment_method'];

export const moveMethod = statement<Method>()((q, p) =>
  q
    .updateTable('payment_method')
    .set({ borrower_id: p.borrower_id, status: p.status, is_default: p.is_default, removed_at: p.removed_at })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id),
);

/** The account has it already, but could not be charged by it: what was signed for it in the practice holds for it. */
export const authorizeMethod = statement<Method>()((q, p) =>
  q
    .updateTable('payment_method')
    .set({
      authorization_document_id: p.authorization_document_id,
      authorized_at: p.authorized_at,
      expires_on: p.expires_on,
      ended_at: null,
      ended_code: null,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id),
);

type Known = Pick<Tables['borrower'], 'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'is_bank_added'>;

export const fillPerson = statement<Known>()((q, p) =>
  q
    .updateTable('borrower')
    .set({
      first_name: p.first_name,
      last_name: p.last_name,
      email: p.email,
      phone: p.phone,
      is_bank_added: p.is_bank_added,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id),
);

type Proof = { id: string; contact: string; now: string };

export const proveEmail = statement<Proof>()((q, p) =>
  q
    .updateTable('borrower')
    .set({ email_verified_at: p.now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('email', '=', p.contact)
    .where('email_verified_at', 'is', null),
);

export const provePhone = statement<Proof>()((q, p) =>
  q
    .updateTable('borrower')
    .set({ phone_verified_at: p.now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('phone', '=', p.contact)
    .where('phone_verified_at', 'is', null),
);
