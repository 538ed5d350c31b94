import type { Context } from '../../command/command';
import { refuseStale } from '../../command/command';
import type { Db } from '../../db/database';
import type { RowOf } from '../../db/statement';
import type { PracticeScope, StaffActor } from '../../http/actor';
import { liesAloneIn, liesIn } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import { type ColleagueRow, colleagueById, practiceNames } from './administer.reads';
import { type Colleague, colleagueView, mayChange, type Place } from './colleague.view';

export type StaffContext = Context<StaffActor>;
export type Loaded = { row: ColleagueRow; places: Place[] };

/** Somebody with where they work. */
export async function readColleague(db: Db, id: string, { scope }: StaffActor): Promise<Loaded> {
  const row = await db.first(colleagueById, { id });
  if (!row) throw new AppError('NOT_FOUND');
  const places = await db.all(practiceNames, { staffId: id });
  return { row, places: places.map((place) => placeOf(scope, place)) };
}

type PlaceRow = RowOf<typeof practiceNames>;

/** A practice at which somebody works, as the actor may know of it. */
export const placeOf = (scope: PracticeScope, practice: PlaceRow): Place => ({
  id: practice.id,
  name: practice.name,
  isInScope: liesIn(scope, practice),
  isOurs: liesAloneIn(scope, practice),
});

/**
 * Somebody whom the actor may change.
 * @throws AppError STALE for another state than the one that was seen; RULES_FORBID for whoever may do more than the actor,
 * and for whoever works at practices that are not the actor's.
 */
export async function colleagueToChange({ tx, actor }: StaffContext, id: string, version?: number): Promise<Loaded> {
  const loaded = await readColleague(tx, id, actor);
  refuseStale(version, loaded.row);
  if (!mayChange(actor, loaded.row, loaded.places)) throw new AppError('RULES_FORBID', { userMessage: NOT_YOURS });
  return loaded;
}

const NOT_YOURS =
  "This user has permissions or practices you don't have. Ask an administrator with the same access to make this change.";

/** What the actor sees of somebody after a change. */
export async function shownColleague({ tx, actor, now }: StaffContext, id: string): Promise<{ data: Colleague }> {
  const { row, places } = await readColleague(tx, id, actor);
  return { data: colleagueView(row, places, { actor, now }) };
}

/** In whose chain a change of somebody stands: the first practice that both have, else the platform's. */
export const chainOf = (places: readonly Place[]): string | null =>
  places.find(({ isInScope }) => isInScope)?.id ?? null;
