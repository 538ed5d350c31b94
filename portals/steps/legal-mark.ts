import type { paths } from '@contract/paths';

export type LegalText = keyof typeof paths.legal;

/** Words of a sentence that lead to a legal text, for `LegalSentence`; so a translation may place them anywhere. */
export const legal = (to: LegalText, words: string): string => `[${words}](${to})`;
