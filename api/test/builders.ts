import { createHash } from 'node:crypto';
import { POINT_EVENTS } from '@domain/membership/loyalty';
import { NO_ANSWERS } from '@domain/personal-fields';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables/index';
import type { Deps } from '../deps';
import { keepDocument, unsignedText } from '../features/document/index';
import { NEW_MEMBERSHIP } from '../features/member-record/index';
import { keepPaymentMethod } from '../features/payment-method/index';

type TestDeps = Pick<Deps, 'database' | 'clock'>;

let count = 0;
const next = () => {
  count += 1;
  return count;
};

async function insert<T extends keyof Tables>(deps: TestDeps, table: T, row: Insertable<Tables[T]>): Promise<void> {
  await deps.database.transaction((tx) => tx.execute(tx.builder.insertInto(table).values(row as never)));
}

/** A borrower with a proven e-mail address. */
export async function aBorrower(deps: TestDeps, given: Partial<Tables['borrower']> = {}): Promise<Tables['borrower']> {
  const number = next();
  const row: Tables['borrower'] = {
    id: `borrower-${number}`,
    user_reference: `ref-${number}`,
    email: `borrower${number}@example.test`,
    language: 'en',
    email_verified_at: deps.clock.now(),
    phone: null,
    phone_verified_at: null,
    ...NO_ANSWERS,
    first_name: 'Ana',
    last_name: 'Reyes',
    birth_date: '1988-08-21',
    street: '100 Main Street',
    unit: null,
    city: 'Austin',
    state_code: 'TX',
    zip_code: '78701',
    ssn_vault_id: null,
    ssn_last_four: '0001',
    ssn_index: null,
    consumer_index: null,
    account_number: null,
    practice_id: 'prac-bright-smile',
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
    ...given,
  };
  await insert(deps, 'borrower', row);
  return row;
}

/** A registered member of a practice, without a plan. */
export async function aMembership(
  deps: TestDeps,
  borrower: { id: string; practice_id: string | null },
  given: Partial<Tables['membership']> = {},
): Promise<Tables['membership']> {
  const row: Tables['membership'] = {
    ...NEW_MEMBERSHIP,
    id: `membership-${next()}`,
    borrower_id: borrower.id,
    practice_id: borrower.practice_id ?? 'prac-bright-smile',
    approved_at: deps.clock.now(),
    created_at: deps.clock.now(),
    version: 1,
    ...given,
  };
  await insert(deps, 'membership', row);
  return row;
}

/** A plan of one treatment that waits for its member, and the first treatment that it promises. */
export async function aPlan(
  deps: TestDeps,
  membership: Tables['membership'],
): Promise<{ plan: string; planTreatment: string; visit: string }> {
  const [plan, planTreatment, visit] = [`plan-${next()}`, `plan-treatment-${next()}`, `visit-${next()}`];
  await insert(deps, 'membership_plan', {
    id: plan,
    membership_id: membership.id,
    number: next(),
    status: 'REQUESTED',
    name: null,
    discounts: '[]',
    total_cents: 120_000,
    upfront_cents: 0,
    monthly_cents: 10_000,
    member_fee_cents: 499,
    provider_fee_cents: 0,
    merchant_fee: 29_900,
    contract: 'MONTHLY',
    basis: 'MEMBER',
    installments_max: 12,
    reason: null,
    made_by_kind: 'staff',
    made_by_id: null,
    sent_at: deps.clock.now(),
    accepted_at: null,
    ended_at: null,
    document_id: null,
    signed_name: null,
    created_at: deps.clock.now(),
    version: 1,
  });
  await insert(deps, 'plan_treatment', {
    id: planTreatment,
    plan_id: plan,
    seq: 1,
    thread_id: planTreatment,
    treatment_id: null,
    name: 'HydraFacial',
    area: null,
    unit_type: 'session',
    units: 1,
    price_per_unit_cents: 10_000,
    discount: 0,
    discount_per_unit_cents: 0,
    interval_months: 1,
    upfront_cents: 0,
    injector_id: null,
    product_key: null,
    scheduled_at: null,
  });
  await insert(deps, 'visit', {
    id: visit,
    membership_id: membership.id,
    practice_id: membership.practice_id,
    thread_id: planTreatment,
    plan_treatment_id: planTreatment,
    plan_year: 0,
    slot: 0,
    due_on: '2026-03-16' as never,
    is_owed: 1,
    status: 'APPOINTMENT_NEEDED',
    scheduled_at: null,
    minutes: 45,
    injector_id: null,
    done_at: null,
    done_by: null,
    price_cents: 10_000,
    list_cents: 10_000,
    is_acknowledged: 1,
    requested_note: null,
    ended_at: null,
    created_at: deps.clock.now(),
    version: 1,
  });
  return { plan, planTreatment, visit };
}

