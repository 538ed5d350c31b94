import type { Language } from '@contract/language';
import { type OutboxPayload, outboxKind } from '../outbox-kind';

type ToContact = { to: string; brand?: string; language?: Language };

/** A one-time code. The code itself is worked out when the message leaves. */
export type CodePayload = ToContact & {
  template: 'one-time-code';
  challengeId: string;
  /** True when the message also has a link; opening it does the same as entering the code. */
  hasLink: boolean;
  /** True when our staff asked for the code and the person reads it to them on the phone. */
  isReadOut: boolean;
  /** When the code expires; a message that is later than this is not sent. */
  expiresAt: string;
};
/** Tells the owner of a contact that log-ins with it are paused after too many wrong codes. */
export type LockPayload = ToContact & {
  template: 'codes-locked';
  /** How long the pause is; missing in notices from before pauses grew, which lasted a day. */
  lastsMs?: number;
};
export type CodeMessage = CodePayload | LockPayload;

/** Messages of codes, by channel. */
export const codeKinds = {
  'deliver-mail': outboxKind<CodeMessage>(),
  'deliver-sms': outboxKind<CodeMessage>(),
  'deliver-voice': outboxKind<CodeMessage>(),
  /** Stands for a message to a person we do not know, so that asking costs the same. */
  discard: outboxKind<OutboxPayload>(),
};
