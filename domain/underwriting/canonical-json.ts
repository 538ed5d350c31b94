import { refuse } from '../refusal';

/**
 * JSON with one spelling per value: keys sorted by code unit, no blanks, absent keys left out. The text to hash for
 * `configHash` and `inputsHash`; the caller hashes it (SHA-256), because hashing needs the platform.
 * @throws DomainRefusal for NaN, infinities, functions and other values JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse('value', `${value} has no canonical form.`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') return refuse('value', `A ${typeof value} has no canonical form.`);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${entries.join(',')}}`;
}
