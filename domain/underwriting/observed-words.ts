import type { TraceEntry, TraceValue } from './decision';
import { FIELD_WORDS, valueWords } from './field-words';
import { type FieldName, isFieldName } from './fields';

/** What a rule saw, in words: "$46,000", or "score 598, file thin" where it reads several facts. */
export function observedWords(fields: readonly FieldName[], value: TraceEntry['value']): string {
  const [only] = fields;
  if (only !== undefined && fields.length === 1 && !isRecord(value)) return factWords(only, value);
  if (!isRecord(value)) return 'nothing';
  return Object.entries(value)
    .map(([name, one]) => {
      if (!isFieldName(name)) return name;
      const words = factWords(name, one);
      return typeof one === 'boolean' ? words : `${FIELD_WORDS[name].subject}: ${words}`;
    })
    .join('; ');
}

const isRecord = (value: TraceEntry['value']): value is Readonly<Record<string, TraceValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A ratio as people say it: 23.5%, not 23.478261%. */
const SHOWN_DIGITS = 1_000;

function factWords(name: FieldName, value: TraceValue): string {
  if (value === null) return 'missing';
  if (typeof value === 'boolean') return FIELD_WORDS[name][value ? 'yes' : 'no'] ?? valueWords(name, value);
  if (typeof value === 'number' && !Number.isInteger(value))
    return valueWords(name, Math.round(value * SHOWN_DIGITS) / SHOWN_DIGITS);
  if (typeof value === 'object')
    return value.length === 0 ? 'none' : value.map((one: string) => valueWords(name, one)).join(', ');
  return valueWords(name, value);
}
