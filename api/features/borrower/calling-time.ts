import { nextCallingTime } from '@domain/calendar/calling-hours';
import { zonesOfState } from '@domain/calendar/state-zone';
import type { Db } from '../../db/database';
import { practiceById } from '../practice/index';
import { statesOfPhone } from './borrower.reads';

type Reached = {
  /** E.164. */
  to: string;
  /** Where the person lives, if the message knows it: a number of before is nobody's anymore. */
  stateCode?: string | null | undefined;
  practiceId?: string | undefined;
};

/**
 * The instant until which a text or call waits that nobody asked for just now; undefined where it may leave. It counts by the clocks of
 * whoever has verified the number, else of the practice that writes, else of the whole country.
 * @NOTE choice: the state of the address, not the area code, which people keep when they move.
 */
export async function heldUntil(db: Db, reached: Reached, now: string): Promise<string | undefined> {
  const next = nextCallingTime(now, await zonesOf(db, reached));
  return next === now ? undefined : next;
}

async function zonesOf(db: Db, { to, stateCode, practiceId }: Reached): Promise<readonly string[]> {
  if (stateCode) return zonesOfState(stateCode);
  const homes = await db.all(statesOfPhone, { phone: to.replace(/^\+1/, '') });
  if (homes.length > 0) return homes.flatMap(({ state_code: state }) => zonesOfState(state));
  const practice = practiceId === undefined ? undefined : await db.first(practiceById, { id: practiceId });
  return zonesOfState(practice?.state_code);
}
