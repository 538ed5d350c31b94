import { archiveUser, dismissFraudAlerts, setAccountHold, setUserFraud } from '@contract/account-restriction/calls';
import type { accountRestrictions } from '@contract/account-restriction/entity';
import type { Message } from '@contract/messages/message';
import { borrowerFileMessages } from '@contract/messages/staff/borrower';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Frozen } from '@portals/state/frozen';
import { toast } from '@portals/state/toast.store';
import type * as z from 'zod/mini';

/** Whom a page is about, as far as their standing goes. */
export type RestrictionPerson = {
  readonly name: string;
  readonly borrowerId: string | null;
  readonly standing: Frozen<z.output<typeof accountRestrictions>> | null;
  readonly fraudAlerts: boolean | null;
  /** Reads the page again. */
  readonly reload: () => Promise<void>;
};

export type RestrictionAct = 'HOLD' | 'FRAUD' | 'ARCHIVE' | 'ALERTS';
type Change = { borrowerId: string; reason: string; version: number };
type Undoable = Change & { undo: boolean };

const acts: Readonly<Record<RestrictionAct, (change: Undoable, idempotencyKey: string) => Promise<unknown>>> = {
  HOLD: ({ undo: _, ...body }, idempotencyKey) => call(setAccountHold, { body }, { idempotencyKey }),
  FRAUD: (body, idempotencyKey) => call(setUserFraud, { body }, { idempotencyKey }),
  ARCHIVE: (body, idempotencyKey) => call(archiveUser, { body }, { idempotencyKey }),
  ALERTS: ({ borrowerId: id, reason, version }, idempotencyKey) =>
    call(dismissFraudAlerts, { params: { id }, body: { reason, version } }, { idempotencyKey }),
};

const messages = {
  HOLD: [borrowerFileMessages.snackHoldSet, borrowerFileMessages.snackHoldRemoved],
  FRAUD: [borrowerFileMessages.snackFraudSuccess, standingUndone('Fraud flag removed')],
  ARCHIVE: [borrowerFileMessages.snackArchiveSuccess, standingUndone('Borrower restored')],
  ALERTS: [borrowerFileMessages.snackFraudAlertsDismissed, borrowerFileMessages.snackFraudAlertsDismissed],
} as const;

/** The specification gives no text for an undo. */
function standingUndone(text: string) {
  return { ...borrowerFileMessages.snackHoldRemoved, text, source: 'own text; decision 27' };
}

/** The specification's texts for what could not be set; it has none for what could not be taken back. */
const failures: Readonly<Record<RestrictionAct, Message | null>> = {
  HOLD: borrowerFileMessages.snackHoldFailed,
  FRAUD: borrowerFileMessages.snackFraudFailed,
  ARCHIVE: borrowerFileMessages.snackArchiveFailed,
  ALERTS: null,
};

/**
 * Sets something about a person, or takes it back, and reads the page again. What could not be set is told in the
 * contract's words, too. Throws ApiError: STALE, STEP_ORDER.
 */
export async function changeRestriction(
  { borrowerId, standing, reload }: RestrictionPerson,
  { act, undo, reason }: { act: RestrictionAct; undo: boolean; reason: string },
  requestKey: string,
): Promise<void> {
  if (!borrowerId || !standing) return;
  try {
    await acts[act]({ borrowerId, reason, version: standing.version, undo }, requestKey);
  } catch (cause) {
    const failure = failures[act];
    if (failure && !undo) toast(failure);
    if (toApiError(cause).code === 'STALE') await reload();
    throw cause;
  }
  toast(messages[act][undo ? 1 : 0]);
  await reload();
}
