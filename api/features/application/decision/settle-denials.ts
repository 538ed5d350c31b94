import { civilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import type { Enrollment } from '@domain/enums';
import type { Decision } from '@domain/underwriting/decision';
import { practiceToday } from '../../../civil-today';
import { type Context, carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { loadRiskProfileVersion } from '../../risk/index';
import { decisionById, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { mismatchesOf } from './outcome.view';
import { abandonedDenials } from './settle-denials.reads';
import { openStoredFile } from './stored-file';
import { tellSettledDenial } from './tell-outcome';

/**
 * The law gives 30 days from the application. The notice leaves five days earlier, so that a night in which this did not
 * run, or a mail server that does not answer, does not make it late.
 */
const SETTLED_AFTER_DAYS = 25;
const actor: SystemActor = { kind: 'system', name: 'Underwriting' };
const DAY_MS = 24 * 3600_000;
const DENIED_STEP: Readonly<Record<Enrollment, string>> = { APPLICATIONS: 'application-denied', MEMBERSHIPS: 'denied' };

/**
 * Lets denials stand whose applicant was asked for a correction and did not come back: the adverse action notice is kept
 * and its e-mail queued, and the correction is closed. One transaction each, so that one fault stops no other.
 * @returns how many were settled.
 * Source: 12 CFR 1002.9(a)(1).
 */
export async function settleAbandonedDenials(deps: Deps): Promise<number> {
  const decidedBefore = instantAt(deps.clock.nowMs() - SETTLED_AFTER_DAYS * DAY_MS);
  let settled = 0;
  let after = '';
  for (;;) {
    const found = await deps.database.read.all(abandonedDenials, { decidedBefore, after });
    for (const { id, enrollment } of found) {
      try {
        const done = await carryOut({ actor }, deps, (context) => settle(id, enrollment, context));
        if (done.result) settled += 1;
      } catch (thrown) {
        const fault = thrown instanceof Error ? thrown.name : 'unknown';
        deps.log.error('denial_not_settled', { applicationId: id, fault });
      }
    }
    const last = found.at(-1);
    if (!last) return settled;
    after = last.id;
  }
}

/** @returns false when the applicant came back meanwhile. */
async function settle(id: string, enrollment: Enrollment, context: Context<SystemActor>): Promise<boolean> {
  const { tx, deps, record, leaveNoRow } = context;
  const of = await lockCase(tx, id, enrollment);
  const { application, practice } = of;
  if (application.status !== 'DENIED' || mismatchesOf(application).length === 0) {
    leaveNoRow('the applicant came back');
    return false;
  }
  const row =
    application.decision_id === null ? undefined : await tx.first(decisionById, { id: application.decision_id });
  if (!row) throw new Error(`Application ${id} has no decision`);
  const profile = await loadRiskProfileVersion(tx, row.risk_profile_id, {
    version: row.risk_profile_version,
    productGroupId: row.product_group_id ?? practice.product_group_id,
  });
  const pagePath = DENIED_STEP[enrollment];
  await updateApplication(tx, id, { mismatches: '[]', page_path: pagePath });
  await tellSettledDenial({ tx, deps }, of, {
    // Written by the decision command only, from the engine's own type.
    decision: JSON.parse(row.record) as Decision,
    decidedOn: civilDate(row.as_of),
    noticeOn: practiceToday(deps.clock, practice),
    granted: null,
    addedReasons: profile.compiled.configuration.reasons,
    file: (await openStoredFile(tx, application, deps)).file,
  });
  await addHistory(context, id, { action: 'DENIED', note: pagePath, by: actor });
  const detail = { decisionId: application.decision_id };
  await record('application.denial_settled', { practiceId: practice.id, id, detail });
  return true;
}
