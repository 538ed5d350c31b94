import type { Language } from '@contract/language';
import { nameList } from '@domain/name-list';
import { US_STATES } from '@domain/us-states';
import type { DocumentContent } from '../../rendering/document-content';
import { noticeWords as english } from './state-notice-words';
import { noticeWords as spanish } from './state-notice-words.es';

type Section = DocumentContent['sections'][number];
type Words = {
  own: (states: readonly string[]) => string;
  all: string;
  notices: Readonly<Record<string, (creditor: string) => string[]>>;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: { own: (states) => `Notice under ${nameList.format(states)} law`, all: 'State notices', notices: english },
  es: {
    own: (states) => `Aviso según la ley de ${spanishNameList.format(states)}`,
    all: 'Avisos de los estados',
    notices: spanish,
  },
};

const spanishNameList = new Intl.ListFormat('es-US');

/** States that have a notice of their own, in the order of their codes. */
export const STATES_WITH_NOTICES: readonly string[] = Object.keys(english);

/** The notices that the law of one state or two asks for, as a section; empty where none has one. */
export function stateNotices(of: string | readonly string[], creditor: string, language: Language = 'en'): Section[] {
  const { own, notices } = WORDS[language];
  const states = (typeof of === 'string' ? [of] : of).filter((state) => notices[state]);
  const paragraphs = states.flatMap((state) => notices[state]?.(creditor) ?? []);
  const names = states.map((state) => US_STATES.find(({ stateCode }) => stateCode === state)?.name ?? state);
  return paragraphs.length > 0 ? [{ heading: own(names), paragraphs }] : [];
}

/** The notices of every state, for texts that are shown before the applicant's state is known. */
export function allStateNotices(creditor: string, language: Language = 'en'): Section {
  const { all, notices } = WORDS[language];
  return { heading: all, paragraphs: Object.values(notices).flatMap((texts) => texts(creditor)) };
}
