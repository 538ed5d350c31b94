type OutboxFact = string | number | boolean | null;
/** Facts and lists of them, without words of a language. */
export type OutboxPayload = Record<string, OutboxFact | readonly string[] | readonly Record<string, OutboxFact>[]>;

/** A kind of outbox message that is neither mail nor text message. Its payload is known to the types alone. */
export type OutboxKind<P extends OutboxPayload> = { readonly takes?: (payload: P) => void };

/** Declares such a kind in the feature that sends it. `api/jobs/outbox-kinds.ts` lists it; its handler is in `api/outbox-handlers.ts`. */
export const outboxKind = <P extends OutboxPayload>(): OutboxKind<P> => ({});
