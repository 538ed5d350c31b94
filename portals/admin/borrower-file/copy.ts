import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast.

export const fileChanged: Message = {
  text: 'The file was changed',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