/** A payment of a membership that settled. */
export async function aMemberPayment(deps: TestDeps, of: Tables['membership'], methodId: string): Promise<string> {
  const id = `member-payment-${next()}`;
  await insert(deps, 'membership_payment', {
    id,
    membership_id: of.id,
    borrower_id: of.borrower_id,
    practice_id: of.practice_id,
    kind: 'MONTH',
    status: 'SETTLED',
    amount_cents: 10_499,
    refunded_cents: 0,
    natural_key: id,
    method_id: methodId,
    method_kind: 'BANK',
    method_name: 'First Bank',
    method_last_four: '0077',
    series_id: id,
    attempt: 1,
    scheduled_on: '2026-03-16' as never,
    submitted_on: '2026-03-16' as never,
    settles_on: null,
    settled_on: '2026-03-16' as never,
    returned_on: null,
    return_code: null,
    receipt_id: null,
    ask_at: null,
    asks: 0,
    created_at: deps.clock.now(),
    version: 1,
  });
  return id;
}

/** What a practice is paid for a month of a membership. @returns its id. */
export async function aMemberFunding(deps: TestDeps, of: Tables['membership']): Promise<string> {
  const id = `member-funding-${next()}`;
  await insert(deps, 'membership_funding', {
    id,
    membership_id: of.id,
    practice_id: of.practice_id,
    plan_year: 0,
    natural_key: id,
    kind: 'MONTH',
    gross_cents: 10_000,
    fee_cents: 299,
    net_cents: 9_701,
    due_on: '2026-03-17' as never,
    deposit_id: null,
    taken_cents: 0,
    created_at: deps.clock.now(),
  });
  return id;
}

/** An invoice of a month, with the fee for the program alone. @returns its id. */
export async function aProviderInvoice(deps: TestDeps, practiceId: string, month = '2026-02'): Promise<string> {
  const id = `provider-invoice-${next()}`;
  await insert(deps, 'provider_invoice', {
    id,
    natural_key: id,
    ref: id,
    practice_id: practiceId,
    payer: 'PRACTICE',
    enterprise_id: null,
    month,
    total_cents: 39_900,
    status: 'OPEN',
    kind: 'MONTH',
    debit_on: null,
    first_debit_on: null,
    attempts: 0,
    tries: 0,
    paid_on: null,
    set_off_cents: 0,
    issued_on: '2026-03-01' as never,
    created_at: deps.clock.now(),
    version: 1,
  });
  await insert(deps, 'provider_invoice_line', {
    id: `${id}-line`,
    invoice_id: id,
    natural_key: `saas:${id}`,
    kind: 'SAAS',
    practice_id: practiceId,
    membership_id: null,
    covers_until: month,
    amount_cents: 39_900,
    created_at: deps.clock.now(),
  });
  return id;
}

/** A credit line of $12,000 at grade B. */
export async function aCreditLine(
  deps: TestDeps,
  borrower: { id: string; practice_id: string | null },
  given: Partial<Tables['credit_profile']> = {},
): Promise<Tables['credit_profile']> {
  const number = next();
  const row: Tables['credit_profile'] = {
    id: `line-${number}`,
    borrower_id: borrower.id,
    practice_id: borrower.practice_id ?? 'prac-bright-smile',
    application_id: `application-of-line-${number}`,
    account_number: `90000000${String(number).padStart(4, '0')}`,
    grade: 'B',
    approved_line_cents: 1_200_000,
    max_line_cents: 1_200_000,
    balance_cents: 0,
    expires_on: '2026-07-14',
    ended_because: null,
    mla_covered: 0,
    created_at: deps.clock.now(),
    version: 1,
    ...given,
  };
  await insert(deps, 'credit_profile', row);
  return row;
}

