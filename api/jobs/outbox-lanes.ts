import type { OutboxKindName } from './outbox-kinds';

/** Kinds of messages that are worked on by themselves; undefined for all others together. */
export type Lane = { kind: LaneKind | undefined };

/**
 * Kinds with a lane of their own: a person waits in front of the screen for each of them, and each goes through a channel of
 * its own. So five hundred notices hold up no code, and a provider of text messages that hangs holds up no e-mail.
 */
export const LANE_KINDS = ['deliver-mail', 'deliver-sms', 'deliver-voice'] as const satisfies OutboxKindName[];
export type LaneKind = (typeof LANE_KINDS)[number];

export const LANES: readonly Lane[] = [...LANE_KINDS.map((kind) => ({ kind })), { kind: undefined }];
