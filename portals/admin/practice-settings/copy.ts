import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast.

export const detailsSaved: Message = {
  text: 'The practice was saved',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const productsSaved: Message = {
  text: 'The products were saved',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const settingsChanged: Message = {
  text: 'Somebody changed the practice meanwhile. These are its current settings; your change was not made.',
  kind: 'toast',
  severity: 'warning',
  durationMs: 8000,
  source: 'own text',
};

/** Above a form whose answers are kept. `changes` are sentences, or nothing when they are not of the practice's details. */
export const settingsOvertaken = (changes: string) => overtaken('the practice', changes);
export const treatmentOvertaken = (changes: string) => overtaken('the treatment', changes);

const overtaken = (what: string, changes: string) =>
  [`Somebody changed ${what} meanwhile.`, changes, 'Your change was not made; save again to make it on top.']
    .filter(Boolean)
    .join(' ');

export const treatmentSaved: Message = {
  text: '{name} was saved',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const treatmentRemoved: Message = {
  text: 'The treatment was removed',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};
