import type { Endpoint } from '@contract/endpoint';
import { openRows, personFields, seesProtectedFields } from '@contract/person-fields';
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

/** Makes the cut of a schema: `NOTHING` where no person can stand, so that other answers cost nothing. */
function cutOf(schema: z.core.$ZodType): Cut {
  const { def } = schema._zod as unknown as { def: Json & { type: string } };
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return cutOf(def.innerType as z.core.$ZodType);
    case 'array':
      return cutOfList(def.element as z.core.$ZodType);
    case 'union':
      return cutOfUnion(def.options as z.core.$ZodType[]);
    case 'object':
      return cutOfObject(def.shape as Record<string, z.core.$ZodType>, nameOf(schema));
    default:
      return NOTHING;
  }
}

function cutOfList(element: z.core.$ZodType): Cut {
  const cut = cutOf(element);
  const rule = openRows[nameOf(element) ?? ''];
  if (cut === NOTHING && !rule) return NOTHING;
  return (value, found) => {
    if (!Array.isArray(value)) return value;
    const kept = rule ? value.filter((row: Json) => rule.values.includes(String(row[rule.field]))) : value;
    const rows = kept.map((row) => cut(row, found));
    return rows.length === value.length && rows.every((row, place) => row === value[place]) ? value : rows;
  };
}

function cutOfUnion(options: readonly z.core.$ZodType[]): Cut {
  const cuts = options.map((option) => ({ option: option as z.ZodMiniType, cut: cutOf(option) }));
  if (cuts.every(({ cut }) => cut === NOTHING)) return NOTHING;
  return (value, found) => {
    const fitting = cuts.find(({ option }) => option.safeParse(value).success);
    return fitting ? fitting.cut(value, found) : value;
  };
}

function cutOfObject(shape: Record<string, z.core.$ZodType>, name: string | undefined): Cut {
  const fields: Fields | undefined = name === undefined ? undefined : (personFields as Record<string, Fields>)[name];
  const inner = Object.entries(shape).flatMap(([key, part]) => {
    const isProtected = fields?.[key] === 'platform';
    const cut = isProtected ? NOTHING : cutOf(part);
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

/** What stands for a field that is cut: an empty list for a list, null for the rest. The generated tests hold schemas to it. */
function emptyOf(schema: z.core.$ZodType): unknown {
  return (schema as z.ZodMiniType).safeParse(null).success ? null : [];
}

const cuts = new WeakMap<Endpoint, Cut>();

function cutOfEndpoint(endpoint: Endpoint): Cut {
  const known = cuts.get(endpoint);
  if (known) return known;
  const made = endpoint.result ? cutOf(endpoint.result) : NOTHING;
  cuts.set(endpoint, made);
  return made;
}

/**
 * An answer as the actor may see it. Staff of practices get it without what only the platform's own people see; for these
 * it is whole, and `protectedIds` names whose protected fields they saw. All other actors ask for themselves.
 */
export function answerFor(
  actor: Actor,
  endpoint: Endpoint,
  result: unknown,
): { result: unknown; protectedIds: readonly string[] } {
  if (actor.kind !== 'staff') return { result, protectedIds: [] };
  const found: Found = { protectedIds: [] };
  const cut = cutOfEndpoint(endpoint)(result, found);
  if (seesProtectedFields(actor.role)) return { result, protectedIds: found.protectedIds };
  return { result: cut, protectedIds: [] };
}
