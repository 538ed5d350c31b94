import { instantAt } from '@domain/calendar/instant';
import { isText, orNull, persist } from '@portals/state/persist';
import { proxy } from 'valtio/vanilla';

export type LoginChannel = 'email' | 'sms' | 'landline';

export type SentCode = {
  /** Names the code on the server; it is no person's id. */
  user: string;
  channel: LoginChannel;
  /** Masked, "an•••@example.com". */
  destination: string;
  resendAfterSeconds: number;
  /** Counts the codes of this log-in, from 1. */
  turn: number;
  /** When the code no longer works; from then on a reload starts over. */
  expiresAt: string;
};

export type LoginState = {
  /** What was typed: an address in lower case or ten digits. In memory only. */
  contact: string | null;
  sent: SentCode | null;
};

const channels: readonly LoginChannel[] = ['email', 'sms', 'landline'];

function isAwaited(value: unknown): boolean {
  const sent = value as Partial<Record<keyof SentCode, unknown>>;
  return (
    [sent.user, sent.destination].every(isText) &&
    channels.some((known) => known === sent.channel) &&
    typeof sent.resendAfterSeconds === 'number' &&
    typeof sent.turn === 'number' &&
    typeof sent.expiresAt === 'string' &&
    sent.expiresAt > instantAt(Math.floor(performance.timeOrigin + performance.now()))
  );
}

/**
 * A log-in under way, kept under `key`. Phones drop a page while its person reads the code in the mail program: it comes back at the
 * code and not at the beginning, where a new code would make the one just read worthless.
 */
export function createLogin(key: string): LoginState {
  const login = proxy<LoginState>({ contact: null, sent: null });
  persist(login, {
    key,
    version: 1,
    fields: { sent: orNull(isAwaited) },
    reset: () => {
      Object.assign(login, { contact: null, sent: null });
    },
  });
  return login;
}

/** What the call that sends a code answers. */
export type SendingAnswer = {
  user: string;
  channel: string;
  phoneOrEmail: string;
  resendAfterSeconds: number;
  expiresAt: string;
};

/** Keeps that a code is on its way. */
export function keepSent(login: LoginState, answer: SendingAnswer): void {
  login.sent = {
    user: answer.user,
    channel: channels.find((known) => known === answer.channel) ?? 'email',
    destination: answer.phoneOrEmail,
    resendAfterSeconds: answer.resendAfterSeconds,
    expiresAt: answer.expiresAt,
    turn: (login.sent?.turn ?? 0) + 1,
  };
}
