import {
  editColleague as editColleagueCall,
  removeColleague as removeColleagueCall,
  setColleagueEnterprise,
  setColleaguePermissions,
  setColleaguePractices,
  setColleagueTags,
} from '@contract/staff/colleague-calls';
import type { StaffRole } from '@domain/enums';
import { fullName } from '@domain/person-name';
import { effectivePermissions } from '@domain/staff/permissions';
import { changeOne, command, refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import { type ColleagueRow, enterpriseById } from './administer.reads';
import { changeColleague, linkPractice, unlinkPractice } from './administer.writes';
import { type Place, standingOf } from './colleague.view';
import {
  brandOf,
  namesOf,
  ownList,
  refuseFields,
  refuseGrant,
  refusePlaces,
  refuseRole,
  refuseTakenEmail,
} from './colleague-fields';
import { keepAnAdministrator } from './keep-administrator';
import { chainOf, colleagueToChange, readColleague, type StaffContext, shownColleague } from './load-colleague';
import { endLinks, setPasswordHash } from './password.writes';
import { mailPasswordLink } from './password-link';
import { makesAdministrator, takeProof } from './take-proof';

const ids = (places: readonly Place[]) => places.map(({ id }) => id);

/** Makes a list of practices the one at which somebody works; practices out of scope are no part of it and stay. */
async function keepPractices(
  { tx }: StaffContext,
  staffId: string,
  of: { places: readonly Place[]; wished: readonly string[] },
) {
  const { places, wished } = of;
  const left = ids(places.filter(({ id, isInScope }) => isInScope && !wished.includes(id)));
  for (const practiceId of left) await tx.run(unlinkPractice, { staffId, practiceId });
  for (const practiceId of wished) await tx.run(linkPractice, { staffId, practiceId });
  return left;
}

/**
 * Changes who a colleague is. Another address ends their sessions and password, and gets a link that sets one (decision 85). Another role brings what it may do, for the brand that gives it: a list of their own from before is gone.
 * @throws AppError DUPLICATED_DATA, RULES_FORBID, STEP_ORDER for the last administrator, STALE; PROOF_NEEDED for another address and for a role
 * that administers.
 */
export const editColleague = command(editColleagueCall)(async ({ query, body }, context) => {
  const { tx, deps, actor, now, record, send } = context;
  const id = query.adminUserId ?? query.practiceUserId ?? '';
  refuseFields(id === '' && { field: 'adminUserId', message: 'Choose a user.' });
  const { row, places } = await colleagueToChange(context, id, body.version);
  const role = body.role ?? (row.role as StaffRole);
  const isOtherRole = role !== row.role;
  if (isOtherRole) refuseRole(actor, role);
  const names = namesOf(body) ?? { first: row.first_name, last: row.last_name };
  const enterpriseId = body.enterpriseId === undefined && !isOtherRole ? row.enterprise_id : body.enterpriseId || null;
  const had = row.role === 'EnterpriseAdmin' ? [] : places;
  const practices = body.practices ?? (role === 'Admin' || role === 'EnterpriseAdmin' ? [] : ids(had));
  if (isOtherRole || body.practices || body.enterpriseId !== undefined)
    await refusePlaces(context, role, { practices, enterpriseId });
  const isOtherEmail = body.email !== undefined && body.email !== row.email;
  if (isOtherEmail) await refuseTakenEmail(tx, body.email ?? '', id);
  const permissions = isOtherRole ? '[]' : row.permissions;
  const left = ids(had.filter((place) => !practices.includes(place.id)));
  const after = standingOf({ role, permissions });
  // Whoever reads the mail of an account sets its password.
  if (isOtherEmail || makesAdministrator({ before: standingOf(row).permissions, after: after.permissions }))
    await takeProof(tx, { deps, actor }, body.proof);
  await keepAnAdministrator(context, row, { after, left: isOtherRole ? ids(had) : left });
  await changeOne(tx, changeColleague, {
    ...row,
    first_name: names.first,
    last_name: names.last,
    email: body.email ?? row.email,
    phone: body.phone === undefined ? row.phone : body.phone || null,
    role,
    permissions,
    brand: isOtherRole ? brandOf(role, actor) : row.brand,
    enterprise_id: enterpriseId,
    is_contact: body.personOfContact === undefined ? row.is_contact : Number(body.personOfContact),
  });
  await keepPractices(context, id, { places: had, wished: practices });
  if (isOtherEmail) {
    // What the former address opened ends: links, sessions and the password, of which whoever has the new one makes another.
    await tx.run(endLinks, { staffId: id, now });
    await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: id });
    await tx.run(setPasswordHash, { id, passwordHash: '' });
    const owner = { id, email: body.email ?? row.email, firstName: names.first, brand: row.brand };
    await mailPasswordLink(tx, owner, { kind: 'create', deps });
    await send('staff-email-changed', { to: row.email, firstName: row.first_name, brand: row.brand });
  }
  await record('staff.changed', { practiceId: chainOf(places), id, detail: { role, roleBefore: row.role } });
  return shownColleague(context, id);
});

/**
 * Takes somebody off a practice, whatever they do elsewhere; off their last one, or without one named, their account ends and
 * their sessions with it.
 */
