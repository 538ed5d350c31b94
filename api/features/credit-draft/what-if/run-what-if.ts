import { setImmediate as nextTurn } from 'node:timers/promises';
import { instantAt } from '@domain/calendar/instant';
import { Simulation } from '@domain/underwriting/simulate';
import type { Db } from '../../../db/database';
import { DatabaseUnavailable } from '../../../db/unavailable';
import type { Deps } from '../../../deps';
import { type DraftContent, draftedProfiles, hashOfDraft } from '../draft-state';
import { assumptionsOf, createSides, loadCases, triedCase } from './decide-cases';
import { drawnByChance } from './draw-sample';
import { storedReport } from './make-report';
import { idsOfCases, performances } from './stored-cases.reads';
import { type WhatIfRow, whatIfById } from './what-if.reads';
import { claimWhatIf, endWhatIf, giveBackWhatIf, noteProgress } from './what-if.writes';

/** Whoever is not heard of for so long is dead, and another begins anew. */
const SILENT_MS = 30_000;
const CASES_AT_ONCE = 100;
/** Other callers get a turn after each slice of this many milliseconds. */
const SLICE_MS = 4;
const TELL_EVERY_MS = 300;

/** Somebody else works on it; the message is tried again later. */
export class WhatIfBusy extends Error {
  override readonly name = 'WhatIfBusy';
}
class Ended extends Error {}

/**
 * Decides the stored cases of a what-if again and keeps the report. Reads apart from everybody else and gives way every few
 * milliseconds. A run that was stopped ends within a moment; one that was killed is begun anew by whoever finds its message.
 * @throws WhatIfBusy while another process works on it; the signal's reason when this process ends.
 */
export async function runWhatIf(deps: Deps, id: string, signal: AbortSignal): Promise<void> {
  const { database, wallClock, newId } = deps;
  const claim = newId();
  const now = wallClock.now();
  const deadBefore = instantAt(wallClock.nowMs() - SILENT_MS);
  const taken = await database.transaction((tx) => tx.run(claimWhatIf, { id, claim, now, deadBefore }));
  const row = await database.read.first(whatIfById, { id });
  if (taken !== 1) {
    if (row?.status === 'RUNNING') throw new WhatIfBusy();
    return;
  }
  if (!row) return;
  const run = { deps, row, claim, signal, total: 0, done: 0 };
  try {
    const report = await decideAll(run);
    await end(run, { status: 'DONE', report: JSON.stringify(report), fault: null });
  } catch (thrown) {
    if (thrown instanceof Ended) return;
    if (signal.aborted || thrown instanceof DatabaseUnavailable) {
      await database.transaction((tx) => tx.run(giveBackWhatIf, { id, claim })).catch(() => undefined);
      throw thrown;
    }
    const fault = thrown instanceof Error ? thrown.name : 'unknown';
    deps.log.error('what_if_failed', { whatIfId: id, fault });
    await end(run, { status: 'FAILED', report: null, fault });
  }
}

type Run = { deps: Deps; row: WhatIfRow; claim: string; signal: AbortSignal; total: number; done: number };

async function end(run: Run, outcome: { status: string; report: string | null; fault: string | null }): Promise<void> {
  const { deps, row, claim, done } = run;
  const now = deps.wallClock.now();
  await deps.database.transaction((tx) => tx.run(endWhatIf, { id: row.id, claim, now, done, ...outcome }));
}

/** @throws Ended when somebody stopped it or another took it over. */
async function tell(run: Run): Promise<void> {
  const { deps, row, claim, total, done } = run;
  run.signal.throwIfAborted();
  const now = deps.wallClock.now();
  const kept = await deps.database.transaction((tx) => tx.run(noteProgress, { id: row.id, claim, now, total, done }));
  if (kept !== 1) throw new Ended();
}

class Moved extends Error {
  override readonly name = 'DraftMoved';
}

async function decideAll(run: Run) {
  const { deps, row, signal } = run;
  const started = performance.now();
  const db = deps.database.apart(signal);
  // Written by `beginWhatIf` alone.
  const content = JSON.parse(row.content) as DraftContent;
  const profiles = await draftedProfiles(db, row.profile_id, content);
  if (hashOfDraft(content, profiles) !== row.content_hash) throw new Moved();
  const practices = row.practices === null ? null : (JSON.parse(row.practices) as string[]);
  const profileIds = profiles.map(({ profileId }) => profileId);
  const population = await idsOfCases(db, { profileIds, from: row.from_day, to: row.to_day, practices });
  const ids = row.sample === null ? population : drawnByChance(population, row.sample);
  run.total = ids.length;
  await tell(run);
  const simulation = new Simulation(await assumptionsOf(db));
  const left = await decideEach(run, { db, ids, simulation, sides: createSides(db, profiles) });
  await tell(run);
  const facts = { profiles, content, population: population.length, left, report: simulation.report() };
  return storedReport(db, { ...facts, seconds: (performance.now() - started) / 1000 });
}

type Cases = { db: Db; ids: readonly string[]; simulation: Simulation; sides: ReturnType<typeof createSides> };

/** @returns how many cases could not be tried. */
async function decideEach(run: Run, { db, ids, simulation, sides }: Cases): Promise<number> {
  const late = await performances(db);
  let left = 0;
  let sliceAt = performance.now();
  let toldAt = sliceAt;
  for (let from = 0; from < ids.length; from += CASES_AT_ONCE) {
    for (const loaded of await loadCases(run.deps, db, ids.slice(from, from + CASES_AT_ONCE))) {
      const one = await triedCase(loaded, sides, late);
      if (one) simulation.add(one.past, one.champion, one.challenger);
      else left += 1;
      if (performance.now() - sliceAt < SLICE_MS) continue;
      await nextTurn();
      sliceAt = performance.now();
    }
    run.done = Math.min(from + CASES_AT_ONCE, ids.length);
    if (performance.now() - toldAt < TELL_EVERY_MS) continue;
    await tell(run);
    toldAt = performance.now();
  }
  return left;
}
