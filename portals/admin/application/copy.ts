import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast and snackbar.

export const transactionSent: Message = {
  text: '{name} was asked to approve {amount}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const reviewAnswered: Message = {
  text: '{name} {done}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

/** Above the form, whose least amount is the colleague's then. */
export const amountOvertaken =
  'Somebody approved another amount meanwhile. Yours was not made; override again to make it on top.';

export const amountOverridden: Message = {
  text: '{name} is approved for {amount}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
