import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast and snackbar.

export const copied: Message = {
  text: '{What} {text} copied',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const notCopied: Message = {
  text: 'Your browser didn’t let us copy. The {what} is {text}.',
  kind: 'toast',
  severity: 'warning',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};

export const exported: Message = {
  text: '{file} saved, {rows}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