/** A pending credit transaction of $4,200 without a plan. */
export async function aTransaction(
  deps: TestDeps,
  line: { id: string; borrower_id: string; practice_id: string },
  given: Partial<Tables['credit_transaction']> = {},
): Promise<Tables['credit_transaction']> {
  const number = next();
  const row: Tables['credit_transaction'] = {
    id: `transaction-${number}`,
    // Far from the numbers that the product gives.
    number: 900_000 + number,
    borrower_id: line.borrower_id,
    practice_id: line.practice_id,
    credit_profile_id: line.id,
    amount_cents: 420_000,
    status: 'PENDING',
    approved: 0,
    genesis: 0,
    first_treatment_on: null,
    products: '[]',
    selected_product: null,
    selected_plan: null,
    monthly_cents: null,
    asked_monthly_cents: null,
    autopay_type: null,
    autopay_custom_cents: null,
    autopay_method_id: null,
    autopay_set_at: null,
    autopay_stopped_at: null,
    accepted_at: null,
    request_kind: null,
    request_cents: null,
    request_note: null,
    request_at: null,
    paid_off_on: null,
    flagged_at: null,
    flagged_from: null,
    created_at: deps.clock.now(),
    version: 1,
    ...given,
  };
  await insert(deps, 'credit_transaction', row);
  return row;
}

/** A checking account that ends in 6789, as a borrower's payment method; the first one is the default. */
export async function aBankAccount(
  deps: Deps,
  borrower: { id: string },
  given: { accountNumber?: string; routingNumber?: string } = {},
): Promise<Tables['payment_method']> {
  const { accountNumber = '000123456789', routingNumber = '110000000' } = given;
  const shown = {
    source: 'MANUAL' as const,
    name: 'First Sample Bank',
    holder_name: null,
    account_type: 'checking' as const,
    last_four: accountNumber.slice(-4),
    expires_on: null,
    authorization_document_id: 'authorization-of-test',
  };
  const secret = { kind: 'BANK' as const, routingNumber, accountNumber };
  return (await deps.database.transaction((tx) => keepPaymentMethod({ tx, deps }, borrower.id, { secret, shown })))
    .method;
}

/** A debit card that ends in 4242, as the card vendor's token. */
export async function aCard(
  deps: Deps,
  borrower: { id: string },
  token = 'card-4242',
): Promise<Tables['payment_method']> {
  const shown = {
    source: 'CARD_PAGE' as const,
    name: 'Visa',
    holder_name: 'Ana Reyes',
    account_type: null,
    last_four: token.slice(-4),
    expires_on: '2029-12-31',
    authorization_document_id: null,
  };
  const secret = { kind: 'CARD' as const, cardToken: token, fingerprint: token };
  return (await deps.database.transaction((tx) => keepPaymentMethod({ tx, deps }, borrower.id, { secret, shown })))
    .method;
}

/** A saved view of the applications, of one staff member. */
export async function aListView(deps: Deps, staffId: string): Promise<string> {
  const id = deps.newId();
  await deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.insertInto('staff_list_view').values({
        id,
        staff_id: staffId,
        list: 'listApplications',
        name: `View ${id}`,
        name_key: `view ${id}`.toLowerCase(),
        query: 'view=review',
        columns: '[]',
        dense: 1,
        is_default: 0,
        version: 1,
      }),
    ),
  );
  return id;
}

