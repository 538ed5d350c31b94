import { AppError } from '../../http/app-error';

/**
 * Refuses new credit and movements of money for an account that is on hold, flagged or closed by death.
 * @throws AppError ACCOUNT_BLOCKED
 */
export function refuseBlocked(row: { on_hold: number; flagged_fraud: number; deceased: number }): void {
  if (row.on_hold || row.flagged_fraud || row.deceased) throw new AppError('ACCOUNT_BLOCKED');
}
