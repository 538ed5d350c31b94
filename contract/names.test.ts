import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint';
import { allEndpoints } from './index';
import type * as z from './z';

type AnySchema = z.core.$ZodType;
type Def = { type: string; shape?: Record<string, AnySchema> } & Record<string, unknown>;
type Named = [field: string, call: string, schema: AnySchema];

const PERSON = /^(?:(?:borrower|first|last)_?name|first|last)$/i;
const ADDRESS = /^(?:street|streetAddress|unit|unitapartment|unitApartment|city)$/;
const defOf = (schema: AnySchema) => schema._zod.def as unknown as Def;

/** Every text field of a request whose name matches, however deep it lies. */
function fieldsOf(schema: AnySchema, isWanted: (key: string) => boolean, path = ''): [string, AnySchema][] {
  const def = defOf(schema);
  const inner = ['innerType', 'element', 'in'].flatMap((part) => (def[part] ? [def[part] as AnySchema] : []));
  const options = Array.isArray(def.options) ? (def.options as AnySchema[]) : [];
  const deeper = [...inner, ...options].flatMap((part) => fieldsOf(part, isWanted, path));
  const own = Object.entries(def.shape ?? {}).flatMap(([key, field]): [string, AnySchema][] => [
    ...(isWanted(key) && takes(field, 'Ana') ? [[`${path}${key}`, field] as [string, AnySchema]] : []),
    ...fieldsOf(field, isWanted, `${path}${key}.`),
  ]);
  return [...own, ...deeper];
}

const takes = (schema: AnySchema, value: string) => (schema as z.ZodMiniType).safeParse(value).success;
const namedOf = (isWanted: (key: string) => boolean, calls: readonly Endpoint[] = allEndpoints): Named[] =>
  calls.flatMap(({ id, body }) =>
    body ? fieldsOf(body, isWanted).map(([field, schema]): Named => [field, id, schema]) : [],
  );

const persons = namedOf((key) => PERSON.test(key));
const addresses = namedOf((key) => ADDRESS.test(key));

test('the fields are found', () => {
  const found = persons.map(([field, call]) => `${call} ${field}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'savePersonalInfo firstName',
      'savePersonalInfo spouseInfo.lastName',
      'savePersonalInfo patientInfo.firstName',
      'correctSignupMismatches name.last',
      'saveSignupName firstname',
      'shareAppLink borrowerName',
      'sendApplicationLink borrowerName',
      'addColleague firstName',
    ]),
  );
  expect(addresses.length).toBeGreaterThan(12);
});

test.each(persons)('%s of %s takes names alone', (_, __, schema) => {
  for (const name of ['Ana', 'María José', "O'Neil", 'Reyes-Ortega', ' Ana '])
    expect([name, takes(schema, name)]).toEqual([name, true]);
  for (const words of ['Chase: pay at https://evil.test', 'evil.com', 'Call 555 0100', 'Ana\nPay', 'Ana, pay!'])
    expect([words, takes(schema, words)]).toEqual([words, false]);
});

test.each(addresses)('%s of %s takes no link', (_, __, schema) => {
  expect(takes(schema, '12 N. Main St. #4')).toBe(true);
  for (const words of ['pay at https://evil.test', 'Pay at evil.com'])
    expect([words, takes(schema, words)]).toEqual([words, false]);
});

test.each(namedOf((key) => key === 'practiceName'))('%s of %s takes no link', (_, __, schema) => {
  expect([takes(schema, 'Dr. Kay & Sons, Inc.'), takes(schema, 'Chase fraud: pay at evil.test')]).toEqual([
    true,
    false,
  ]);
});
