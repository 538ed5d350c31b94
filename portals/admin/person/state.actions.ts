import { endPersonState, printStatePaper, recordPersonState } from '@contract/account-restriction/state-calls';
import type { PersonState } from '@domain/person-state/person-state';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import type { RestrictionPerson } from './restriction.actions';

/** Records a state with its paper, and reads the page again. Throws ApiError: INVALID_FIELDS, STEP_ORDER. */
export async function recordState(
  { borrowerId, reload }: RestrictionPerson,
  { answers, pdf }: { answers: Readonly<Record<string, string | undefined>>; pdf: Blob },
  requestKey: string,
): Promise<void> {
  if (!borrowerId) return;
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) if (value) body.append(name, value);
  body.append('pdf', pdf);
  await call(
    recordPersonState,
    { params: { id: borrowerId }, body },
    { timeoutMs: 120_000, idempotencyKey: requestKey },
  );
  await reload();
}

/** Ends a state, and reads the page again. Throws ApiError: STEP_ORDER. */
export async function endState(
  { borrowerId, reload }: RestrictionPerson,
  { state, reason }: { state: PersonState; reason: string },
  requestKey: string,
): Promise<void> {
  if (!borrowerId) return;
  await call(endPersonState, { params: { id: borrowerId }, body: { state, reason } }, { idempotencyKey: requestKey });
  await reload();
}

/** Saves the paper of a state. Throws ApiError. */
export async function savePaper({ borrowerId }: RestrictionPerson, stateId: string): Promise<void> {
  if (borrowerId) await download(printStatePaper, { params: { id: borrowerId, stateId } });
}
