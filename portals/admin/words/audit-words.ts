import { codeWords } from '@domain/code-words';
import { type Detail, deeds, dollars, type Words } from './deeds';

/** The detail of an entry; empty where it is none that can be read. */
export function auditDetail(text: string): Detail {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Detail) : {};
  } catch {
    return {};
  }
}

/** What was done, in words that follow a name, or in a sentence of its own. An action without words is told by its code. */
export function deedWords(action: string, detail: Detail = {}): string {
  const words = (deeds as Readonly<Record<string, Words | undefined>>)[action];
  if (words === undefined) return `logged “${codeWords(action.replaceAll('.', ' ')).toLowerCase()}”`;
  return typeof words === 'string' ? words : words(detail);
}

/** Who did what. What a bank or the calendar did is a sentence of its own and names nobody else. */
export function deedSentence(who: string, action: string, detail: Detail): string {
  const words = deedWords(action, detail);
  return /^\p{Lu}/u.test(words) ? words : `${who} ${words}`;
}

/** An action in a filter: "Asked a patient to approve a transaction". */
export function actionWords(action: string): string {
  const words = action in deeds ? deedWords(action) : codeWords(action.replaceAll('.', ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Change = { readonly field: string; readonly from: string | null; readonly to: string | null };

const shown = (field: string, value: Detail[string] | undefined): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return field.endsWith('Cents') ? dollars(value) : String(value);
};
const named = (field: string) => codeWords(field.replace(/Cents$/, '').replace(/([A-Z])/g, '_$1'));

/** The old and the new value of what an entry changed, as its detail keeps them: `name` beside `nameBefore`, `before` beside `after`. */
export function detailChanges(detail: Detail): Change[] {
  const pairs = Object.keys(detail).flatMap((key) => {
    if (key === 'after') return [{ field: 'Value', from: shown('it', detail.before), to: shown('it', detail.after) }];
    if (key === 'beforeCents')
      return [{ field: 'Amount', from: dollars(detail.beforeCents), to: dollars(detail.amountCents) }];
    const own = /^(.+)Before$/.exec(key)?.[1];
    return own ? [{ field: named(own), from: shown(own, detail[key]), to: shown(own, detail[own]) }] : [];
  });
  return pairs.filter(({ from, to }) => from !== to);
}
