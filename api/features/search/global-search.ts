import { applicationList } from '@contract/application-details/list';
import { signupList } from '@contract/application-details/signup-list';
import { transactionList } from '@contract/credit-transaction/list';
import type { ResultOf } from '@contract/endpoint';
import type { ListDeclaration } from '@contract/lists/declare-list';
import type { searchEverything } from '@contract/search/calls';
import type { Permission } from '@domain/staff/permissions';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import type { ListSource } from '../../list/list-source';
import { askedWords } from '../../list/search-words';
import { findRows } from '../../list/serve-list';
import { applications, signups } from '../application-details/index';
import { transactions } from '../credit-transaction/index';
import { borrowerOfAccount } from './search.reads';

const LIMIT = 10;
/** A search is for somebody, whenever they came. */
const WHENEVER = { start: '2000-01-01', end: '2198-12-31' };

type Found = ResultOf<typeof searchEverything>;
type Asked = {
  textSearch: string;
  page?: number | undefined;
  limit?: number | undefined;
  selectedPractice?: string | undefined;
  priviOnly?: boolean | undefined;
};
type Search = { asked: Asked; actor: StaffActor; deps: Deps; db: Db; borrowerId: string | undefined };
type Kind<Wire> = { declaration: ListDeclaration; source: ListSource<Wire>; permission: Permission };

/** Looks in the lists that a person may see, with the scope that each of them has. */
export async function searchLists(search: Omit<Search, 'borrowerId'>): Promise<Found> {
  const { asked, actor, db } = search;
  const of = { ...search, borrowerId: await borrowerByAccount(db, asked.textSearch) };
  const isFinancing = actor.brand !== 'membership' && !asked.priviOnly;
  const [found, members, bought] = await Promise.all([
    isFinancing
      ? rowsOf(of, { declaration: applicationList, source: applications, permission: 'application.view' })
      : null,
    rowsOf(of, { declaration: signupList, source: signups, permission: 'signup.view' }),
    isFinancing
      ? rowsOf(of, { declaration: transactionList, source: transactions, permission: 'transaction.view' })
      : null,
  ]);
  return {
    page: asked.page ?? 0,
    limit: asked.limit ?? LIMIT,
    applications: found && { ...found, data: found.data.map(applicationHit) },
    signups: members && { ...members, data: members.data.map(applicationHit) },
    transactions: bought && {
      ...bought,
      data: bought.data.map(
        ({
          _id,
          number,
          applicationId,
          name,
          practicemanagement,
          status,
          isWithdrawn,
          isExpired,
          asks,
          txAmount,
          createdAt,
        }) => ({
          _id,
          number,
          applicationId,
          name,
          practicemanagement,
          status,
          isWithdrawn,
          isExpired,
          isAskedFor: asks === 'CREATE',
          txAmount,
          createdAt,
        }),
      ),
    },
  };
}

type ApplicationHit = NonNullable<Found['applications']>['data'][number];
const applicationHit = ({ _id, number, name, practicemanagement, status, createdAt }: ApplicationHit) => ({
  _id,
  number,
  name,
  practicemanagement,
  status,
  createdAt,
});

async function rowsOf<Wire>(
  { asked, actor, deps, db, borrowerId }: Search,
  { declaration, source, permission }: Kind<Wire>,
): Promise<{ data: Wire[]; hasMore: boolean } | null> {
  if (!actor.permissions.includes(permission)) return null;
  // Marks alone are no word of anybody's, and a list without words is all of it.
  if (borrowerId === undefined && askedWords(asked.textSearch).length === 0) return { data: [], hasMore: false };
  const body = {
    page: asked.page ?? 0,
    limit: asked.limit ?? LIMIT,
    dateRange: WHENEVER,
    ...(borrowerId === undefined ? { search: asked.textSearch } : { borrowerId }),
    ...(asked.selectedPractice !== undefined && { practices: [asked.selectedPractice] }),
  };
  const { data, next } = await findRows(declaration, source, { ask: { body, actor, deps }, db });
  return { data, hasMore: next !== null };
}

/** The person of an account number, spaces or not. Whoever is not in scope is in none of the lists either. */
async function borrowerByAccount(db: Db, text: string): Promise<string | undefined> {
  const accountNumber = text.replace(/[\s-]/g, '');
  if (!/^\d{9,}$/.test(accountNumber)) return undefined;
  return (await db.first(borrowerOfAccount, { accountNumber }))?.id;
}
