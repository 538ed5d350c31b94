import type { getBorrower } from '@contract/borrower-file/calls';
import type { Decoded } from '@contract/endpoint';
import { readerOf } from '@contract/person-readers';
import type { Context } from '../../command/command';
import type { Db } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { seesPractice } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import { ssnIndexOf } from '../application/index';
import { idByAccount, idBySsn, practicesOf } from './file.reads';

type Question = Decoded<typeof getBorrower>['query'];

const ONE = 'Search by one of user_id, account_number, or ssn_number.';

/**
 * Who is meant, and their practices in the scope of who asks.
 * @throws AppError INVALID_FIELDS for none or several of the three, FORBIDDEN for a number that a practice may not ask by,
 * NOT_FOUND for a person of other practices as for nobody.
 */
export async function findPerson(question: Question, { tx, deps, actor, record }: Context<StaffActor>) {
  const { user_id: userId, account_number: account, ssn_number: ssn } = question;
  if ([userId, account, ssn].filter((given) => given !== undefined).length !== 1)
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'user_id', message: ONE }] });
  if (ssn !== undefined && readerOf(actor) === 'practice') throw new AppError('FORBIDDEN');
  const row =
    ssn !== undefined
      ? await tx.first(idBySsn, { index: ssnIndexOf(deps.vault, ssn) })
      : account !== undefined
        ? await tx.first(idByAccount, { accountNumber: account.replace(/[\s-]/g, '') })
        : { id: userId ?? '' };
  const practices = row ? await practicesInSight({ db: tx, actor }, row.id) : [];
  if (!row || practices.length === 0) throw new AppError('NOT_FOUND');
  const by = ssn !== undefined ? 'ssn' : account !== undefined ? 'account' : 'id';
  await record('borrower.viewed', { practiceId: practices[0]?.id ?? null, id: row.id, detail: { by } });
  return { id: row.id, practices };
}

type Sight = { db: Db; actor: StaffActor };

/** The practices of a person that somebody sees. */
export async function practicesInSight({ db, actor }: Sight, borrowerId: string) {
  const all = await db.all(practicesOf, { borrowerId });
  const seen: typeof all = [];
  for (const one of all) if (await seesPractice(db, actor.scope, { practiceId: one.id })) seen.push(one);
  return seen;
}
