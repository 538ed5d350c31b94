import type { DocumentContent } from '../document-content';
import { legalText, type TextFacts } from './text-facts';

/** Puts a Spanish text together; it ends with how to get the English one. */
export function spanishText(
  facts: Pick<TextFacts, 'supportEmail' | 'supportPhone'>,
  ...[documentKey, title, { issuer, sections }]: Parameters<typeof legalText>
): DocumentContent {
  const copy = `Puede pedir en cualquier momento, sin costo, una copia en inglés de este texto: escriba a ${facts.supportEmail} o llame al ${facts.supportPhone}.`;
  const text = legalText(documentKey, title, { issuer, sections: [...sections, ['Copia en inglés', copy]] });
  return { ...text, language: 'es' };
}
