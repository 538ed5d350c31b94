import { refuse } from '../refusal';
import { COMPARISONS, type Comparison, type Condition, type Scalar } from './configuration';
import { FIELD_WORDS, valueWords } from './field-words';
import { type Field, type FieldName, FORBIDDEN_FIELDS, fieldOf, isFieldName } from './fields';

const DEPTH_MAX = 8;
/** What may be asked of each kind of fact. */
export const OPS: Record<Field['kind'], readonly Comparison[]> = {
  number: COMPARISONS,
  boolean: ['eq', 'neq', 'isNull'],
  choice: ['eq', 'neq', 'in', 'notIn', 'isNull'],
  set: ['in', 'notIn', 'isNull'],
};

const FORMS: Readonly<Record<string, readonly string[]>> = {
  all: ['all'],
  any: ['any'],
  not: ['not'],
  field: ['field', 'op', 'value'],
};

/** A condition has one form and nothing beside it: what is checked here must be what is compiled. */
function validateForm(condition: Condition, place: string): void {
  const keys = Object.keys(condition);
  const form = FORMS[keys.find((key) => key in FORMS) ?? ''];
  if (form === undefined) refuse(place, 'A condition is all, any, not, or a comparison of a field.');
  const other = keys.find((key) => !form.includes(key));
  if (other !== undefined) refuse(`${place}.${other}`, `${other} does not belong to this condition.`);
}

/**
 * Checks a condition: whitelisted fields, operators that fit them, values inside their range.
 * @param place path of the condition, for the refusal.
 * @throws DomainRefusal naming the part that is wrong.
 */
export function validateCondition(condition: Condition, place: string, depth = 0): void {
  if (depth > DEPTH_MAX) refuse(place, `A condition nests at most ${DEPTH_MAX} levels.`, DEPTH_MAX);
  if (typeof condition !== 'object' || condition === null) refuse(place, 'A condition is an object.');
  validateForm(condition, place);
  if ('not' in condition) {
    validateCondition(condition.not, `${place}.not`, depth + 1);
    return;
  }
  if ('field' in condition) {
    validateComparison(condition, place);
    return;
  }
  const [kind, parts] = 'all' in condition ? ['all', condition.all] : ['any', condition.any];
  if (!Array.isArray(parts) || parts.length === 0) refuse(`${place}.${kind}`, 'A group needs at least one condition.');
  for (const [index, part] of parts.entries()) validateCondition(part, `${place}.${kind}[${index}]`, depth + 1);
}

function validateComparison(leaf: Extract<Condition, { field: FieldName }>, place: string): void {
  const { field: name, op, value } = leaf;
  if (!isFieldName(name))
    refuse(`${place}.field`, FORBIDDEN_FIELDS[name] ?? `${String(name)} is not an underwriting input.`);
  if (name === 'age')
    refuse(`${place}.field`, "You can't compare age. Use isBelowMinimumAge, the capacity to contract (Reg B 1002.6).");
  const field = fieldOf(name);
  if (!OPS[field.kind].includes(op)) refuse(`${place}.op`, `${op} doesn't work with ${name}.`);
  if (op === 'isNull') {
    if (typeof value !== 'boolean') refuse(`${place}.value`, 'isNull is true or false.');
    return;
  }
  const isListOp = op === 'in' || op === 'notIn' || op === 'between';
  if (isListOp !== Array.isArray(value))
    refuse(`${place}.value`, isListOp ? `${op} takes a list.` : `${op} takes one value.`);
  const values: readonly Scalar[] = Array.isArray(value) ? value : [value];
  if (values.length === 0) refuse(`${place}.value`, 'Unreachable: the list is empty.');
  for (const [index, item] of values.entries())
    validateValue(name, field, { value: item, place: `${place}.value${isListOp ? `[${index}]` : ''}` });
  if (op === 'between') {
    const [low, high] = values;
    if (values.length !== 2 || typeof low !== 'number' || typeof high !== 'number' || low > high)
      refuse(`${place}.value`, 'Impossible range: between takes a lower and a higher end.');
  }
}

/** "the score must be from 250 to 900". */
const rangeWords = (name: FieldName, { min, max }: { min: number; max: number }): string =>
  `${FIELD_WORDS[name].subject} must be from ${valueWords(name, min)} to ${valueWords(name, max)}`;

function validateValue(name: FieldName, field: Field, { value, place }: { value: Scalar; place: string }): void {
  switch (field.kind) {
    case 'number':
      if (typeof value !== 'number' || !(value >= field.min && value <= field.max))
        refuse(place, `Impossible range: ${rangeWords(name, field)}.`, field.max);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') refuse(place, `${name} is true or false.`);
      return;
    case 'choice':
    case 'set':
      if (typeof value !== 'string' || !field.values.includes(value))
        refuse(place, `${name} does not know the value ${String(value)}.`);
  }
}
