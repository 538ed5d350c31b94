import type { Tx } from '../db/database';

export type SessionKind = 'applicant' | 'borrower' | 'member' | 'staff';

export type Session = {
  tokenHash: string;
  kind: SessionKind;
  /** Borrower or staff id; for an applicant without an account, the application id. */
  subjectId: string;
  applicationId: string | null;
  createdAt: string;
};

export type Sessions = {
  /** Opens a session and returns its token, the only time it is readable. */
  issue(tx: Tx, input: { kind: SessionKind; subjectId: string; applicationId?: string | null }): Promise<string>;
  /** The open session of a token, or undefined when it is unknown, revoked or past a limit. Call it outside transactions. */
  find(token: string): Promise<Session | undefined>;
  revoke(tx: Tx, token: string): Promise<void>;
  revokeAllOf(tx: Tx, kind: SessionKind, subjectId: string): Promise<void>;
};
