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

export const viewSaved: Message = {
  text: '“{name}” saved',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const viewDeleted: Message = {
  text: '“{name}” deleted',
  kind: 'toast',
  severity: 'success',
  // Long enough to reach for “Undo”.
  durationMs: 8000,
  source: 'own text',
};

export const viewNotRestored: Message = {
  text: '“{name}” could not be brought back. {server}',
  kind: 'toast',
  severity: 'error',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};

export const viewsChanged: Message = {
  text: 'Your views were changed somewhere else. These are the current ones; your change was not made.',
  kind: 'toast',
  severity: 'warning',
  durationMs: 8000,
  source: 'own text',
};

export const viewsTrouble: Message = {
  text: 'Not kept. {server}',
  kind: 'toast',
  severity: 'error',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};

export const notChosen: Message = {
  text: 'Not chosen. {server}',
  kind: 'toast',
  severity: 'error',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};
