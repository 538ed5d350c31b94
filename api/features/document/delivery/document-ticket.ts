import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@contract/language';
import { instantAt } from '@domain/calendar/instant';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import { insertTicket, redeemTicket } from '../document.writes';

/** Whose copy is asked for. Null ids mean the text that belongs to nobody. */
export type DocumentSubject = {
  borrowerId: string;
  applicationId: string | null;
  transactionId: string | null;
  /** Where papers of memberships are asked for: of which one, and of the plan of which visit first. */
  membership?: MembershipAsked | undefined;
};

export type MembershipAsked = { membershipId: string; visitId: string | null };

const TICKET_SECONDS = 60;
const TOKEN_BYTES = 32;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes a ticket that opens one document of one person once, within a minute: a new tab carries no session header. Only
 * its hash is stored. The caller has checked that the ids belong to the person. Source: decision 7.
 */
export async function issueTicket(
  documentKey: string,
  { subject, sessionHash, language }: { subject: DocumentSubject; sessionHash: string; language: Language },
  deps: Deps,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = instantAt(deps.clock.nowMs() + TICKET_SECONDS * 1000);
  await deps.database.transaction((tx) =>
    insertTicket(tx, {
      token_hash: hashToken(ticket),
      document_key: documentKey,
      language,
      borrower_id: subject.borrowerId,
      application_id: subject.applicationId,
      transaction_id: subject.transactionId,
      expires_at: expiresAt,
      used_at: null,
      created_at: deps.clock.now(),
      session_hash: sessionHash,
    }),
  );
  return { ticket, expiresAt };
}

/** What a ticket opens, in the language of the page that asked for it. */
export type Opened = { subject: DocumentSubject; language: Language };

/**
 * Uses a ticket up.
 * @throws AppError NOT_FOUND for one that is unknown, used, over, for another document, or of a session that has ended.
 */
export async function openWithTicket(ticket: string, documentKey: string, deps: Deps): Promise<Opened> {
  const claim = { tokenHash: hashToken(ticket), documentKey, now: deps.clock.now() };
  const row = await deps.database.transaction((tx) => redeemTicket(tx, claim));
  if (!row?.session_hash || !(await deps.sessions.isOpen(row.session_hash))) throw new AppError('NOT_FOUND');
  const subject = { borrowerId: row.borrower_id, applicationId: row.application_id, transactionId: row.transaction_id };
  return { subject, language: row.language };
}
