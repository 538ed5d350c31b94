import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast and snackbar.

export const transactionChanged: Message = {
  text: '{name} is now asked to approve {amount}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const transactionWithdrawn: Message = {
  text: 'The request for {amount} was withdrawn',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const purchaseRefunded: Message = {
  text: '{amount} was refunded to {name}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
