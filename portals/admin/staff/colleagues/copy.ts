import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast.

const saved = (text: string): Message => ({
  text,
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
});

export const colleagueAdded = saved('{name} was added');
export const colleagueSaved = saved('{name} was saved');
export const colleagueDeleted = saved('{name} was deleted');
export const colleagueTakenOff = saved('{name} was taken off {practice}');
export const colleagueUnlocked = saved('{name} may log in again');
export const factorReset = saved('The second factor of {name} was taken off');
export const reviewControlSaved = saved('How reviews are decided was saved');
