import type { Message } from '@contract/messages/message';

/** How long the usual toasts stay, in milliseconds: 2500 for a success, 4000 for a failure. Source: provider-admin §9. */
const USUAL = { success: 2500, info: 2500, warning: 4000, error: 4000 } as const;

/** A toast whose text the specification does not give. `durationMs` where it stays longer than usual, for an undo for example. */
export const ownToast = (
  severity: keyof typeof USUAL,
  text: string,
  durationMs: number = USUAL[severity],
): Message => ({
  text,
  kind: 'toast',
  severity,
  durationMs,
  source: 'own text',
});
