import type { BoardingDocumentKey } from '@contract/boarding-document/entity';
import type { Db } from '../../db/database';

/** Transactions with the application of their line, where that one was made at the same practice. */
export function boardedTransactions(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('credit_transaction')
      .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
      .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
      .leftJoin('application', (join) =>
        join
          .onRef('application.id', '=', 'credit_profile.application_id')
          .onRef('application.practice_id', '=', 'credit_transaction.practice_id'),
      )
      .select([
        'credit_transaction.id',
        'credit_transaction.number',
        'credit_transaction.accepted_at',
        'borrower.first_name',
        'borrower.last_name',
        'application.id as application_id',
      ])
      .where('credit_transaction.id', 'in', ['', ...ids]),
  );
}
export type BoardedTransaction = Awaited<ReturnType<typeof boardedTransactions>>[number];

/** The documents of some kinds that hang at transactions or at applications, oldest first. */
export function keptDocuments(
  db: Db,
  of: 'transaction_id' | 'application_id',
  { ids, keys }: { ids: readonly string[]; keys: readonly BoardingDocumentKey[] },
) {
  return db.query(
    db.builder
      .selectFrom('document')
      .select(['id', 'document_key', 'title', 'transaction_id', 'application_id', 'signed_at', 'created_at'])
      .where(of, 'in', ['', ...ids])
      .where('document_key', 'in', ['', ...keys])
      .orderBy('created_at')
      .orderBy('id'),
  );
}
export type KeptDocument = Awaited<ReturnType<typeof keptDocuments>>[number];

/** Where documents hang, for the names of their files. */
export function placesOfDocuments(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('document')
      .leftJoin('application', 'application.id', 'document.application_id')
      .leftJoin('credit_transaction', 'credit_transaction.id', 'document.transaction_id')
      .leftJoin('practice', (join) =>
        join.on('practice.id', '=', (eb) =>
          eb.fn.coalesce('credit_transaction.practice_id', 'application.practice_id'),
        ),
      )
      .select([
        'document.id',
        'document.document_key',
        'document.signed_at',
        'document.created_at',
        'credit_transaction.number as transaction_number',
        'application.number as application_number',
        'practice.id as practice_id',
        'practice.slug as practice_slug',
        'practice.state_code as practice_state',
        'practice.time_zone',
      ])
      .where('document.id', 'in', ['', ...ids]),
  );
}
export type DocumentPlace = Awaited<ReturnType<typeof placesOfDocuments>>[number];
