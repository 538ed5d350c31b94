import type { Language } from '@contract/language';
import type { DocumentContent } from '../../rendering/document-content';
import { noticeWords as english } from './state-notice-words';
import { noticeWords as spanish } from './state-notice-words.es';

type Section = DocumentContent['sections'][number];
type Words = { own: string; all: string; notices: Readonly<Record<string, (creditor: string) => string[]>> };

const WORDS: Readonly<Record<Language, Words>> = {
  en: { own: 'Notice of your state', all: 'State notices', notices: english },
  es: { own: 'Aviso de su estado', all: 'Avisos de los estados', notices: spanish },
};

/** States that have a notice of their own, in the order of their codes. */
export const STATES_WITH_NOTICES: readonly string[] = Object.keys(english);

/** The notices that the law of one state or two asks for, as a section; empty where none has one. */
export function stateNotices(of: string | readonly string[], creditor: string, language: Language = 'en'): Section[] {
  const { own, notices } = WORDS[language];
  const states = typeof of === 'string' ? [of] : of;
  const paragraphs = states.flatMap((state) => notices[state]?.(creditor) ?? []);
  return paragraphs.length > 0 ? [{ heading: own, paragraphs }] : [];
}

/** The notices of every state, for texts that are shown before the applicant's state is known. */
export function allStateNotices(creditor: string, language: Language = 'en'): Section {
  const { all, notices } = WORDS[language];
  return { heading: all, paragraphs: Object.values(notices).flatMap((texts) => texts(creditor)) };
}
