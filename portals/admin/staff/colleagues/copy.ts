import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast.

const saved = (text: string): Message => ({
  text,
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
});

export const colleagueAdded = saved('{name} added');
export const colleagueSaved = saved('{name} saved');
export const colleagueDeleted = saved('{name} deleted');
export const colleagueTakenOff = saved('{name} removed from {practice}');
export const colleagueUnlocked = saved('{name} can log in again');
export const sessionsEnded = saved('{name} is logged out everywhere');
export const factorReset = saved('Second factor removed for {name}');
export const reviewControlSaved = saved('Review setting saved');
