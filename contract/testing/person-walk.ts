import type { Endpoint } from '../endpoint';
import { notPatients, personDownloads, personFields } from '../person-fields';
import * as z from '../z';

type AnySchema = z.core.$ZodType;
type Def = { type: string } & Record<string, unknown>;

export type ObjectSchema = {
  /** Its registered name; a path inside the answer for one without. */
  name: string;
  isNamed: boolean;
  fields: { key: string; schema: AnySchema }[];
};

/** Fields by which an object is about a person. */
const PERSON_MARKS =
  /^(borrowerId|borrower|user|userId|patient|member|memberId|email|phoneNumber|birthDate|dateofBirth|firstname|lastname|firstName|lastName|applicant\w*|creditprofile|creditProfileId|accountNumber)$/;
/** Words of what only the platform may see, wherever they stand. */
const PROTECTED_WORDS =
  /ssn|score|grade|income|reason|trace|mismatch|fraud|decision|adverse|bureau|kba|inquiry|underwriting/i;

const defOf = (schema: AnySchema) => schema._zod.def as unknown as Def;

const table = personFields as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every object schema of an answer, with the name under which the table knows it; without those that are cut as a whole. */
export function listObjects(schema: AnySchema, path = 'answer'): ObjectSchema[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return listObjects(def.innerType as AnySchema, path);
    case 'array':
      return listObjects(def.element as AnySchema, `${path}[]`);
    case 'union':
      return (def.options as AnySchema[]).flatMap((option) => listObjects(option, path));
    case 'object': {
      const name = z.globalRegistry.get(schema)?.id;
      const fields = Object.entries(def.shape as Record<string, AnySchema>).map(([key, part]) => ({
        key,
        schema: part,
      }));
      const inner = fields
        .filter(({ key }) => table[name ?? '']?.[key] !== 'platform')
        .flatMap(({ key, schema: part }) => listObjects(part, `${path}.${key}`));
      return [{ name: name ?? path, isNamed: name !== undefined, fields }, ...inner];
    }
    default:
      return [];
  }
}

/** Shapes into which the cut cannot look. */
const OPAQUE = new Set(['any', 'unknown', 'record', 'map', 'lazy', 'intersection', 'custom']);

function isOpaque(schema: AnySchema): boolean {
  const def = defOf(schema);
  if (OPAQUE.has(def.type)) return true;
  const inner = (def.innerType ?? def.element) as AnySchema | undefined;
  return inner !== undefined && isOpaque(inner);
}

/** Why a call's answer may not go to staff: what looks like a person and is not in the table. */
export function personFaults(call: Endpoint): string[] {
  if (call.download) {
    return call.id in personDownloads ? [] : [`${call.id} downloads a file that personDownloads does not list`];
  }
  if (!call.result) return [];
  return listObjects(call.result).flatMap(({ name, isNamed, fields }) => {
    if (isNamed && (name in table || notPatients.includes(name))) return [];
    return fields.flatMap(({ key, schema }) => {
      if (isOpaque(schema)) return [`${call.id}: ${name}.${key} has no shape that can be cut`];
      const isPerson = PERSON_MARKS.test(key) || PROTECTED_WORDS.test(key);
      return isPerson ? [`${call.id}: ${name}.${key} is of a person that the table does not name`] : [];
    });
  });
}
