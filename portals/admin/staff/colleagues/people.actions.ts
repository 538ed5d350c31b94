import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { adminUserMessages } from '@contract/messages/staff/admin-user';
import {
  addColleague,
  editColleague,
  endColleagueSessions,
  getUserPermissions,
  listColleagueEnterprises,
  listColleagues,
  listRoles,
  listSystemAdmins,
  removeColleague,
  resetSecondFactor,
  setColleagueEnterprise,
  setColleaguePermissions,
  setColleaguePractices,
  setColleagueTags,
} from '@contract/staff/colleague-calls';
import { unlockStaff } from '@contract/staff/lock-calls';
import { getSecondFactor } from '@contract/staff/own-account-calls';
import type { Permission } from '@domain/staff/permissions';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { tellOvertaken } from '../../words/what-changed';
import { withProof } from '../proof.actions';
import { staff } from '../staff.store';
import { sayOvertaken, sheetOf } from './colleague-sheet';
import {
  colleagueAdded,
  colleagueDeleted,
  colleagueSaved,
  colleagueTakenOff,
  colleagueUnlocked,
  factorReset,
  sessionsEnded,
} from './copy';
import { type Colleague, people } from './people.store';

export type Tab = 'practices' | 'platform';
/** What the list shows, to be read again after a change. */
export type Shown = { tab: Tab; practiceId: string | null };

/** Fetches who works for the practices in scope, for one of them, or for the platform. */
export async function loadPeople({ tab, practiceId }: Shown): Promise<void> {
  const query = practiceId ? { practices: practiceId } : {};
  await load(people.list, async (signal) => {
    const read =
      tab === 'platform' ? call(listSystemAdmins, {}, { signal }) : call(listColleagues, { query }, { signal });
    return (await read).data;
  });
}

export async function loadEnterprises(): Promise<void> {
  await load(people.enterprises, async (signal) => (await call(listColleagueEnterprises, {}, { signal })).enterprises);
}

/** Fetches the roles that there are, with what each may do. */
export async function loadRoles(): Promise<void> {
  await load(people.roles, async (signal) => (await call(listRoles, {}, { signal })).data);
}

/** What the server says is shown; where it says nothing of its own, the specification's text for the act. */
function saying({ text }: Message) {
  return (cause: unknown): never => {
    const failure = toApiError(cause);
    throw failure.code === 'INTERNAL' ? new Error(text) : failure;
  };
}
const failedEdit = saying(adminUserMessages.adminEditFailed);

/** Where a colleague was quicker the list is read again, and what they changed is told. */
const failedEditOf = (before: Colleague, shown: Shown) => {
  const readNow = async () => {
    await loadPeople(shown);
    return people.list.data?.find(({ _id }) => _id === before._id);
  };
  const tell = tellOvertaken<Colleague>({ before, readNow, sheetOf, say: sayOvertaken(before.name) });
  return (cause: unknown) => tell(cause).catch(failedEdit);
};

async function saved(name: string, shown: Shown, message: Message = colleagueSaved): Promise<void> {
  toast(message, { values: { name } });
  await loadPeople(shown);
}

type NewPerson = CallInput<typeof addColleague>['body'];

/** Adds a colleague. The same `requestKey` adds one, however often it is sent. */
export async function add(body: NewPerson, requestKey: string, shown: Shown): Promise<void> {
  const { data } = await withProof((proof) =>
    call(addColleague, { body: { ...body, ...proof } }, { idempotencyKey: requestKey }),
  ).catch(saying(adminUserMessages.adminAddFailed));
  await saved(data.name, shown, colleagueAdded);
}

type Changes = CallInput<typeof editColleague>['body'];

export async function edit(of: Colleague, body: Changes, shown: Shown): Promise<void> {
  const { data } = await withProof((proof) =>
    call(editColleague, { query: { adminUserId: of._id }, body: { ...body, ...proof, version: of.version } }),
  ).catch(failedEditOf(of, shown));
  await saved(data.name, shown);
}

/** Gives a list of permissions; an empty one is that of the role. One's own are read again at once. */
export async function permit(of: Colleague, permissions: readonly Permission[], shown: Shown) {
  const { _id, version } = of;
  const body = { adminUser: { permissions: [...permissions] }, version };
  const { data } = await withProof((proof) =>
    call(setColleaguePermissions, { params: { id: _id }, body: { ...body, ...proof } }),
  ).catch(failedEditOf(of, shown));
  if (staff.person?.id === _id) staff.person.permissions = (await call(getUserPermissions)).permissions;
  await saved(data.name, shown);
}

export async function setPractices(of: Colleague, practices: readonly string[], shown: Shown) {
  const input = { params: { id: of._id }, body: { practices: [...practices], version: of.version } };
  const { data } = await call(setColleaguePractices, input).catch(failedEditOf(of, shown));
  await saved(data.name, shown);
}

export async function setTags(of: Colleague, tags: { salesRep: boolean; successManager: boolean }, shown: Shown) {
  const input = { params: { id: of._id }, body: { ...tags, version: of.version } };
  const { data } = await call(setColleagueTags, input).catch(failedEditOf(of, shown));
  await saved(data.name, shown);
}

/** Makes an enterprise's administrator one of another enterprise. */
export async function moveToEnterprise(of: Colleague, enterpriseId: string, shown: Shown) {
  const body = { userId: of._id, enterpriseId, version: of.version };
  const { data } = await call(setColleagueEnterprise, { body }).catch(failedEditOf(of, shown));
  await saved(data.name, shown);
}

/** Lets a colleague log in again whom strangers locked out. */
export async function unlock({ _id, name }: Colleague, shown: Shown): Promise<void> {
  await call(unlockStaff, { params: { staffId: _id } }).catch(failedEdit);
  await saved(name, shown, colleagueUnlocked);
}

/** Logs a colleague out of every device. */
export async function endSessions({ _id, name }: Colleague, shown: Shown): Promise<void> {
  await call(endColleagueSessions, { params: { id: _id } }).catch(failedEdit);
  await saved(name, shown, sessionsEnded);
}

/** Whether one's own acts on others ask for a code. */
export async function asksOwnCode(): Promise<boolean> {
  return (await call(getSecondFactor)).isOn;
}

/** Takes the second factor off somebody who lost theirs. Throws ApiError: WRONG_CODE of one's own app. */
export async function resetFactor({ _id, name }: Colleague, body: { reason: string; code?: string }, shown: Shown) {
  await withProof((proof) => call(resetSecondFactor, { params: { id: _id }, body: { ...body, ...proof } })).catch(
    failedEdit,
  );
  await saved(name, shown, factorReset);
}

/** Ends somebody's account, or takes them off one practice where they go on elsewhere. */
export async function remove({ _id, name }: Colleague, practice: { id: string; name: string } | null, shown: Shown) {
  const query = practice ? { practicemanagement: practice.id } : {};
  const { isGone } = await call(removeColleague, { params: { id: _id }, query }).catch(
    saying(adminUserMessages.adminDeleteFailed),
  );
  toast(isGone ? colleagueDeleted : colleagueTakenOff, { values: { name, practice: practice?.name ?? '' } });
  await loadPeople(shown);
}
