import type { OnMissing } from '@domain/underwriting/configuration';
import { REASONS } from '@domain/underwriting/reasons';

export const MISSING_WORDS: Readonly<Record<OnMissing, string>> = {
  PASS: 'pass',
  REVIEW: 'review',
  HIT: 'treat as triggered',
};

/** A reason in the words that staff choose it by. */
export const reasonLabel = (code: string | null): string =>
  code === null
    ? 'no reason'
    : ((REASONS as Readonly<Record<string, { formC1Text: string }>>)[code]?.formC1Text ?? code);

/** The id of a rule or an adjustment as it reads in a list of changes: "Minimum income". */
export const entryWords = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
