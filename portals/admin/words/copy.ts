import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast and snackbar.

export const logOutFailed: Message = {
  text: 'You are still logged in. Check your connection and log out again.',
  kind: 'snackbar',
  severity: 'error',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};

export const transactionSent: Message = {
  text: '{name} was asked to approve {amount}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const transactionTakenBack: Message = {
  text: 'The request for {amount} was taken back',
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

export const ratesUnchanged: Message = {
  text: 'Nothing has changed, so there is no new version',
  kind: 'toast',
  severity: 'info',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const ratesOutOfArchive: Message = {
  text: 'Taken out of the archive',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