/** Somebody of the staff of a practice, who logs in with no password. */
export async function aColleague(
  deps: TestDeps,
  practiceId: string,
  given: Partial<Tables['staff']> = {},
): Promise<Tables['staff']> {
  const number = next();
  const row: Tables['staff'] = {
    id: `colleague-${number}`,
    email: `colleague${number}@example.test`,
    first_name: 'Ada',
    last_name: 'Marsh',
    phone: null,
    password_hash: '',
    role: 'PracticeStaff',
    permissions: '[]',
    finance_partner: 0,
    brand: 'financing',
    enterprise_id: null,
    is_active: 1,
    locked_until: null,
    is_contact: 0,
    is_sales_rep: 0,
    is_success_manager: 0,
    created_at: deps.clock.now(),
    version: 1,
    ...given,
  };
  await insert(deps, 'staff', row);
  if (practiceId !== '') await insert(deps, 'staff_practice', { staff_id: row.id, practice_id: practiceId });
  return row;
}

/** A practice that does memberships alone, in an enterprise of its own. */
export async function aMembershipPractice(deps: TestDeps): Promise<{ practice: string; enterprise: string }> {
  const { read } = deps.database;
  const number = next();
  const rows = await read.query(read.builder.selectFrom('practice').selectAll().where('id', '=', 'prac-harbor-medspa'));
  const groups = await read.query(read.builder.selectFrom('enterprise').selectAll().where('id', '=', 'ent-harborline'));
  const [like] = rows as Tables['practice'][];
  const [group] = groups as Tables['enterprise'][];
  if (!like || !group) throw new Error('The world has no practice to copy');
  const named = (kind: string) => ({ id: `${kind}-${number}`, name: `Alone ${number}` });
  const enterprise = { ...group, ...named('enterprise'), name_key: `alone ${number}`, url_slug: `alone-${number}` };
  await insert(deps, 'enterprise', enterprise);
  const practice = { ...like, ...named('practice'), slug: `alone-practice-${number}`, enrollments: '["MEMBERSHIPS"]' };
  await insert(deps, 'practice', { ...practice, enterprise_id: enterprise.id });
  return { practice: practice.id, enterprise: enterprise.id };
}

/** A proof of who somebody of the staff is, for one change of how they log in; `own-proof.test.ts` gets theirs by the call. */
export async function aProof(deps: TestDeps & Pick<Deps, 'sessions'>, token: string): Promise<{ proof: string }> {
  const proof = `proof-${next()}`;
  const session = await deps.sessions.find(token);
  if (!session) throw new Error('Nobody is logged in with this token');
  const token_hash = createHash('sha256').update(`${proof}:${session.tokenHash}`).digest('hex');
  const expires_at = new Date(deps.clock.nowMs() + 60_000).toISOString();
  await insert(deps, 'own_proof', { token_hash, staff_id: session.subjectId, expires_at });
  return { proof };
}

/** A deposit of a practice that arrived; it pays for nothing. */
export async function aDeposit(
  deps: TestDeps,
  practiceId: string,
  given: Partial<Tables['deposit']> = {},
): Promise<Tables['deposit']> {
  const number = next();
  const row: Tables['deposit'] = {
    id: `deposit-${number}`,
    ref: `D260316-${String(number).padStart(8, '0')}`,
    practice_id: practiceId,
    status: 'SETTLED',
    deferral: null,
    is_separate: 0,
    purchases_cents: 0,
    offset_cents: 0,
    memberships_cents: 0,
    amount_cents: 0,
    made_on: '2026-03-16',
    attempt: 1,
    bank_last_four: '6789',
    submitted_on: '2026-03-16',
    settles_on: '2026-03-18',
    settled_on: '2026-03-18',
    returned_on: null,
    return_code: null,
    ask_at: null,
    asks: 0,
    created_at: deps.clock.now(),
    version: 1,
    ...given,
  };
  await insert(deps, 'deposit', row);
  return row;
}

/** A treatment of a practice. @returns its id. */
export async function aTreatment(deps: TestDeps, practiceId: string): Promise<string> {
  const number = next();
  const name = `Treatment ${number}`;
  const id = `treatment-${number}`;
  const shown = { name, name_key: name.toLowerCase(), price_cents: 125_000, is_allergan: 0 };
  await insert(deps, 'treatment', { id, practice_id: practiceId, ...shown, version: 1, created_at: deps.clock.now() });
  return id;
}

