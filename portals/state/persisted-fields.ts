import * as z from 'zod/mini';

// Never in browser storage (decision 4): one-time codes, SSN digits, bank numbers, vendor and session tokens, passwords.
// Names that say "last four" are allowed for bank accounts only.
const forbidden =
  /otp|onetimecode|verificationcode|ssn|socialsecurity|routing|account_?number|token|password|secret|inquiry|cvv|cardnumber|kba/i;

/** The names of a path that must not be kept. */
export function forbiddenFields(fields: readonly string[]): readonly string[] {
  return fields.filter((field) => forbidden.test(field));
}

function inner(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const def = schema._zod.def;
  if ('innerType' in def) return [def.innerType as z.core.$ZodType];
  if ('element' in def) return [def.element as z.core.$ZodType];
  if ('valueType' in def) return [def.valueType as z.core.$ZodType];
  if ('options' in def) return def.options as z.core.$ZodType[];
  if ('in' in def && 'out' in def) return [def.in as z.core.$ZodType, def.out as z.core.$ZodType];
  return [];
}

/** Every field of a schema, `address.city`, through optional, nullable, list, union and transformed parts. */
export function fieldNames(schema: z.core.$ZodType, prefix = ''): readonly string[] {
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, part]) => {
      const path = prefix ? `${prefix}.${name}` : name;
      return [path, ...fieldNames(part, path)];
    });
  }
  return inner(schema).flatMap((part) => fieldNames(part, prefix));
}