export const removeColleague = command(removeColleagueCall)(async ({ params, query }, context) => {
  const { tx, deps, actor, record } = context;
  const { id } = params;
  const practiceId = query.practicemanagement;
  const { row, places } = await readColleague(tx, id, actor);
  const goesOn = practiceId !== undefined && places.some((place) => place.id !== practiceId);
  if (practiceId !== undefined && (row.role === 'EnterpriseAdmin' || !places.some((place) => place.id === practiceId)))
    throw new AppError('NOT_FOUND');
  if (!goesOn || row.role === 'PracticeAdmin') await colleagueToChange(context, id);
  await keepAnAdministrator(context, row, { after: null, left: practiceId ? [practiceId] : ids(places) });
  for (const place of places)
    if (practiceId === undefined || place.id === practiceId)
      await tx.run(unlinkPractice, { staffId: id, practiceId: place.id });
  await changeOne(tx, changeColleague, { ...row, is_active: goesOn ? 1 : 0 });
  if (!goesOn) await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: id });
  await record('staff.removed', { practiceId: practiceId ?? chainOf(places), id, detail: { isGone: !goesOn } });
  return { isGone: !goesOn };
});

/**
 * Gives a list of one's own. It holds for the next request of theirs, also in a session that runs.
 * @throws AppError RULES_FORBID, STEP_ORDER for the last administrator, STALE; PROOF_NEEDED where it lets them administer.
 */
export const setPermissions = command(setColleaguePermissions)(async ({ params, body }, context) => {
  const { tx, deps, actor, record } = context;
  const { row, places } = await colleagueToChange(context, params.id, body.version);
  const wished = body.adminUser.permissions;
  const before = standingOf(row);
  refuseGrant(actor, before.role, wished);
  const permissions = effectivePermissions(before.role, wished);
  if (makesAdministrator({ before: before.permissions, after: permissions }))
    await takeProof(tx, { deps, actor }, body.proof);
  const left = permissions.includes('staff.edit') ? [] : ids(places);
  await keepAnAdministrator(context, row, { after: { role: before.role, permissions }, left });
  await changeOne(tx, changeColleague, { ...row, permissions: ownList(wished) });
  const detail = {
    given: permissions.filter((one) => !before.permissions.includes(one)).join(' '),
    taken: before.permissions.filter((one) => !permissions.includes(one)).join(' '),
  };
  await record('staff.permissions_changed', { practiceId: chainOf(places), id: row.id, detail });
  return shownColleague(context, row.id);
});

export const setPractices = command(setColleaguePractices)(async ({ params, body }, context) => {
  const { tx, actor, record } = context;
  const { row, places } = await readColleague(tx, params.id, actor);
  refuseStale(body.version, row);
  if (row.role === 'Admin' || row.role === 'EnterpriseAdmin')
    refuseFields({ field: 'practices', message: "This role can't be limited to practices." });
  const isAdded = body.practices.some((id) => !places.some((place) => place.id === id));
  // Whoever is taken off one's own practice may do more elsewhere; who is brought to it, or administers it, may not.
  const isOthers = places.some(({ isInScope, isOurs }) => isInScope && !isOurs);
  if (isAdded || isOthers || row.role === 'PracticeAdmin') await colleagueToChange(context, params.id);
  const isAnywhere = body.practices.length > 0 || places.some(({ isInScope }) => !isInScope);
  refuseFields(!isAnywhere && { field: 'practices', message: 'Choose a practice, or delete the user.' });
  const left = ids(places.filter(({ id, isInScope }) => isInScope && !body.practices.includes(id)));
  await keepAnAdministrator(context, row, { after: null, left });
  await keepPractices(context, row.id, { places, wished: body.practices });
  await changeOne(tx, changeColleague, row);
  const practiceId = body.practices[0] ?? chainOf(places);
  await record('staff.practices_changed', { practiceId, id: row.id, detail: { practices: body.practices.join(' ') } });
  return shownColleague(context, row.id);
});

/** @NOTE choice: `{id}` of the tags is an admin user, as in the paths beside it; a practice's own tags are its details. */
export const setTags = command(setColleagueTags)(async ({ params, body }, context) => {
  const { row } = await colleagueToChange(context, params.id, body.version);
  if (row.role !== 'Admin')
    refuseFields({
      field: 'salesRep',
      message: 'Only platform users can be sales representatives or success managers.',
    });
  const { salesRep, successManager } = body;
  await changeOne(context.tx, changeColleague, {
    ...row,
    is_sales_rep: Number(salesRep),
    is_success_manager: Number(successManager),
  });
  await context.record('staff.tagged', { practiceId: null, id: row.id, detail: { salesRep, successManager } });
  return shownColleague(context, row.id);
});

export const setEnterprise = command(setColleagueEnterprise)(async ({ body }, context) => {
  const { tx, record } = context;
  const { row } = await colleagueToChange(context, body.userId, body.version);
  const enterprise = await tx.first(enterpriseById, { id: body.enterpriseId });
  if (row.role !== 'EnterpriseAdmin')
    refuseFields({ field: 'userId', message: 'Only an enterprise admin belongs to an enterprise.' });
  if (!enterprise)
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'enterpriseId', message: 'Choose an enterprise.' }] });
  await changeOne(tx, changeColleague, { ...row, enterprise_id: enterprise.id });
  await record('staff.enterprise_changed', { practiceId: null, id: row.id, detail: { enterpriseId: enterprise.id } });
  return { data: assignmentOf({ ...row, name: enterprise.name }, enterprise.id) };
});

type Assigned = Pick<ColleagueRow, 'id' | 'first_name' | 'last_name'> & { name: string | null };

/** Whose enterprise is whose. */
export const assignmentOf = (row: Assigned, enterpriseId: string | null) => ({
  _id: row.id,
  name: fullName(row.first_name, row.last_name),
  enterpriseId,
  enterpriseName: row.name,
});