/** A treatment that a practice sells in memberships. @returns its id. */
export async function aMembershipTreatment(deps: TestDeps, practiceId: string): Promise<string> {
  const number = next();
  const name = `Membership treatment ${number}`;
  const id = `membership-treatment-${number}`;
  await insert(deps, 'membership_treatment', {
    id,
    practice_id: practiceId,
    name,
    name_key: name.toLowerCase(),
    area: null,
    unit_type: 'unit',
    units: 40,
    price_per_unit_cents: 1_300,
    discount_kind: 'NONE',
    discount_value: 0,
    interval_months: 3,
    product_key: null,
    created_at: deps.clock.now(),
    removed_at: null,
    version: 1,
  });
  return id;
}

/** A plan template of a practice without rows. @returns its id. */
export async function aPlanTemplate(deps: TestDeps, practiceId: string): Promise<string> {
  const number = next();
  const name = `Plan ${number}`;
  const id = `plan-template-${number}`;
  const shown = { name, name_key: name.toLowerCase(), description: null, provider_discount_cents: 0 };
  const kept = { created_at: deps.clock.now(), removed_at: null, version: 1 };
  await insert(deps, 'plan_template', { id, practice_id: practiceId, ...shown, ...kept });
  return id;
}

/** An injector of a practice. @returns their id. */
export async function anInjector(deps: TestDeps, practiceId: string): Promise<string> {
  const number = next();
  const name = `Injector ${number}`;
  const id = `injector-${number}`;
  const shown = { name, name_key: name.toLowerCase(), title: 'RN', initials: 'IN', color: '#2f6f5e' };
  await insert(deps, 'injector', {
    id,
    practice_id: practiceId,
    ...shown,
    created_at: deps.clock.now(),
    removed_at: null,
  });
  return id;
}

/** A tier of the loyalty program of a practice, the first one that it has not; the first of them again if it has all. @returns its id. */
export async function aLoyaltyProgram(deps: TestDeps, practiceId: string): Promise<string> {
  const { read } = deps.database;
  const query = read.builder.selectFrom('loyalty_program').select(['id', 'tier']);
  const rows = await read.query(query.where('practice_id', '=', practiceId).orderBy('tier'));
  const tier = [0, 1, 2].find((one) => rows.every((row) => row.tier !== one));
  if (tier === undefined) return rows[0]?.id ?? '';
  const id = `loyalty-${next()}`;
  await insert(deps, 'loyalty_program', {
    id,
    practice_id: practiceId,
    tier,
    name: `Tier ${tier + 1}`,
    total_amount_cents: tier * 300_000,
    credit_contribution_cents: 500,
    points_per_dollar: 100,
    perks: '[]',
    points: JSON.stringify(POINT_EVENTS.map((event) => ({ event, enabled: true, points: 0 }))),
    is_loyalty_plan: 1,
    is_active: 1,
    is_deleted: 0,
    created_at: deps.clock.now(),
    version: 1,
  });
  return id;
}

/** The signed loan agreement of a transaction. @returns its id. */
export function aDocument(
  deps: TestDeps & Pick<Deps, 'newId' | 'config'>,
  { id: transactionId, borrower_id: borrowerId }: { id: string; borrower_id: string },
): Promise<string> {
  const content = unsignedText('installment-loan-agreement', deps.config);
  const signed = { borrowerId, transactionId, signedName: 'Ana Reyes', evidence: {} };
  return deps.database.transaction((tx) => keepDocument(signed, deps, { tx, content }));
}

/** Gives one of the demo staff a second factor, which administrators need in production. */
export function giveFactor(deps: TestDeps, email: string): Promise<void> {
  const staffId = `staff-${email.replace(/[^a-z0-9]+/g, '-')}`;
  const row = { staff_id: staffId, secret: 'sealed', confirmed_at: '2026-01-01T00:00:00.000Z', last_step: 0 };
  return insert(deps, 'second_factor', row);
}
