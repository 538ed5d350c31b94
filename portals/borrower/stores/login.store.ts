import { proxy } from 'valtio/vanilla';

export type LoginChannel = 'email' | 'sms' | 'landline';

export type SentCode = {
  /** Names the code on the server; it is no person's id. */
  user: string;
  /** What was typed: an address in lower case or ten digits. */
  contact: string;
  channel: LoginChannel;
  /** Masked, "an•••@example.com". */
  destination: string;
  resendAfterSeconds: number;
  /** Counts the codes of this log-in, from 1. */
  turn: number;
};

/** A log-in under way. In memory only: after a reload it starts over. */
export const login = proxy<{ sent: SentCode | null }>({ sent: null });
