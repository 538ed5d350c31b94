import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { mayEndLimit, type OwnRecord } from '@domain/loan/own-record';
import type { ReasonCode } from '@domain/underwriting/reasons';
import { civilToday } from '../../../civil-today';
import { type Context, carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { ownRecord } from '../../credit-transaction/index';
import { lockCase } from '../application.reads';
import { addHistory } from '../application.writes';
import { tellEndedLimit } from '../decision/tell-outcome';
import { endLimit } from './limit-end.writes';
import { limitsToEnd } from './limits-to-end.reads';

const actor: SystemActor = { kind: 'system', name: 'Servicing' };

/**
 * Ends the limits of people who have a loan that is more than thirty days late or was charged off, as their agreement says, and tells
 * each why by an adverse action notice. After the loans of the day. One transaction each, so that one fault stops no other; a limit
 * that has ended is found by no further run.
 * @NOTE choice: Regulation B would ask for no notice of what is done about a delinquent account itself (12 CFR 1002.2(c)(2)(ii)).
 * A limit is another account than the loan that is late, and its agreement promises the reason, so each gets one.
 * Source: spending limit agreement, "ending the limit"; 12 CFR 1002.9(a)(1)(iii).
 */
export async function endLimitsOfLateLoans(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(limitsToEnd, { day, after });
    for (const { id, application_id: applicationId } of found) {
      try {
        await carryOut({ actor }, deps, (context) => end({ id, applicationId }, day, context));
      } catch (thrown) {
        const fault = thrown instanceof Error ? thrown.name : 'unknown';
        deps.log.error('limit_not_ended', { applicationId, fault });
      }
    }
    const last = found.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function end(
  { id, applicationId }: { id: string; applicationId: string },
  day: CivilDate,
  context: Context<SystemActor>,
): Promise<void> {
  const { tx, deps, record, leaveNoRow } = context;
  const of = await lockCase(tx, applicationId, 'APPLICATIONS');
  const own = await ownRecord(tx, of.borrower.id, day);
  const lastDay = addDays(civilToday(deps.clock, of.borrower.state_code ?? ''), -1);
  const isEnded = mayEndLimit(own) && (await tx.run(endLimit, { id, lastDay, because: 'PAST_DUE' })) === 1;
  if (!isEnded) return leaveNoRow('paid meanwhile, or ended by another run');
  const noticeId = await tellEndedLimit({ tx, deps }, of, { reasons: reasonsOf(own), noticeOn: day });
  await addHistory(context, applicationId, { action: 'LIMIT_ENDED', by: actor });
  await record('application.limit_ended', {
    practiceId: of.practice.id,
    id: applicationId,
    detail: { lastDay, daysPastDue: own.daysPastDue, lostCents: own.chargedOffCents, noticeId },
  });
}

function reasonsOf({ daysPastDue, chargedOffCents }: OwnRecord): ReasonCode[] {
  return [
    ...(chargedOffCents > 0 ? (['CHARGED_OFF_WITH_US'] as const) : []),
    ...(daysPastDue > 0 ? (['PAST_DUE_WITH_US'] as const) : []),
  ];
}
