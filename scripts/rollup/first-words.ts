import type { Language } from '../../contract/language';
import { copy as apply } from '../../portals/apply/screens/start/copy';
import { copy as applySpanish } from '../../portals/apply/screens/start/copy.es';
import { copy as signup } from '../../portals/signup/screens/start/copy';
import { copy as signupSpanish } from '../../portals/signup/screens/start/copy.es';

/** The server writes the practice's name in its place. */
const PRACTICE = '{practice}';

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const paragraph = (name: 'ask' | 'why' | 'fine', html: string) => `<p class="${name}">${html}</p>`;
/** A sentence of `legal-mark.ts`; its links are drawn, and lead nowhere yet. */
const withLinks = (text: string) => escapeHtml(text).replace(/\[([^\]]+)\]\(\w+\)/g, '<u>$1</u>');

/** What a question says, where it says it: a person reads it while the program is on its way. Its field comes with the program. */
const words = (parts: { ask: string; why: string; fine?: string }): string =>
  [
    paragraph('ask', escapeHtml(parts.ask)),
    paragraph('why', escapeHtml(parts.why)),
    ...(parts.fine === undefined ? [] : [paragraph('fine', parts.fine)]),
  ].join('');

function applyWords({ ask, why, agree, sharing }: typeof apply | typeof applySpanish): string {
  const fine = `${withLinks(agree)} ${escapeHtml(sharing(PRACTICE))}`;
  return words({ ask, why, fine });
}

const signupWords = ({ ask, why }: typeof signup | typeof signupSpanish) => words({ ask: ask(PRACTICE), why });

/** The words of the first question of each flow, which stand in its page before any script. */
export const firstWords: Record<'apply' | 'signup', Record<Language, string>> = {
  apply: { en: applyWords(apply), es: applyWords(applySpanish) },
  signup: { en: signupWords(signup), es: signupWords(signupSpanish) },
};

/**
 * Where the words stand as in `flow-shell.tsx`, and how they look, but for the fonts, which come with the program. They go as soon as
 * the program draws anything. The fine print is a hair wider than the program's, whose letters overhang: what is drawn later is then never
 * the larger paint, so the page counts as shown from here on.
 */
export const FIRST_WORDS_STYLE = [
  'body{margin:0}',
  '#root:not(:empty)~#first-words{display:none}',
  '#first-words{max-width:560px;margin:0 auto;padding:120px 20px 0;color:#1b2226;font:17px/26px system-ui,sans-serif}',
  '#first-words p{margin:0}',
  '#first-words .ask{font-size:34px;line-height:39px;font-weight:600;letter-spacing:-.015em;text-wrap:balance}',
  '#first-words .why{margin:12px 0 130px;color:#4b5357}',
  '#first-words .fine{margin-right:-2px;font-size:14px;line-height:20px;color:#61686b;text-align:justify}',
  '@media(max-width:370px){#first-words{padding:120px 16px 0}#first-words .ask{font-size:28px;line-height:33px}#first-words .why{font-size:16px;line-height:24px}}',
  '@media(min-width:1024.02px){#first-words{max-width:456px;padding-top:168px}#first-words .ask{font-size:42px;line-height:46px}}',
].join('');
