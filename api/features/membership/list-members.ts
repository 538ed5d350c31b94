import { exportMembers, listMembers, memberList } from '@contract/membership/member-list';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Route } from '../../http/serve';
import { keyOf, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { type ListedMemberRow, memberRows, memberShape, membersNamed } from './member-list.reads';
import { scopeOfMembers } from './scope-of-members';

type Wire = z.input<typeof memberList.row>;

function memberView(row: ListedMemberRow): Wire {
  return {
    _id: row.id,
    borrowerId: row.borrower_id,
    name: fullName(row.first_name, row.last_name) || 'No name yet',
    email: row.email || null,
    phoneNumber: row.phone,
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    memberStatus: row.shown_status === 'registered' ? null : row.shown_status,
    hasYearEnded: row.cancelled_on !== null && row.cancel_method === null,
    status: row.status,
    isLate: row.is_late === 1,
    plan: row.plan_name,
    monthlyPayment:
      row.monthly_cents === null
        ? null
        : dollarsFromCents(cents(Number(row.monthly_cents) + Number(row.member_fee_cents))),
    activatedOn: row.activated_on,
    cancellationDate: row.cancelled_on,
    createdAt: row.created_at,
  };
}

/** Members of the practices in scope. Its search is for the beginning of a name, an address or a number. */
export const members: ListSource<Wire> = {
  ...memberShape,
  scope: scopeOfMembers,
  async conditions(ask, db) {
    const text = ask.body.search?.trim();
    return text ? [{ column: 'id', in: await membersNamed(db, await scopeOfMembers(ask, db), text) }] : [];
  },
  async rows(db, keys) {
    const rows = await memberRows(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    return new Map(rows.map((row) => [keyOf([row.id]), memberView(row)]));
  },
};

export const memberListRoutes: readonly Route[] = listRoutes(
  memberList,
  { list: listMembers, csv: exportMembers },
  members,
);
