import { hash, randomBytes } from 'node:crypto';
import { instantAt } from '@domain/calendar/instant';
import { carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import { insertTabTicket, redeemTabTicket } from './tab-ticket.writes';
import { openSession } from './verify-code';

const TICKET_SECONDS = 60;
const TOKEN_BYTES = 32;

const hashToken = (token: string): string => hash('sha256', token, 'hex');

/**
 * Makes a ticket with which a tab goes on with the flow of a frame, once and within a minute: the two share no storage.
 * Only its hash is stored. It ends with the session that asks for it.
 */
export async function issueTabTicket(
  who: { borrowerId: string; applicationId: string; tokenHash: string },
  deps: Deps,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = randomBytes(TOKEN_BYTES).toString('base64url');
  // By the clock of sessions, which no demo moves ahead: the ticket ends with one.
  const { wallClock } = deps;
  const expiresAt = instantAt(wallClock.nowMs() + TICKET_SECONDS * 1000);
  await deps.database.transaction((tx) =>
    insertTabTicket(tx, {
      token_hash: hashToken(ticket),
      borrower_id: who.borrowerId,
      application_id: who.applicationId,
      expires_at: expiresAt,
      used_at: null,
      created_at: wallClock.now(),
      session_hash: who.tokenHash,
    }),
  );
  return { ticket, expiresAt };
}

/**
 * Uses a ticket up for a session of the same flow, recorded like one that a code opened.
 * @throws AppError NOT_FOUND for one that is unknown, used or over, or of a session that has ended.
 */
export async function openTab(
  ticket: string,
  meta: RequestMeta,
  deps: Deps,
): Promise<{ token: string; applicationId: string }> {
  const { result } = await carryOut({ actor: { kind: 'public' }, meta }, deps, async (context) => {
    const row = await redeemTabTicket(context.tx, { tokenHash: hashToken(ticket), now: deps.wallClock.now() });
    if (!row) throw new AppError('NOT_FOUND');
    const who = { borrowerId: row.borrower_id, applicationId: row.application_id };
    return { token: await openSession(context, who), applicationId: who.applicationId };
  });
  return result;
}
