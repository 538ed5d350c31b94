import { proxy } from 'valtio/vanilla';
import { clearStorages, tryStorage } from './browser-storage';
import { resetPersisted } from './persist';

/** Whose session a token is. Staff have a cookie and no token. */
export type SessionKind = 'applicant' | 'borrower' | 'member';
export type Session = { token: string | null; kind: SessionKind | null };

// Name from borrower §7: the borrower's token "is stored as access_token in browser storage".
const tokenKey = 'access_token';
const kindKey = 'access_token_kind';
const kinds: readonly SessionKind[] = ['applicant', 'borrower', 'member'];

function restore(): Session {
  const token = tryStorage((store) => store.getItem(tokenKey)) ?? null;
  const kind = tryStorage((store) => store.getItem(kindKey));
  const known = kinds.find((candidate) => candidate === kind);
  return token && known ? { token, kind: known } : { token: null, kind: null };
}

/** The session of this page. The token lives in memory, and in browser storage only on a page of our own. */
export const session = proxy<Session>(restore());

/** Takes up a session after a code was accepted. */
export function startSession(token: string, kind: SessionKind): void {
  session.token = token;
  session.kind = kind;
  tryStorage((store) => {
    store.setItem(tokenKey, token);
    store.setItem(kindKey, kind);
  });
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
