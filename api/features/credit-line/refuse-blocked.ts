import { statesOf, whatStops } from '@domain/person-state/person-state';
import { AppError } from '../../http/app-error';

/**
 * Refuses new credit and movements of money for an account that is on hold, flagged, or whose person has died or is in bankruptcy.
 * @throws AppError ACCOUNT_BLOCKED
 */
export function refuseBlocked(row: { on_hold: number; flagged_fraud: number; deceased: number; states: string }): void {
  if (row.on_hold || row.flagged_fraud || row.deceased || whatStops(statesOf(row.states)).credit)
    throw new AppError('ACCOUNT_BLOCKED');
}
