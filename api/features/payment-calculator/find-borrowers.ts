import type { ResultOf } from '@contract/endpoint';
import type { findBorrowers } from '@contract/payment-calculator/calls';
import type { Db } from '../../db/database';
import { askedWords } from '../../list/search-words';
import { listBorrowersOfPractice, nameOf } from './borrower.reads';

/** So few that the list needs no pages; another letter narrows it. */
const SHOWN_MAX = 10;
/** Each word is one look into the index. */
const WORDS_MAX = 6;

/**
 * The patients of a practice whom a search means. Holds and flags leave nobody out (provider-admin §5).
 * @NOTE choice: numbers (account, telephone, agreement) are found whole, however they are written; the start of one finds nobody.
 */
export async function findBorrowersOfPractice(
  db: Db,
  practiceId: string,
  searched: string,
): Promise<ResultOf<typeof findBorrowers>> {
  const words = askedWords(searched).slice(0, WORDS_MAX);
  const digits = searched.replace(/[\s-]/g, '');
  const accountNumber = /^\d+$/.test(digits) ? digits : '';
  if (words.length === 0) return { borrowers: [] };
  const rows = await listBorrowersOfPractice(db, { practiceId, words, accountNumber, limit: SHOWN_MAX });
  return {
    borrowers: rows.map((row) => ({
      _id: row.id,
      name: nameOf(row),
      email: row.email,
      accountNumber: row.account_number,
    })),
  };
}
