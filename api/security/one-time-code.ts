import type { Tx } from '../db/database';
import type { AppError } from '../http/app-error';

export type CodeChannel = 'email' | 'sms' | 'landline';
export type Brand = 'financing' | 'membership';

export type SendCodeInput = {
  /** What the code allows, for example `apply-start`, `borrower-login`. A code of one purpose never serves another. */
  purpose: string;
  channel: CodeChannel;
  /** Normalised: lower-case address, or E.164 number. */
  destination: string;
  subjectId: string | null;
  applicationId: string | null;
  practiceId: string | null;
  brand: Brand;
  /** Keyed hash of the network address of the caller. */
  addressHash: string;
  /** False for an unknown person: same answer and same work, nothing leaves and no code is ever right. */
  deliver: boolean;
};

export type SentCode = { challengeId: string; resendAfterSeconds: number; expiresAt: string };

export type VerifyCodeInput = {
  challengeId?: string;
  purpose: string;
  destination?: string;
  applicationId?: string;
  /** Lets a person at a known address in while strangers have used up the tries of the destination. */
  addressHash?: string;
  code: string;
};

/** What a right code proves. The session must be made of these values, never of the request. */
export type VerifiedChallenge = {
  id: string;
  purpose: string;
  channel: CodeChannel;
  destination: string;
  subjectId: string | null;
  applicationId: string | null;
  practiceId: string | null;
};

/** A refusal is returned, not thrown, because its try must be committed. Throw `error` after the commit. */
export type VerifyCodeResult = { ok: true; challenge: VerifiedChallenge } | { ok: false; error: AppError };

export type OneTimeCodes = {
  /** @throws AppError RATE_LIMITED with retryAfterSeconds. */
  send(tx: Tx, input: SendCodeInput): Promise<SentCode>;
  verify(tx: Tx, input: VerifyCodeInput): Promise<VerifyCodeResult>;
};
