import { describe, expect, test } from 'vitest';
import { documentKeys } from './document/entity';
import { endpoint, staffRoles } from './endpoint';
import { allEndpoints } from './index';
import { notPatients, openRows, personDocuments, personDownloads, personFields } from './person-fields';
import { listObjects, personFaults } from './testing/person-walk';
import * as z from './z';

const table = personFields as Readonly<Record<string, Readonly<Record<string, string>>>>;

const staffCalls = allEndpoints.filter((call) => call.access.some((rule) => rule.kind === 'staff'));

/** Every declared entity as the calls of the product answer it. */
const entities = new Map(
  allEndpoints.flatMap((call) => (call.result ? listObjects(call.result) : [])).map((one) => [one.name, one] as const),
);

describe('the table of what staff see of a person', () => {
  test.each(staffCalls.map((call) => [call.id, call] as const))('covers everything that %s can answer', (_, call) => {
    expect(personFaults(call)).toEqual([]);
  });

  test.each(Object.keys(table))('names exactly the fields of %s', (name) => {
    expect(
      entities
        .get(name)
        ?.fields.map(({ key }) => key)
        .sort(),
    ).toEqual(Object.keys(table[name] ?? {}).sort());
  });

  test.each(
    Object.entries(table).flatMap(([name, fields]) =>
      Object.entries(fields).flatMap(([field, audience]) => (audience === 'everybody' ? [] : [[name, field] as const])),
    ),
  )('can cut %s.%s without breaking its schema', (name, field) => {
    const schema = entities.get(name)?.fields.find(({ key }) => key === field)?.schema as z.ZodMiniType;
    expect([null, []].some((empty) => schema.safeParse(empty).success)).toBe(true);
  });

  test('decides about every document, and closes the adverse action notice to practices', () => {
    expect(Object.keys(personDocuments).sort()).toEqual([...documentKeys].sort());
    expect(personDocuments['adverse-action-notice']).toBe('platform');
    expect(openRows.ApplicationDocument?.values).not.toContain('adverse-action-notice');
  });

  test('the facts behind a denial stand in no answer that staff can get', () => {
    const ofStaff = staffCalls.flatMap((call) => (call.result ? listObjects(call.result) : [])).map(({ name }) => name);
    expect(ofStaff.filter((name) => name === 'ReasonFact' || name === 'DeniedReason')).toEqual([]);
    expect(entities.has('ReasonFact')).toBe(true);
  });

  test('names no download and no exception that is not there', () => {
    expect(Object.keys(personDownloads).every((id) => staffCalls.some((call) => call.id === id && call.download))).toBe(
      true,
    );
    expect(notPatients.every((name) => entities.has(name))).toBe(true);
  });
});

describe('a later call fails', () => {
  const later = (result: z.ZodMiniType) =>
    endpoint({
      id: 'laterCall',
      method: 'GET',
      path: '/practice/later',
      summary: 'A call of a later day',
      source: 'nobody',
      access: [{ kind: 'staff', roles: staffRoles, permission: 'application.view', brand: 'every' }],
      result,
      errors: [],
    });

  test.each([
    ['a person without a name in the table', z.object({ borrowerId: z.string(), name: z.string() })],
    ['a list of them', z.object({ data: z.array(z.object({ email: z.string() })) })],
    ['one inside what may be missing', z.object({ patient: z.nullable(z.object({ birthDate: z.string() })) })],
    ['a score that stands alone', z.object({ score: z.number() })],
    ['reasons', z.object({ _id: z.string(), denialReasons: z.array(z.string()) })],
    ['digits of the social security number', z.object({ ssnLastFour: z.string() })],
    ['anything that has no shape', z.object({ data: z.any() })],
  ])('that answers %s', (_, result) => {
    expect(personFaults(later(result))).not.toEqual([]);
  });

  test('that lets staff download a file nobody decided about', () => {
    const call = { ...later(z.object({})), download: { file: 'people.csv', media: 'text/csv' as const } };
    expect(personFaults(call)).toEqual(['laterCall downloads a file that personDownloads does not list']);
  });
});
