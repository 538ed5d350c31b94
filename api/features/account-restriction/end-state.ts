import { endPersonState } from '@contract/account-restriction/state-calls';
import { statesOf, statesText, whatStops } from '@domain/person-state/person-state';
import { changeOne, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { resumeMembershipsOf } from '../membership/index';
import { resumeLoansOf } from '../servicing/index';
import { change, taken } from './change-standing';
import { stateInForce } from './person-state.reads';
import { endState } from './person-state.writes';
import { viewRestrictions } from './restriction.view';
import { tellOfEndedState } from './tell-of-state';

const NOT_RECORDED = "This isn't on record.";

/**
 * Ends what was recorded of a person. Where nothing else stops them, payments go on: what fell due meanwhile gets one new due date, which
 * is told with its sum (decision 80).
 * Effects: the state, the standing's history and audit row, loans and memberships, mails.
 * @throws AppError STEP_ORDER where it is not on record.
 */
export const endRecordedState = command(endPersonState)(async ({ params, body: { state, reason } }, context) => {
  const { tx, actor, now } = context;
  const row = await taken(context, { borrowerId: params.id });
  const before = statesOf(row.states);
  const found = await tx.first(stateInForce, { borrowerId: row.id, kind: state });
  if (!found || !before.includes(state)) throw new AppError('STEP_ORDER', { userMessage: NOT_RECORDED });
  await changeOne(tx, endState, { id: found.id, staffId: actor.staffId, now, reason });
  const states = before.filter((one) => one !== state);
  const flags = { states: statesText(states), deceased: states.includes('DECEASED') ? 1 : 0 };
  await change(context, row, { kind: `${state}_ENDED`, reason, flags });
  const goesOn = whatStops(before).debits && !whatStops(states).debits;
  const due = goesOn ? await resumeMembershipsOf(context, row.id) : null;
  await tellOfEndedState(context, row, { state, due });
  if (goesOn) await resumeLoansOf(context, row.id, 'STATE_ENDED');
  return viewRestrictions(tx, row.id);
});
