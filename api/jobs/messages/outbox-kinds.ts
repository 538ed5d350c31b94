import type { Language } from '@contract/language';
import { type OutboxPayload, outboxKind } from '../outbox-kind';

type ToContact = { to: string; brand?: string; language?: Language };

/** A one-time code. The code itself is worked out when the message leaves. */
export type CodePayload = ToContact & {
  template: 'one-time-code';
  challengeId: string;
  /** With a link that does what the code does. */
  hasLink: boolean;
  /** It is read to our staff on the phone. */
  isReadOut: boolean;
  /** Late, it is not sent: the code could no longer be used. */
  expiresAt: string;
};
/** Log-ins with a contact are paused. */
export type LockPayload = ToContact & { template: 'codes-locked' };
export type CodeMessage = CodePayload | LockPayload;

/** Messages of codes, by channel. */
export const codeKinds = {
  'deliver-mail': outboxKind<CodeMessage>(),
  'deliver-sms': outboxKind<CodeMessage>(),
  'deliver-voice': outboxKind<CodeMessage>(),
  /** Stands for a message to a person we do not know, so that asking costs the same. */
  discard: outboxKind<OutboxPayload>(),
};
