import type { ResultOf } from '@contract/endpoint';
import { type getRiskProfile, updateRiskProfile } from '@contract/risk-profile/calls';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Db } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { isNamed } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import { currentProfile, offeredGroup, profilesInForce, withTables } from '../risk/index';
import { partsView } from './part.view';
import { decidedSince, type PracticeOfProfile, versionsOfProfile } from './profile.reads';
import { loadProfile, profileView } from './profile.view';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether somebody may change risk profiles. */
export const mayEdit = (actor: StaffActor): boolean => updateRiskProfile.access.some((rule) => isNamed(rule, actor));

/**
 * One profile as its screen shows it.
 * @throws AppError NOT_FOUND
 */
export async function showProfile(
  db: Db,
  { id, actor, now }: { id: string; actor: StaffActor; now: string },
): Promise<ResultOf<typeof getRiskProfile>> {
  const row = await db.first(currentProfile, { id });
  if (!row) throw new AppError('NOT_FOUND');
  const others: Awaited<ReturnType<typeof loadProfile>>[] = [];
  for (const other of await db.all(profilesInForce, {})) others.push(await loadProfile(db, other));
  const profile = others.find((other) => other.row.id === id) ?? (await loadProfile(db, row));
  const { configuration } = await withTables(db, profile.stored);
  const groups = await groupsOf(db, profile.practices);
  const from = instantAt(millisecondsOf(now) - THIRTY_DAYS_MS);
  const decided = await db.all(decidedSince, { id, from });
  const versions = await db.all(versionsOfProfile, { id });
  return {
    ...profileView(profile),
    canEdit: mayEdit(actor),
    parts: partsView(profile, configuration, { others, groups }),
    practices: profile.practices.map((practice) => ({
      _id: practice.id,
      name: practice.name,
      specialty: practice.specialty,
      stateCode: practice.state_code,
      applications: decided
        .filter(({ practice_id: of }) => of === practice.id)
        .reduce((sum, { rows }) => sum + Number(rows), 0),
    })),
    outcomes: outcomesOf(decided),
    versions: versions.map((version) => ({
      version: version.version,
      publishedAt: version.published_at,
      publishedBy: version.published_by,
      note: version.note,
    })),
  };
}

/** The group that each practice offers from, whether it narrows it or not. */
async function groupsOf(db: Db, practices: readonly PracticeOfProfile[]): Promise<Map<string, string>> {
  const groups = new Map<string, string>();
  for (const { product_group_id: id } of practices) {
    if (!groups.has(id)) groups.set(id, (await offeredGroup(db, id)).groupId);
  }
  return groups;
}

type Decided = { status: string; rows: number; cents: number | null };

function outcomesOf(decided: readonly Decided[]): ResultOf<typeof getRiskProfile>['outcomes'] {
  const of = (status: string) => decided.filter((one) => one.status === status);
  const count = (rows: readonly Decided[]) => rows.reduce((sum, one) => sum + Number(one.rows), 0);
  const approved = of('APPROVED');
  const cents = approved.reduce((sum, one) => sum + Number(one.cents ?? 0), 0);
  return {
    applications: count(decided),
    approved: count(approved),
    review: count(of('REVIEW')),
    denied: count(of('DENIED')),
    averageLimit: count(approved) === 0 ? null : Math.round(cents / count(approved)) / 100,
  };
}
