import type { DocumentKey } from '@contract/entities/document';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const byId = statement<{ id: string }>()((q, p) => q.selectFrom('document').selectAll().where('id', '=', p.id));

const ofTransaction = statement<{ transactionId: string; documentKey: string }>()((q, p) =>
  q
    .selectFrom('document')
    .selectAll()
    .where('transaction_id', '=', p.transactionId)
    .where('document_key', '=', p.documentKey)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const ofApplication = statement<{ applicationId: string; documentKey: string }>()((q, p) =>
  q
    .selectFrom('document')
    .selectAll()
    .where('application_id', '=', p.applicationId)
    .where('document_key', '=', p.documentKey)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const applicationFacts = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('borrower', 'borrower.id', 'application.borrower_id')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .leftJoin('decision', 'decision.id', 'application.decision_id')
    .select([
      'application.borrower_id',
      'application.practice_id',
      'application.number',
      'application.status',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.state_code as borrower_state',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'decision.record as decision_record',
    ])
    .where('application.id', '=', p.id),
);

const transactionFacts = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .select([
      'credit_transaction.borrower_id',
      'credit_transaction.practice_id',
      'credit_transaction.number',
      'credit_transaction.selected_plan',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.state_code as borrower_state',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
    ])
    .where('credit_transaction.id', '=', p.id),
);

const provenEmail = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select('email').where('id', '=', p.id).where('email_verified_at', 'is not', null),
);

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;
export type ApplicationFacts = NonNullable<Awaited<ReturnType<typeof findApplicationFacts>>>;
export type TransactionFacts = NonNullable<Awaited<ReturnType<typeof findTransactionFacts>>>;

export function findDocument(db: Db, id: string) {
  return db.first(byId, { id });
}

/** The address that a person has proven with a code; undefined without one. */
export async function findProvenEmail(db: Db, borrowerId: string): Promise<string | undefined> {
  return (await db.first(provenEmail, { id: borrowerId }))?.email;
}

/** The newest kept document of a kind that belongs to a transaction. */
export function findDocumentOfTransaction(db: Db, transactionId: string, documentKey: DocumentKey) {
  return db.first(ofTransaction, { transactionId, documentKey });
}

/** The newest kept document of a kind that belongs to an application. */
export function findDocumentOfApplication(db: Db, applicationId: string, documentKey: DocumentKey) {
  return db.first(ofApplication, { applicationId, documentKey });
}

/** What an application's documents are filled in with. */
export function findApplicationFacts(db: Db, id: string) {
  return db.first(applicationFacts, { id });
}

/** What a transaction's documents are filled in with. */
export function findTransactionFacts(db: Db, id: string) {
  return db.first(transactionFacts, { id });
}
