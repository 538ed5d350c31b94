import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables/index';
import { authorizeMethod, fillPerson, moveMethod, moveRows } from './hand-over.writes';
import { changeMembership, type Telling, takeMembership } from './member';
import { membershipsOfPerson, methodsOfPerson, takenPerson } from './member.reads';

type Method = Tables['payment_method'];
type Person = Tables['borrower'];

/**
 * Gives an account what practices began with somebody whom they named: the memberships, what they are paid with, the papers, payments
 * and refunds, and the name where the account has none. Credits, points, bills and visits are the membership's and come with it.
 * Nothing moves where the account is a member of one of the practices already: who pays for which would be guessed.
 * @returns whether it was given.
 */
export async function handOver(context: Telling, { from, to }: { from: string; to: string }): Promise<boolean> {
  const { tx } = context;
  const person = await tx.first(takenPerson, { id: from });
  const account = await tx.first(takenPerson, { id: to });
  // Whoever proves the same contact at the same moment was here first.
  if (!person || !account || person.email_verified_at !== null || person.phone_verified_at !== null) return false;
  const [given, own] = [
    await tx.all(membershipsOfPerson, { borrowerId: from }),
    await tx.all(membershipsOfPerson, { borrowerId: to }),
  ];
  const places = new Set(own.map(({ practice_id: id }) => id));
  if (given.length === 0 || given.some(({ practice_id: id }) => places.has(id))) return false;
  const instead = await giveMethods(context, { from, to });
  for (const { id } of given) {
    const row = await takeMembership(tx, id);
    const method = row.method_id === null ? null : (instead.get(row.method_id) ?? row.method_id);
    const set = { borrower_id: to, is_invited: 0, method_id: method };
    await changeMembership(context, row, { set, told: { action: 'JOINED' } });
  }
  for (const move of moveRows) await tx.run(move, { from, to });
  await fill(tx, person, account);
  return true;
}

/** @returns for each method that the account had already, which of its own takes the place. */
async function giveMethods(
  { tx, now }: Telling,
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, string>> {
  const own = (await tx.all(methodsOfPerson, { borrowerId: to })).filter(({ status }) => status === 'ACTIVE');
  let hasDefault = own.some(({ is_default }) => is_default === 1);
  const instead = new Map<string, string>();
  for (const method of await tx.all(methodsOfPerson, { borrowerId: from })) {
    const same =
      method.status === 'ACTIVE' ? own.find(({ account_index: index }) => index === method.account_index) : undefined;
    const moved: Method = { ...method, borrower_id: to, is_default: hasDefault || same ? 0 : method.is_default };
    if (same) {
      instead.set(method.id, same.id);
      if (isAuthorized(method) && !isAuthorized(same))
        await tx.run(authorizeMethod, {
          ...same,
          authorization_document_id: method.authorization_document_id,
          authorized_at: method.authorized_at,
          expires_on: method.expires_on,
        });
      // The row stays for the payments that name it.
      await tx.run(moveMethod, { ...moved, status: 'REMOVED', removed_at: now });
    } else await tx.run(moveMethod, moved);
    hasDefault ||= moved.is_default === 1;
  }
  return instead;
}

const isAuthorized = ({ kind, ended_at, authorization_document_id: document }: Method): boolean =>
  ended_at === null && (kind === 'CARD' || document !== null);

/** What the account knows of its owner stays; what the practice was told fills what it does not know. */
async function fill(tx: Tx, from: Person, to: Person): Promise<void> {
  const isNamed = to.first_name !== null || to.last_name !== null;
  await tx.run(fillPerson, {
    id: to.id,
    first_name: isNamed ? to.first_name : from.first_name,
    last_name: isNamed ? to.last_name : from.last_name,
    email: to.email || from.email,
    phone: to.phone ?? from.phone,
    is_bank_added: Math.max(Number(to.is_bank_added), Number(from.is_bank_added)),
  });
}
