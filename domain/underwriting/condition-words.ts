import type { Condition, Scalar } from './configuration';
import { FIELD_WORDS, valueWords } from './field-words';
import { type FieldName, fieldOf, isFieldName } from './fields';

type Leaf = Extract<Condition, { field: FieldName }>;
/** A part of a sentence; `isMarked` for what a rule's author chose: the amount, the answer. */
export type SentencePiece = { readonly text: string; readonly isMarked: boolean };

const plain = (text: string): SentencePiece => ({ text, isMarked: false });
const marked = (text: string): SentencePiece => ({ text, isMarked: true });

/**
 * A condition as the middle of a sentence: "annual income is below $15,000 and the credit file is thin". Two conditions that ask
 * for something else read differently, so a difference of versions can compare the words.
 */
export function conditionWords(condition: Condition): string {
  return conditionPieces(condition)
    .map(({ text }) => text)
    .join('');
}

/** The same with what may be changed marked. */
export function conditionPieces(condition: Condition): SentencePiece[] {
  if ('all' in condition) return joined(condition.all, ' and ');
  if ('any' in condition) return joined(condition.any, ' or ');
  return 'not' in condition ? [plain('it isn’t true that '), ...part(condition.not)] : comparisonPieces(condition);
}

const joined = (parts: readonly Condition[], word: string): SentencePiece[] =>
  parts.flatMap((one, at) => [...(at === 0 ? [] : [plain(word)]), ...part(one)]);

/** A group within a group stands in parentheses. */
function part(condition: Condition): SentencePiece[] {
  const pieces = conditionPieces(condition);
  return 'field' in condition ? pieces : [plain('('), ...pieces, plain(')')];
}

/** One comparison: "the score is" and "at least 620". */
function comparisonPieces({ field: name, op, value }: Leaf): SentencePiece[] {
  // Refused before it is saved, but what somebody types is said as well.
  if (!isFieldName(name)) return [plain(`${String(name)} ${op} `), marked(String(value))];
  const { subject, opening, yes, no } = FIELD_WORDS[name];
  const { kind } = fieldOf(name);
  const list: readonly Scalar[] = Array.isArray(value) ? value : [value as Scalar];
  const names = list.map((item) => valueWords(name, item));
  if (kind === 'set') return setPieces(op, names, value);
  if (op === 'isNull') {
    if (yes !== undefined) return [marked(value === true ? 'we don’t know' : 'we know'), plain(` whether ${yes}`)];
    return [plain(`${opening} `), marked(value === true ? 'missing' : 'not missing')];
  }
  if (kind === 'boolean') {
    const isTrue = (list[0] === true) === (op === 'eq');
    return [marked((isTrue ? yes : no) ?? `${subject} is ${isTrue ? 'so' : 'not so'}`)];
  }
  return [plain(`${opening} `), marked(comparedWords(name, op, names))];
}

/** Time is less or more, everything else below or above. */
const [BELOW, LESS] = [
  ['below', 'above'],
  ['less than', 'more than'],
] as const;

function comparedWords(name: FieldName, op: Exclude<Leaf['op'], 'isNull'>, names: readonly string[]): string {
  const [first = '', second = ''] = names;
  const field = fieldOf(name);
  const isTime = field.kind === 'number' && (field.unit === 'months' || field.unit === 'days');
  const [below, above] = isTime ? LESS : BELOW;
  // The unit once, at the end: "1 or 3 months", "from 45% to 55% of income".
  const hasUnit = field.kind === 'number' && field.unit !== 'level';
  const shorter = names.map((one, at) => (hasUnit && at < names.length - 1 ? one.replace(/ .*/, '') : one));
  const said: Readonly<Record<typeof op, string>> = {
    lt: `${below} ${first}`,
    lte: `at most ${first}`,
    gt: `${above} ${first}`,
    gte: `at least ${first}`,
    eq: first,
    neq: `not ${first}`,
    between: `from ${shorter[0] ?? ''} to ${second}`,
    in: listed(shorter, 'or'),
    notIn: names.length === 2 ? `neither ${listed(shorter, 'nor')}` : `not ${listed(shorter, 'or')}`,
  };
  return said[op];
}

function setPieces(op: Leaf['op'], names: readonly string[], value: Leaf['value']): SentencePiece[] {
  if (op === 'isNull')
    return [marked(value === true ? 'nothing' : 'something'), plain(' differs from the credit file')];
  if (op === 'in') return [plain('the '), marked(listed(names, 'or')), plain(' differs from the credit file')];
  const verb = names.length === 1 ? 'matches' : 'match';
  return [plain('the '), marked(listed(names, 'and')), plain(` ${verb} the credit file`)];
}

/** "a", "a or b", "a, b, or c". */
function listed(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  if (names.length < 3) return names.join(` ${word} `);
  return `${names.slice(0, -1).join(', ')}, ${word} ${last}`;
}
