import { nowMs } from '@portals/format/today';
import { proxy } from 'valtio/vanilla';
import { clearStorages, tryStorage } from './browser-storage';
import { resetPersisted } from './persist';
import { keepTouch } from './touch';

/** Whose session a token is. Staff have a cookie and no token. */
export type SessionKind = 'applicant' | 'borrower' | 'member';
export type Session = { token: string | null; kind: SessionKind | null };

// Name from borrower §7: the borrower's token "is stored as access_token in browser storage".
const tokenKey = 'access_token';
const kindKey = 'access_token_kind';
/** The borrower's own token while a further application of theirs has the session. */
const besideKey = 'access_token_beside';
const kinds: readonly SessionKind[] = ['applicant', 'borrower', 'member'];

function restore(): Session {
  const token = tryStorage((store) => store.getItem(tokenKey)) ?? null;
  const kind = tryStorage((store) => store.getItem(kindKey));
  const known = kinds.find((candidate) => candidate === kind);
  return token && known ? { token, kind: known } : { token: null, kind: null };
}

/** The session of this page. The token lives in memory, and in browser storage only on a page of our own. */
export const session = proxy<Session>(restore());

/** Takes up a session after a code or a ticket was accepted, which is a touch of the device. `keepsBeside` leaves what is kept beside it. */
export function startSession(token: string, kind: SessionKind, { keepsBeside = false } = {}): void {
  session.token = token;
  session.kind = kind;
  keepTouch(nowMs());
  tryStorage((store) => {
    // First whose it is: another tab hears of each by itself.
    store.setItem(kindKey, kind);
    store.setItem(tokenKey, token);
    if (!keepsBeside) store.removeItem(besideKey);
  });
}

/** Keeps a borrower's session beside that of the further application that they go on to. */
export function keepBeside(): void {
  const { token, kind } = session;
  if (token && kind === 'borrower') tryStorage((store) => store.setItem(besideKey, token));
}

/** Takes the borrower's session up again when they come back from a further application. */
export function comeBack(): void {
  if (session.kind === 'borrower') return;
  const token = tryStorage((store) => store.getItem(besideKey));
  if (token) startSession(token, 'borrower');
}

/** Of the session, and of one that waits beside it. */
export function heldTokens(): string[] {
  const beside = tryStorage((store) => store.getItem(besideKey));
  return [session.token, beside].filter((token): token is string => Boolean(token));
}

/** Forgets the session and everything that was kept for it, here and in the other tabs. */
export function endSession(): void {
  session.token = null;
  session.kind = null;
  resetPersisted();
  clearStorages();
}

/** Follows a log-out or a log-in that happened in another tab; after a log-out `onOver` leaves the page. Returns how to stop. */
export function followOtherTabs(onOver: () => void): () => void {
  function changed(event: StorageEvent) {
    if (event.key !== null && event.key !== tokenKey && event.key !== kindKey) return;
    const { token, kind } = restore();
    // A further application that another tab goes on to leaves the borrower's session here.
    if (token !== null && session.token !== null && kind !== session.kind) return;
    const isOver = token === null && session.token !== null;
    session.token = token;
    session.kind = kind;
    if (!isOver) return;
    resetPersisted();
    onOver();
  }
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
