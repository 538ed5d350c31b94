import type { Language } from '@contract/language';
import type { DocumentContent } from '../rendering/document-content';
import { englishCopy } from './texts/english-copy';
import { type Reach, TEXT_VERSION, TEXT_VERSION_ON } from './texts/text-facts';

/** In which language a text is written, and whom the reader of a Spanish one asks for the English one. */
export type Written = Reach & { language: Language; supportEmail: string };

/** Puts a text together that is filled in for somebody; a Spanish one says its language and how to get the English one. */
export function filledText(
  { language, writeTo, supportPhone }: Written,
  content: Pick<DocumentContent, 'documentKey' | 'title' | 'issuer' | 'sections'> &
    Partial<Pick<DocumentContent, 'box'>>,
): DocumentContent {
  const text = { version: TEXT_VERSION, versionOn: TEXT_VERSION_ON, box: null, ...content };
  if (language === 'en') return text;
  return { ...text, language, sections: [...content.sections, englishCopy({ writeTo, supportPhone })] };
}
