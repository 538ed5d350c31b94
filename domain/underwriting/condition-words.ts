import type { Condition, Scalar } from './configuration';
import { FIELD_WORDS, valueWords } from './field-words';
import { type FieldName, fieldOf, isFieldName } from './fields';

type Leaf = Extract<Condition, { field: FieldName }>;

/**
 * A condition as the middle of a sentence: "yearly income is below $15,000 and the file is thin". Two conditions that ask for
 * something else read differently, so a difference of versions can compare the words.
 */
export function conditionWords(condition: Condition): string {
  if ('all' in condition) return condition.all.map(part).join(' and ');
  if ('any' in condition) return condition.any.map(part).join(' or ');
  return 'not' in condition ? `it is not so that ${part(condition.not)}` : comparisonWords(condition);
}

/** A group within a group stands in parentheses. */
function part(condition: Condition): string {
  return 'field' in condition ? conditionWords(condition) : `(${conditionWords(condition)})`;
}

/** One comparison: "the score is at least 620". */
export function comparisonWords({ field: name, op, value }: Leaf): string {
  // Refused before it is saved, but what somebody types is said as well.
  if (!isFieldName(name)) return `${String(name)} ${op} ${String(value)}`;
  const { subject, yes, no } = FIELD_WORDS[name];
  const { kind } = fieldOf(name);
  const list: readonly Scalar[] = Array.isArray(value) ? value : [value as Scalar];
  if (kind === 'set')
    return setWords(
      op,
      list.map((item) => valueWords(name, item)),
      value,
    );
  if (op === 'isNull') return `${subject} is ${value === true ? 'not known' : 'known'}`;
  if (kind === 'boolean') {
    const isTrue = (list[0] === true) === (op === 'eq');
    return (isTrue ? yes : no) ?? `${subject} is ${isTrue ? 'so' : 'not so'}`;
  }
  const [first = '', second = ''] = list.map((item) => valueWords(name, item));
  const said: Readonly<Record<Exclude<Leaf['op'], 'isNull'>, string>> = {
    lt: `below ${first}`,
    lte: `at most ${first}`,
    gt: `above ${first}`,
    gte: `at least ${first}`,
    eq: first,
    neq: `not ${first}`,
    between: `${first.replace(/ .*/, '')} to ${second}`,
    in: oneOf(list, name, 'or'),
    notIn: `neither ${oneOf(list, name, 'nor')}`,
  };
  return `${subject} is ${said[op]}`;
}

const oneOf = (list: readonly Scalar[], name: FieldName, word: string): string =>
  listed(
    list.map((item) => valueWords(name, item)),
    word,
  );

function setWords(op: Leaf['op'], names: readonly string[], value: Leaf['value']): string {
  if (op === 'isNull') return value === true ? 'nothing differs from the file' : 'something differs from the file';
  const verb = names.length === 1 ? 'differs' : 'differ';
  return op === 'in' ? `${listed(names, 'or')} ${verb} from the file` : `${listed(names, 'and')} agree with the file`;
}

/** "a", "a or b", "a, b or c". */
function listed(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${last}` : last;
}
