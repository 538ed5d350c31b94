import { applicationList, exportApplications, listApplications } from '@contract/application-details/list';
import { exportSignups, listSignups, signupList } from '@contract/application-details/signup-list';
import type * as z from 'zod/mini';
import type { StaffActor } from '../../http/actor';
import type { Route } from '../../http/serve';
import { type Condition, keyOf, type Link, type ListAsk, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { listLines, settleEndedLines } from '../credit-line/index';
import { rowView } from './application.view';
import { applicationShape, listApplicationRows, scopeOfApplications } from './application-list.reads';
import { signupView } from './signup-row.view';

/** Lines that ended since the last hour, usually none: nobody waits for more of them. */
const ENDED_AT_ONCE = 100;

/** Applications for financing. Source: provider-admin §7 `POST /practice/applications`, decisions 9 and 23. */
export const applications: ListSource<z.input<typeof applicationList.row>> = {
  ...applicationShape,
  scope: ({ actor, body }, db) =>
    scopeOfApplications(db, 'APPLICATIONS', { scope: actor.scope, asked: body.practices }),
  filters: { ...applicationShape.filters, awaitsSecond: 'id' },
  linked: { awaitsSecond: (_, actor) => proposalsOfOthers(actor) },
  conditions: ofBorrower,
  async prepare({ body, deps }) {
    if (body.sort?.key === 'availableCredit') await settleEndedLines(deps, ENDED_AT_ONCE);
  },
  async rows(db, keys, { deps }) {
    const rows = await listApplicationRows(db, idsOf(keys));
    const lines = await listLines(db, [...new Set(rows.map((row) => row.borrower_id))]);
    const lineOf = new Map(lines.map((line) => [line.borrower_id, line]));
    return new Map(rows.map((row) => [keyOf([row.id]), rowView(row, lineOf.get(row.borrower_id), deps.clock)]));
  },
};

/** Sign-ups for a membership. Source: membership §7 `POST privi/provider/signup`, decision 42. */
export const signups: ListSource<z.input<typeof signupList.row>> = {
  ...applicationShape,
  scope: ({ actor, body }, db) => scopeOfApplications(db, 'MEMBERSHIPS', { scope: actor.scope, asked: body.practices }),
  // The call has no such field: the search over everything asks for one person.
  conditions: ofBorrower,
  async rows(db, keys, { deps }) {
    const rows = await listApplicationRows(db, idsOf(keys));
    return new Map(rows.map((row) => [keyOf([row.id]), signupView(row, deps.clock)]));
  },
};

/** Open proposals that somebody may confirm: those of others. Who may is the same as whom the mail of a proposal goes to. */
function proposalsOfOthers({ staffId, role, brand, financePartner, permissions }: StaffActor): Link | null {
  const mayDecide =
    role === 'Admin' && brand !== 'membership' && !financePartner && permissions.includes('application.decide');
  if (!mayDecide) return null;
  return {
    table: 'review_proposal',
    key: 'application_id',
    where: { settled_at: null },
    except: { staff_id: staffId },
  };
}

function ofBorrower({ body }: ListAsk): readonly Condition[] {
  return body.borrowerId ? [{ column: 'borrower_id', in: [String(body.borrowerId)] }] : [];
}

type Keys = Parameters<ListSource<unknown>['rows']>[1];
const idsOf = (keys: Keys): string[] => keys.map(({ tie }) => String(tie[0]));

export const applicationListRoutes: readonly Route[] = [
  ...listRoutes(applicationList, { list: listApplications, csv: exportApplications }, applications),
  ...listRoutes(signupList, { list: listSignups, csv: exportSignups }, signups),
];
