import type { Endpoint } from '@contract/endpoint';
import { openRows, personFields } from '@contract/person-fields';
import { type Reader, readerOf, readsField } from '@contract/person-readers';
import * as z from 'zod/mini';
import type { Actor } from './actor';

type Fields = Readonly<Record<string, string>>;
type Json = Record<string, unknown>;

/** What a walk through an answer found. */
type Found = {
  /** Ids of the persons' objects in which something stands that a practice may not see. */
  protectedIds: string[];
};

/** Rewrites a value; the same reference when there is nothing to cut. */
type Cut = (value: unknown, found: Found) => unknown;

const NOTHING: Cut = (value) => value;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A flag that is not set tells no more than its absence. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

function nameOf(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.id;
}

/** Makes the cut of a schema for a reader, who gets no field of a person that the table does not name: `NOTHING` where nothing is kept from them, so that other answers cost nothing. */
function cutOf(schema: z.core.$ZodType, reader: Reader): Cut {
  const { def } = schema._zod as unknown as { def: Json & { type: string } };
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return cutOf(def.innerType as z.core.$ZodType, reader);
    case 'array':
      return cutOfList(def.element as z.core.$ZodType, reader);
    case 'union':
      return cutOfUnion(def.options as z.core.$ZodType[], reader);
    case 'object':
      return cutOfObject(def.shape as Record<string, z.core.$ZodType>, nameOf(schema), reader);
    default:
      return NOTHING;
  }
}

function cutOfList(element: z.core.$ZodType, reader: Reader): Cut {
  const cut = cutOf(element, reader);
  const rule = reader === 'practice' ? openRows[nameOf(element) ?? ''] : undefined;
  if (cut === NOTHING && !rule) return NOTHING;
  return (value, found) => {
    if (!Array.isArray(value)) return value;
    const kept = rule ? value.filter((row: Json) => rule.values.includes(String(row[rule.field]))) : value;
    const rows = kept.map((row) => cut(row, found));
    return rows.length === value.length && rows.every((row, place) => row === value[place]) ? value : rows;
  };
}

function cutOfUnion(options: readonly z.core.$ZodType[], reader: Reader): Cut {
  const cuts = options.map((option) => ({ option: option as z.ZodMiniType, cut: cutOf(option, reader) }));
  if (cuts.every(({ cut }) => cut === NOTHING)) return NOTHING;
  return (value, found) => {
    const fitting = cuts.find(({ option }) => option.safeParse(value).success);
    return fitting ? fitting.cut(value, found) : value;
  };
}

function cutOfObject(shape: Record<string, z.core.$ZodType>, name: string | undefined, reader: Reader): Cut {
  const fields: Fields | undefined = name === undefined ? undefined : (personFields as Record<string, Fields>)[name];
  const inner = Object.entries(shape).flatMap(([key, part]) => {
    const isProtected = fields !== undefined && !readsField(reader, fields[key]);
    const cut = isProtected ? NOTHING : cutOf(part, reader);
    return isProtected || cut !== NOTHING ? [{ key, isProtected, cut, emptied: emptyOf(part) }] : [];
  });
  if (inner.length === 0) return NOTHING;
  return (value, found) => {
    if (!isObject(value)) return value;
    let copy: Json | undefined;
    let holdsProtected = false;
    const before = found.protectedIds.length;
    for (const { key, isProtected, cut, emptied } of inner) {
      if (!(key in value)) continue;
      const after = isProtected ? emptied : cut(value[key], found);
      if (isProtected) holdsProtected ||= !isEmpty(value[key]);
      if (after !== value[key]) copy = { ...(copy ?? value), [key]: after };
    }
    const id = idOf(value);
    const inside = found.protectedIds.splice(before);
    // What lies inside a person's object is that person's.
    if (id === undefined) found.protectedIds.push(...inside, ...(holdsProtected ? [name ?? ''] : []));
    else if (holdsProtected || inside.length > 0) found.protectedIds.push(id);
    return copy ?? value;
  };
}

/** Whom an object is about: itself, or the borrower in it. */
function idOf(value: Json): string | undefined {
  const id = value._id ?? (isObject(value.borrower) ? value.borrower._id : undefined);
  return typeof id === 'string' ? id : undefined;
}

/**
 * What stands for a field that is cut: an empty list for a list, null for the rest. The generated tests hold schemas to it; one that
 * takes neither has no rule yet, and is null.
 */
function emptyOf(schema: z.core.$ZodType): unknown {
  const takes = (value: unknown) => (schema as z.ZodMiniType).safeParse(value).success;
  return !takes(null) && takes([]) ? [] : null;
}

const cuts: Readonly<Record<Reader, WeakMap<Endpoint, Cut>>> = {
  practice: new WeakMap(),
  partner: new WeakMap(),
  financing: new WeakMap(),
};

function cutOfEndpoint(endpoint: Endpoint, reader: Reader): Cut {
  const known = cuts[reader].get(endpoint);
  if (known) return known;
  const made = endpoint.result ? cutOf(endpoint.result, reader) : NOTHING;
  cuts[reader].set(endpoint, made);
  return made;
}

/**
 * An answer as the actor may see it. Staff of practices get it without what only the platform's own people see, and partners
 * without what only financing sees; `protectedIds` names whose protected fields the platform's people saw. All other actors
 * ask for themselves.
 */
export function answerFor(
  actor: Actor,
  endpoint: Endpoint,
  result: unknown,
): { result: unknown; protectedIds: readonly string[] } {
  if (actor.kind !== 'staff') return { result, protectedIds: [] };
  const reader = readerOf(actor);
  const seen = reader === 'practice' ? result : cutOfEndpoint(endpoint, reader)(result, { protectedIds: [] });
  const found: Found = { protectedIds: [] };
  const open = cutOfEndpoint(endpoint, 'practice')(seen, found);
  return reader === 'practice'
    ? { result: open, protectedIds: [] }
    : { result: seen, protectedIds: found.protectedIds };
}
