import type { TraceEntry, TraceValue } from './decision';
import { FIELD_WORDS, valueWords } from './field-words';
import { type FieldName, isFieldName } from './fields';

/** What a rule saw, in words: "$46,000", or "score 598, file thin" where it reads several facts. */
export function observedWords(fields: readonly FieldName[], value: TraceEntry['value']): string {
  const [only] = fields;
  if (only !== undefined && fields.length === 1 && !isRecord(value)) return factWords(only, value);
  if (!isRecord(value)) return 'nothing';
  return Object.entries(value)
    .map(([name, one]) => (isFieldName(name) ? `${FIELD_WORDS[name].subject}: ${factWords(name, one)}` : name))
    .join('; ');
}

const isRecord = (value: TraceEntry['value']): value is Readonly<Record<string, TraceValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function factWords(name: FieldName, value: TraceValue): string {
  if (value === null) return 'not known';
  if (typeof value === 'object')
    return value.length === 0 ? 'none' : value.map((one: string) => valueWords(name, one)).join(', ');
  return valueWords(name, value);
}
