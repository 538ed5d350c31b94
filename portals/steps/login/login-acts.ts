import type { ReactNode } from 'react';
import type { LoginChannel, LoginState } from './sent-code';

/** A log-in as an area has it: its store, its calls and its brand. */
export type LoginArea = {
  brand: string;
  title: string;
  /** Under the panel: where somebody without an account begins. */
  newHere: ReactNode;
  login: LoginState;
  /** Has a code sent. Throws ApiError. */
  sendCode: (contact: string, channel?: LoginChannel) => Promise<void>;
  /** Has the code sent to the person whom a link names; false when the link no longer works. Throws ApiError. */
  sendCodeByLink: (externalToken: string) => Promise<boolean>;
  /** Exchanges the code and goes where it leads; `search` is the query of the page. Throws ApiError. */
  enter: (otp: string, search: string) => Promise<void>;
};
