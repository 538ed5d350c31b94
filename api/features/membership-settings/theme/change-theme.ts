import { createHash } from 'node:crypto';
import type { AuditAction } from '@contract/audit-log/actions';
import {
  approveCustomTheme,
  requestCustomTheme,
  resetCustomTheme,
  type ThemeAct,
  withdrawCustomTheme,
} from '@contract/membership-settings/theme-calls';
import { nearestReadable } from '@domain/look/brand-color';
import { type Context, command, refuseStale } from '../../../command/command';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { MARK, pictureRefusal } from '../../../pictures/read-picture';
import { storedTheme } from '../../practice/index';
import { readMembershipPractice, takePractice } from '../practice.reads';
import { type ThemeEventRow, type ThemeRow, themeEvents } from './theme.reads';
import { type Look, requestedLook, themeRow, themeView } from './theme.view';
import { insertThemeEvent, keepPicture, putTheme, wearTheme } from './theme.writes';

type StaffContext = Context<StaffActor>;
type Asked = { practicemanagement: string; version?: number | undefined };

/** What an act makes of a theme: what waits then, and what is worn where that changes. */
type Outcome = { act: ThemeAct; of: Look; waits?: Look; wears?: Look; reason?: string };

const ACTIONS: Readonly<Record<ThemeAct, AuditAction>> = {
  REQUESTED: 'custom_theme.requested',
  REPLACED: 'custom_theme.requested',
  WITHDRAWN: 'custom_theme.withdrawn',
  APPROVED: 'custom_theme.approved',
  DECLINED: 'custom_theme.declined',
  RESET: 'custom_theme.reset',
};
const NOTHING: Look = { mark: null, logo: null, primary: null };

const isSame = (one: Look, other: Look) =>
  one.mark === other.mark && one.logo === other.logo && one.primary === other.primary;

/** A request that came twice: the last act is the same one's, on the state that they saw. */
function isRepeat(
  last: ThemeEventRow | undefined,
  row: ThemeRow,
  asked: { acts: readonly ThemeAct[]; by: StaffActor; seen: number | undefined },
) {
  return (
    last !== undefined &&
    asked.acts.includes(last.act as ThemeAct) &&
    last.staff_id === asked.by.staffId &&
    asked.seen === (row.version ?? 0) - 1
  );
}

/**
 * Changes what waits or is worn, with its history and its audit row.
 * @throws AppError NOT_FOUND for a practice without memberships; STALE for a state that is no longer the one that was seen.
 */
async function changeTheme(
  context: StaffContext,
  { practicemanagement: id, version: seen }: Asked,
  {
    acts,
    decide,
  }: { acts: readonly ThemeAct[]; decide: (row: ThemeRow) => Promise<Outcome | undefined> | Outcome | undefined },
) {
  const { tx, deps, actor, now, record, leaveNoRow } = context;
  await takePractice(tx, id);
  const row = await themeRow(tx, id);
  const [last] = await tx.all(themeEvents, { practiceId: id });
  const version = row.version ?? 0;
  const isTwice = isRepeat(last, row, { acts, by: actor, seen });
  if (!isTwice) refuseStale(seen, { version });
  await readMembershipPractice(tx, id);
  const outcome = isTwice ? undefined : await decide(row);
  if (!outcome) {
    leaveNoRow('it stays as it was');
    return { customTheme: await themeView(tx, row) };
  }
  const { act, of, waits, wears, reason = null } = outcome;
  const isNew = act === 'REQUESTED' || act === 'REPLACED';
  await tx.run(putTheme, {
    id,
    requested_mark: waits?.mark ?? null,
    requested_logo: waits?.logo ?? null,
    requested_primary: waits?.primary ?? null,
    requested_at: isNew ? now : waits ? row.requested_at : null,
    requested_by: isNew ? actor.staffId : waits ? row.requested_by : null,
    version: version + 1,
  });
  if (wears) await tx.run(wearTheme, { id, theme: JSON.stringify(wears) });
  await tx.run(insertThemeEvent, {
    id: deps.newId(),
    practice_id: id,
    act,
    mark: of.mark,
    logo: of.logo,
    primary_color: of.primary,
    reason,
    staff_id: actor.staffId,
    at: now,
    number: version + 1,
  });
  const detail = {
    primary: of.primary,
    primaryBefore: storedTheme(row.theme).primary,
    hasMark: of.mark !== null,
    hasLogo: of.logo !== null,
    ...(reason !== null && { reason }),
  };
  await record(ACTIONS[act], { practiceId: id, id, detail });
  return { customTheme: await themeView(tx, await themeRow(tx, id)) };
}

