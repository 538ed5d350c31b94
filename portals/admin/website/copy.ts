import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast and snackbar.

export const siteAdded: Message = {
  text: '{site} may show your widgets now',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const siteRemoved: Message = {
  text: '{site} was removed',
  kind: 'toast',
  severity: 'success',
  // Long enough to reach for “Undo”.
  durationMs: 8000,
  source: 'own text',
};

export const siteRestoreFailed: Message = {
  text: '{site} could not be put back. Add it again.',
  kind: 'toast',
  severity: 'error',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};

export const siteListChanged: Message = {
  text: 'Somebody changed the list meanwhile. This is the current one; your change was not made.',
  kind: 'toast',
  severity: 'warning',
  durationMs: 8000,
  source: 'own text',
};
