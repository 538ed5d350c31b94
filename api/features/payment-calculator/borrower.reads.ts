import { fullName } from '@domain/person-name';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select(['id', 'first_name', 'last_name']).where('id', '=', p.id),
);

/** How pages name a borrower. */
export function nameOf(row: { first_name: string | null; last_name: string | null }): string {
  return fullName(row.first_name, row.last_name) || 'No name yet';
}

export async function findBorrowerName(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const row = await db.first(byId, { id });
  return row && { id: row.id, name: nameOf(row) };
}

/**
 * People who applied for financing at a practice, by the start of each word of the application's name, number or e-mail, or
 * by the whole account number. The words go through the index that the applications list searches.
 */
export function listBorrowersOfPractice(
  db: Db,
  of: { practiceId: string; words: readonly string[]; accountNumber: string; limit: number },
) {
  const query = db.builder
    .selectFrom('borrower')
    .select(['borrower.id', 'first_name', 'last_name', 'email', 'account_number'])
    .where((eb) => {
      const applications = eb
        .selectFrom('application')
        .select('application.borrower_id')
        .where('application.practice_id', '=', of.practiceId)
        .where('application.enrollment', '=', 'APPLICATIONS');
      const named = of.words.reduce(
        (list, word) =>
          list.where('application.id', 'in', (inner) =>
            inner
              .selectFrom('application_token')
              .select('application_token.application_id')
              .where('application_token.practice_id', '=', of.practiceId)
              .where('application_token.token', '>=', word)
              .where('application_token.token', '<', `${word}\uffff`),
          ),
        applications,
      );
      const byName = eb('borrower.id', 'in', named);
      const byAccount = eb.and([eb('account_number', '=', of.accountNumber), eb('borrower.id', 'in', applications)]);
      return of.accountNumber === '' ? byName : eb.or([byName, byAccount]);
    })
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('borrower.id')
    .limit(of.limit);
  return db.query(query);
}
