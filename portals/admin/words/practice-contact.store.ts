import { proxy } from 'valtio/vanilla';

export type PracticeChannel = 'email' | 'phone';
/** VERIFY_OTP from the moment a code is sent until it is entered or given up (membership §4 Other provider states). */
export type ContactCodeState = 'VERIFY_OTP' | 'cleared';

export type SentContactCode = {
  state: ContactCodeState;
  practiceId: string;
  channel: PracticeChannel;
  /** Where it went, masked. */
  sentTo: string;
  /** How long after it another one can be asked for. */
  resendAfterSeconds: number;
  /** Which one it is of those that were asked for: each is waited for anew. */
  round: number;
};

export const CLEARED: SentContactCode = {
  state: 'cleared',
  practiceId: '',
  channel: 'email',
  sentTo: '',
  resendAfterSeconds: 0,
  round: 0,
};

/** The code by which the contact of a practice is being verified. */
export const contactCode = proxy<{ sent: SentContactCode }>({ sent: { ...CLEARED } });
