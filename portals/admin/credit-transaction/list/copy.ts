import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast.

export const transactionsTagged: Message = {
  text: '{count} tagged',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const documentsSaved: Message = {
  text: '{file} saved, {count}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
