import type { FieldFault } from '@contract/error';
import { adminUserMessages } from '@contract/messages/staff/admin-user';
import type { StaffRole } from '@domain/enums';
import { fullName } from '@domain/person-name';
import { newPasswordFault } from '@domain/staff/new-password';
import { carryOut } from '../../command/command';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Actor, StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { createCodeLimits } from '../../security/code-limits';
import { viewMessages } from '../message-center/index';
import { idByEmail, practiceNames } from './administer.reads';
import { refuseFields } from './colleague-fields';
import { readColleague } from './load-colleague';
import { proveOwnPassword } from './own-proof';
import { colleagueOwner } from './owner.reads';
import { endLinks, openLink, setPasswordHash, useLink } from './password.writes';
import { linkHash, linkOver } from './password-link';
import { logInHashOf } from './staff-lock';

type Asked = { deps: Deps; meta: RequestMeta };
type Owner = { id: string; email: string; first_name: string; last_name: string; brand: string };

/** @throws AppError INVALID_FIELDS naming `password`. */
async function refuseWeak(password: string, owner: Owner, { database }: Deps): Promise<void> {
  // Loaded with the first new password: most starts need none.
  const { isCommonPassword, isGuessed } = await import('../../security/common-password');
  const { email, first_name: firstName, last_name: lastName } = owner;
  const places = (await database.read.all(practiceNames, { staffId: owner.id })).map(({ name }) => name);
  const isCommon = (word: string) => isCommonPassword(word) || (word === password.toLowerCase() && isGuessed(password));
  const message = newPasswordFault(password, { email, firstName, lastName, places }, isCommon);
  refuseFields(message !== undefined && { field: 'password', message });
}

/** Writes a password, ends what was open with the one before, and tells its owner. */
async function keepPassword(tx: Tx, owner: Owner, of: { deps: Deps; passwordHash: string; keptTokenHash?: string }) {
  const { deps, passwordHash, keptTokenHash = '' } = of;
  await tx.run(setPasswordHash, { id: owner.id, passwordHash });
  await tx.run(endLinks, { staffId: owner.id, now: deps.clock.now() });
  await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: owner.id, keptTokenHash });
  const { email, first_name: firstName, brand } = owner;
  await deps.outbox.add(tx, { kind: 'staff-password-changed', payload: { to: email, firstName, brand } });
}

type Given = { token: string; kind: 'create' | 'reset'; password: string; passwordConfirmation: string };

/**
 * Sets a password by what the link of a mail was exchanged for: once, while it is in time. Every session ends, and a pause of log-ins, too: the mailbox is proven.
 * @throws AppError CODE_EXPIRED for a link that is over or used, INVALID_FIELDS for a password that is weak or differs.
 */
export async function setPasswordByLink({ deps, meta }: Asked, given: Given) {
  if (meta.isCrossSite) throw new AppError('CROSS_SITE');
  const tokenHash = linkHash(given.token);
  const link = await deps.database.read.first(openLink, { tokenHash, now: deps.clock.now() });
  const mailed = link?.of_link;
  if (!link || !mailed || link.kind !== given.kind) throw linkOver();
  const differs: FieldFault = { field: 'passwordConfirmation', message: 'The passwords must match.' };
  refuseFields(given.password !== given.passwordConfirmation && differs);
  await refuseWeak(given.password, link, deps);
  const passwordHash = await deps.passwords.hash(given.password);
  const actor: Actor = { kind: 'public' };
  await carryOut({ actor, meta }, deps, async ({ tx, now, record }) => {
    // The mailed one, too: two that were exchanged for it set one password.
    for (const used of [mailed, tokenHash])
      if ((await tx.run(useLink, { tokenHash: used, now })) !== 1) throw linkOver();
    await keepPassword(tx, link, { deps, passwordHash });
    await createCodeLimits({ ...deps, limits: deps.config.rateLimits }).unlock(tx, logInHashOf(link.email, deps));
    const by = { kind: 'staff', id: link.id };
    await record('staff.password_set', {
      practiceId: null,
      id: link.id,
      by,
      detail: { addressHash: meta.addressHash },
    });
  });
  return { success: true as const };
}

/**
 * Changes one's own password; other sessions end, this one goes on. Wrong ones count as those of a log-in do.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, INVALID_FIELDS.
 */
export async function changePassword(
  { deps, meta }: Asked,
  actor: StaffActor,
  { currentPassword, password }: { currentPassword: string; password: string },
) {
  const { row } = await proveOwnPassword({ deps, meta, actor }, 'currentPassword', currentPassword);
  const owner = { ...row, id: actor.staffId };
  refuseFields(
    password === currentPassword && { field: 'password', message: "Choose a password you haven't just used." },
  );
  await refuseWeak(password, owner, deps);
  const passwordHash = await deps.passwords.hash(password);
  await carryOut({ actor, meta }, deps, async ({ tx, record }) => {
    await keepPassword(tx, owner, { deps, passwordHash, keptTokenHash: actor.tokenHash });
    await record('staff.password_changed', {
      practiceId: null,
      id: owner.id,
      detail: { addressHash: meta.addressHash },
    });
  });
  return { success: true as const };
}

type Question = {
  id?: string | undefined;
  email?: string | undefined;
  forgotPasswordExpiryValidation?: string | undefined;
};

/**
 * Whose link it is, while it works; with a session a colleague in scope, or oneself. Without a link and without a session nobody is found.
 * @throws AppError CODE_EXPIRED, NOT_FOUND
 */
export async function findStaffUser(
  deps: Deps,
  actor: Actor,
  { id, email, forgotPasswordExpiryValidation: token }: Question,
) {
  const { read } = deps.database;
  if (token !== undefined) {
    const link = await read.first(openLink, { tokenHash: linkHash(token), now: deps.clock.now() });
    if (!link?.of_link) throw linkOver();
    return { data: { ...userView(link, link.expires_at), messages: null } };
  }
  refuseFields(id === undefined && email === undefined && { field: 'id', message: 'Enter an ID or email address.' });
  const wanted = id ?? (await read.first(idByEmail, { email: email ?? '' }))?.id;
  if (actor.kind !== 'staff' || wanted === undefined)
    throw new AppError('NOT_FOUND', { userMessage: adminUserMessages.adminLookup404.text });
  // Who lacks a required factor learns of nobody but themselves.
  const isOther = !actor.lacksFactor && (await colleagueOwner.belongsToStaff?.(read, wanted, actor));
  const isSeen = wanted === actor.staffId || isOther;
  if (!isSeen) throw new AppError('NOT_FOUND', { userMessage: adminUserMessages.adminLookup404.text });
  const messages = wanted === actor.staffId ? (await viewMessages(read, wanted)).messages : null;
  return { data: { ...userView((await readColleague(read, wanted, actor)).row, null), messages } };
}

function userView(row: Omit<Owner, 'brand'> & { role: string }, linkExpiresAt: string | null) {
  const { id, email } = row;
  return { id, email, name: fullName(row.first_name, row.last_name), role: row.role as StaffRole, linkExpiresAt };
}