/** Why a picture or a color cannot be worn. */
function faultsOf({
  mark,
  logo,
  primary,
}: {
  mark?: string | undefined;
  logo?: string | undefined;
  primary: string | null;
}) {
  const noMark = mark ? pictureRefusal(mark, MARK) : undefined;
  const noLogo = logo ? pictureRefusal(logo) : undefined;
  const nearest = primary === null ? undefined : nearestReadable(primary);
  return [
    ...(noMark ? [{ field: 'mark', message: noMark }] : []),
    ...(noLogo ? [{ field: 'logo', message: noLogo }] : []),
    ...(nearest
      ? [
          {
            field: 'primary',
            message: `${primary} is too light to read on white. The closest readable color is ${nearest}.`,
          },
        ]
      : []),
  ];
}

/** Keeps a new picture; what is left out stays, and an empty one is none. */
async function pictureId(
  { tx, now }: StaffContext,
  given: string | undefined,
  stays: string | null,
): Promise<string | null> {
  if (given === undefined) return stays;
  if (given === '') return null;
  const data = given.slice(given.indexOf(',') + 1);
  const id = createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex');
  await tx.run(keepPicture, { id, data, created_at: now });
  return id;
}

/**
 * Asks for a look. What waits already is replaced, so that an administrator who looks at the earlier one is told so.
 * @throws AppError INVALID_FIELDS for a picture that is none and a color that nobody can read; NOT_FOUND, STALE.
 * Source: membership §4 Other provider states.
 */
export const requestTheme = command(requestCustomTheme)(async ({ body }, context) => {
  const fields = faultsOf(body);
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  return changeTheme(context, body, {
    acts: ['REQUESTED', 'REPLACED'],
    async decide(row) {
      const waiting = requestedLook(row);
      const from = waiting ?? storedTheme(row.theme);
      const wished = {
        mark: await pictureId(context, body.mark, from.mark),
        logo: await pictureId(context, body.logo, from.logo),
        primary: body.primary,
      };
      if (isSame(wished, from)) return undefined;
      return { act: waiting ? 'REPLACED' : 'REQUESTED', of: wished, waits: wished };
    },
  });
});

/** Takes back what waits. @throws AppError STALE where nothing does any more. */
export const withdrawTheme = command(withdrawCustomTheme)(async ({ body }, context) =>
  changeTheme(context, body, {
    acts: ['WITHDRAWN'],
    decide: (row) => ({ act: 'WITHDRAWN', of: waitingOf(row) }),
  }),
);

/** Wears the default again, at once: nobody needs to approve our own look. What waits goes on waiting. */
export const resetTheme = command(resetCustomTheme)(async ({ body }, context) =>
  changeTheme(context, body, {
    acts: ['RESET'],
    decide(row) {
      if (isSame(storedTheme(row.theme), NOTHING)) return undefined;
      const waits = requestedLook(row);
      return { act: 'RESET', of: NOTHING, wears: NOTHING, ...(waits && { waits }) };
    },
  }),
);

/**
 * Approves what waits, which is worn from then on, or says no with a reason. The practice has a mail.
 * @throws AppError STALE where something else waits, or nothing; INVALID_FIELDS for a no without a reason.
 */
export const approveTheme = command(approveCustomTheme)(async ({ body }, context) => {
  const { approved, reason } = body;
  if (!approved && reason === undefined)
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'reason', message: 'Enter a reason' }] });
  return changeTheme(context, body, {
    acts: [approved ? 'APPROVED' : 'DECLINED'],
    async decide(row) {
      const of = waitingOf(row);
      const told = { brand: 'membership' as const, to: row.email, practiceName: row.name };
      if (approved) await context.send('custom-theme-approved', told);
      else await context.send('custom-theme-declined', { ...told, reason: reason ?? '' });
      return approved
        ? { act: 'APPROVED', of, wears: of }
        : { act: 'DECLINED', of, ...(reason !== undefined && { reason }) };
    },
  });
});

function waitingOf(row: ThemeRow): Look {
  const waiting = requestedLook(row);
  if (!waiting) throw new AppError('STALE', { extra: { version: row.version ?? 0 } });
  return waiting;
}
