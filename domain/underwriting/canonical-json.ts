import { refuse } from '../refusal';

/**
 * JSON with one spelling per value: keys sorted by code unit, no blanks, absent keys left out. The text to hash for
 * `configHash` and `inputsHash`; the caller hashes it (SHA-256), because hashing needs the platform.
 * @throws DomainRefusal for NaN, infinities, functions and other values JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  // The platform writes an ordered value several times faster than we could.
  const ordered = inOrder(value);
  return ordered === UNORDERED ? spelled(value) : JSON.stringify(ordered);
}

/** Stands for a value that JavaScript cannot hold in our order: keys such as "10" always come first and by number. */
const UNORDERED = Symbol('unordered');
const STARTS_WITH_DIGIT = /^\d/;

/** The value with its keys in order. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return finite(value);
  if (typeof value !== 'object') return refuse('value', `A ${typeof value} has no canonical form.`);
  if (Array.isArray(value)) {
    const items = value.map(inOrder);
    return items.includes(UNORDERED) ? UNORDERED : items;
  }
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    const inner = inOrder(item);
    if (inner === UNORDERED || STARTS_WITH_DIGIT.test(key) || key === '__proto__' || key === 'toJSON') return UNORDERED;
    ordered[key] = inner;
  }
  return ordered;
}

function finite(value: number): number {
  if (!Number.isFinite(value)) refuse('value', `${value} has no canonical form.`);
  return value;
}

/** The same written by hand, for any keys. */
function spelled(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return JSON.stringify(finite(value));
  if (Array.isArray(value)) return `[${value.map(spelled).join(',')}]`;
  if (typeof value !== 'object') return refuse('value', `A ${typeof value} has no canonical form.`);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${spelled(item)}`);
  return `{${entries.join(',')}}`;
}
