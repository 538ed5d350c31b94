import { type borrowerFile, fileAct } from '@contract/borrower-file/entity';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import { ofEach, type PersonalField } from '@domain/personal-fields';
import type { Decision } from '@domain/underwriting/decision';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { RowOf } from '../../db/statement';
import type { StaffActor } from '../../http/actor';
import { seesPractice } from '../../http/actor.reads';
import type { Reading } from '../../work';
import { viewRestrictions } from '../account-restriction/index';
import { lineStepsView, listApplicationRows, rowView } from '../application-details/index';
import { getCreditSummary } from '../borrower/index';
import { availableOf, type LineRow, lineOfBorrower } from '../credit-line/index';
import { openHousehold } from '../household/index';
import { viewMethods } from '../payment-method/index';
import { practiceById } from '../practice/index';
import { contactChangesOf } from './contact-change.writes';
import { actsOf, applicationsOf, documentsOf, newestDecision, type PersonRow, personById } from './file.reads';

type File = z.input<typeof borrowerFile>;
type Practice = { id: string; name: string };

/** A person with what some practices have of them: all that anybody may see, which the table of fields cuts for each role. */
export async function viewFile(
  { db, deps, actor }: Reading & { actor: StaffActor },
  id: string,
  practices: readonly Practice[],
): Promise<File> {
  const person = await db.first(personById, { id });
  if (!person) throw new Error(`Borrower ${id} is gone`);
  const isIn = ({ practice_id }: { practice_id: string | null }) => practices.some((one) => one.id === practice_id);
  // One after the other: in a transaction they share one connection.
  const line = await db.first(lineOfBorrower, { borrowerId: id });
  const summary = await getCreditSummary(db, id, deps);
  const methods = await viewMethods(db, id);
  const applications = await db.all(applicationsOf, { borrowerId: id });
  const documents = await db.all(documentsOf, { borrowerId: id });
  const acts = await db.all(actsOf, { borrowerId: id, after: 0 });
  const own = await standsUnder({ db, actor }, person);
  const seen = applications.filter(isIn);
  const ids = seen.map((one) => one.id);
  // Postgres knows no empty list.
  const rows = ids.length === 0 ? [] : await listApplicationRows(db, ids);
  const [method] = methods;
  const coming = await db.all(contactChangesOf, { borrowerId: id });
  const comingAt = (channel: string) => coming.find((one) => one.channel === channel)?.value ?? null;
  return {
    ...personView(person),
    newEmail: comingAt('email'),
    newPhoneNumber: comingAt('phone'),
    practiceManagementId: own?.id ?? null,
    practices: [...practices, ...(own && !isIn(person) ? [own] : [])].map((one) => ({
      _id: one.id,
      PracticeName: one.name,
    })),
    patientInfo: await patientOf({ db, deps }, seen[0]),
    credit_profile: line ? await lineView({ db, deps }, line) : null,
    nextPayment: summary.nextPayment && {
      amount: summary.nextPayment.amount,
      dueDate: summary.nextPayment.dueDate,
      overdueSince: summary.nextPayment.overdueSince,
      daysLate: summary.nextPayment.daysLate,
      pastDue: summary.nextPayment.pastDue,
      totalDue: summary.nextPayment.totalDue,
    },
    paysWith: method ? `${method.name}, ending in ${method.lastFour}` : null,
    applications: seen.flatMap((one) => {
      const row = rows.find((other) => other.id === one.id);
      return row ? [rowView(row, line, deps.clock)] : [];
    }),
    documents: documents.filter(isIn).map((document) => ({
      documentKey: document.document_key,
      documentId: document.id,
      applicationId: document.application_id,
      transactionId: document.transaction_id,
      title: document.title,
      signedAt: document.signed_at,
      createdAt: document.created_at,
    })),
    standing: await viewRestrictions(db, id),
    fraudAlerts: seen.some(({ fraud_alert }) => fraud_alert === 1),
    acts: acts.map(actView),
  };
}

/** The practice under which a person stands, where the reader sees it: they may have applied for nothing there yet. */
async function standsUnder({ db, actor }: { db: Db; actor: StaffActor }, { practice_id: id }: PersonRow) {
  if (id === null || !(await seesPractice(db, actor.scope, { practiceId: id }))) return undefined;
  return db.first(practiceById, { id });
}

/** Who the treatment is for, as the newest application says. */
async function patientOf(
  { db, deps }: Reading,
  application: { id: string; household_vault_id: string | null } | undefined,
): Promise<File['patientInfo']> {
  if (!application?.household_vault_id) return null;
  const { isPatient, patientInfo: patient } = await openHousehold(db, application.household_vault_id, deps);
  if (isPatient === null && patient === null) return null;
  const { firstName = null, lastName = null, phone = null } = patient ?? {};
  return { applicationId: application.id, isPatient, firstName, lastName, phone };
}

type PersonView = Pick<File, '_id' | 'name' | PersonalField | 'email' | 'isEmailVerified' | 'phoneNumber'> &
  Pick<File, 'isPhoneVerified' | 'isIdentityVerified' | 'ssnNumber' | 'accountNumber' | 'createdAt' | 'version'>;

function personView(row: PersonRow): PersonView {
  return {
    _id: row.id,
    name: fullName(row.first_name, row.last_name) || 'No name yet',
    ...ofEach(({ column }) => row[column]),
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    phoneNumber: row.phone,
    isPhoneVerified: row.phone_verified_at !== null,
    isIdentityVerified: row.identity_verified_at !== null,
    ssnNumber: row.ssn_last_four === null ? null : `•••-••-${row.ssn_last_four}`,
    accountNumber: row.account_number,
    createdAt: row.created_at,
    version: row.version,
  };
}

async function lineView({ db, deps }: Reading, line: LineRow): Promise<NonNullable<File['credit_profile']>> {
  const decided = line.application_id && (await db.first(newestDecision, { applicationId: line.application_id }));
  return {
    _id: line.id,
    approvedCreditLine: dollarsFromCents(cents(line.approved_line_cents)),
    availableCredit: dollarsFromCents(availableOf(line, deps.clock)),
    expiresOn: line.expires_on,
    maxCreditLine: dollarsFromCents(cents(line.max_line_cents)),
    balance: dollarsFromCents(cents(line.balance_cents)),
    waiting: dollarsFromCents(cents(line.waiting_cents)),
    grade: line.grade,
    // Written by the decision command only, from the engine's own type.
    steps: decided ? lineStepsView(JSON.parse(decided.record) as Decision) : null,
  };
}

/** An act as staff read it. */
export function actView({ kind, changes, at, first_name, last_name }: RowOf<typeof actsOf>): File['acts'][number] {
  const parsed = z.parse(fileAct.shape.changes, JSON.parse(changes));
  return { kind, changes: parsed, userName: fullName(first_name, last_name), at };
}
