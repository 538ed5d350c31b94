import type { Enrollment } from '@domain/enums';
import type { Db } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { statement } from '../../db/statement';
import type { ApplicationTable, BorrowerTable } from '../../db/tables/application';
import { AppError } from '../../http/app-error';
import { type PracticeRow, practiceById } from '../practice/index';

export const applicationById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('application').selectAll().where('id', '=', p.id),
);
const takenApplication = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('application').selectAll().where('id', '=', p.id), dialect),
);
const takenBorrower = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('borrower').selectAll().where('id', '=', p.id), dialect),
);
const borrowerById = statement<{ id: string }>()((q, p) => q.selectFrom('borrower').selectAll().where('id', '=', p.id));
/** A begun application; undefined when unknown. */
export const startById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('application_start').selectAll().where('id', '=', p.id),
);
/** The newest start of an address since a moment. */
export const newestStart = statement<{ email: string; enrollment: Enrollment; since: string }>()((q, p) =>
  q
    .selectFrom('application_start')
    .selectAll()
    .where('email', '=', p.email)
    .where('enrollment', '=', p.enrollment)
    .where('created_at', '>=', p.since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The latest application of a person at a practice, with the last day of their credit line. */
export const latestAtPractice = statement<{ borrowerId: string; practiceId: string; enrollment: string }>()((q, p) =>
  q
    .selectFrom('application')
    .leftJoin('credit_profile', 'credit_profile.borrower_id', 'application.borrower_id')
    .selectAll('application')
    .select('credit_profile.expires_on')
    .where('application.borrower_id', '=', p.borrowerId)
    .where('application.practice_id', '=', p.practiceId)
    .where('application.enrollment', '=', p.enrollment as Enrollment)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(1),
);
const latestAnywhere = statement<{ borrowerId: string; enrollment: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select('practice_id')
    .where('borrower_id', '=', p.borrowerId)
    .where('enrollment', '=', p.enrollment as Enrollment)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);
/** The stored decision: its record, where its inputs are sealed, and the profile that made it. */
export const decisionById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('decision')
    .select(['record', 'inputs_vault_id', 'as_of', 'risk_profile_id', 'risk_profile_version', 'product_group_id'])
    .where('id', '=', p.id),
);
const applicationsOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('borrower_id', '=', p.borrowerId),
);
const historyCount = statement<{ applicationId: string; action: string }>()((q, p) =>
  q
    .selectFrom('application_history')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('application_id', '=', p.applicationId)
    .where('action', '=', p.action),
);

/** A decision of this application that offered PatientFi Plus: its history says so for good. */
export const offeredBefore = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('application_history')
    .select('id')
    .where('application_id', '=', p.applicationId)
    .where('action', '=', 'DENIED')
    .where('note', '=', 'patientfi-plus')
    .limit(1),
);

/** An application with its person and its practice. */
export type ApplicationCase = { application: ApplicationTable; borrower: BorrowerTable; practice: PracticeRow };

/** The practice of the person's latest application. */
export async function findLatestPracticeId(db: Db, borrowerId: string, enrollment: Enrollment) {
  return (await db.first(latestAnywhere, { borrowerId, enrollment }))?.practice_id;
}

/**
 * The application with its person and practice, of one enrollment; another's is unknown to this flow.
 * @throws AppError NOT_FOUND
 */
export async function getCase(db: Db, id: string, enrollment: Enrollment): Promise<ApplicationCase> {
  return complete(db, await db.first(applicationById, { id }), { enrollment, person: borrowerById });
}

/**
 * Like `getCase`, and keeps other transactions from changing the application or its person until this one ends: one person
 * may finish at two practices at once.
 * @throws AppError NOT_FOUND
 */
export async function lockCase(db: Db, id: string, enrollment: Enrollment): Promise<ApplicationCase> {
  return complete(db, await db.first(takenApplication, { id }), { enrollment, person: takenBorrower });
}

async function complete(
  db: Db,
  application: ApplicationTable | undefined,
  { enrollment, person }: { enrollment: Enrollment; person: typeof borrowerById },
): Promise<ApplicationCase> {
  if (!application || application.enrollment !== enrollment) throw new AppError('NOT_FOUND');
  const borrower = await db.first(person, { id: application.borrower_id });
  const practice = await db.first(practiceById, { id: application.practice_id });
  if (!borrower || !practice) throw new Error(`Application ${application.id} lost its person or practice`);
  return { application, borrower, practice };
}

export async function countApplications(db: Db, borrowerId: string): Promise<number> {
  return Number((await db.first(applicationsOfBorrower, { borrowerId }))?.total ?? 0);
}

/** How often an action stands in the history of an application. */
export async function countHistory(db: Db, applicationId: string, action: string): Promise<number> {
  return Number((await db.first(historyCount, { applicationId, action }))?.total ?? 0);
}
