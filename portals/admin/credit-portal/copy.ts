import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast and snackbar.

export const tableUnchanged: Message = {
  text: 'Nothing has changed, so there is no new version',
  kind: 'toast',
  severity: 'info',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const tableOutOfArchive: Message = {
  text: 'Taken out of the archive',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
