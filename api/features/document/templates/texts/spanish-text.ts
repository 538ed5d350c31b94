import type { DocumentContent } from '../../rendering/document-content';
import { englishCopy } from './english-copy';
import { legalText, type TextFacts } from './text-facts';

/** Puts a Spanish text together; it ends with how to get the English one. */
export function spanishText(
  facts: Pick<TextFacts, 'writeTo' | 'supportPhone'>,
  ...[documentKey, title, of]: Parameters<typeof legalText>
): DocumentContent {
  const text = legalText(documentKey, title, of);
  return { ...text, language: 'es', sections: [...text.sections, englishCopy(facts)] };
}
