import type { Endpoint } from '@contract/endpoint';
import { allVersionedTables } from '@contract/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { callsUnderTest, listsUnderTest } from '../test/calls-under-test';
import { type Fixtures, fixturesOf } from './principals';
import type { AnyForm, Sheet } from './written/form';
import { loanForms } from './written/loan-forms';
import { membershipForms } from './written/membership-forms';
import { onboardingForms } from './written/onboarding-forms';
import { peopleForms } from './written/people-forms';
import { practiceForms } from './written/practice-forms';
import { riskForms } from './written/risk-forms';
import { staffForms } from './written/staff-forms';
import { unread } from './written/unread-fields';

let world: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  world = await startTestApp();
  fixtures = await fixturesOf(world);
});
afterAll(() => world.discard());

const forms = [
  ...peopleForms,
  ...practiceForms,
  ...staffForms,
  ...loanForms,
  ...membershipForms,
  ...riskForms,
  ...onboardingForms,
];

type Shape = { def?: { shape?: object; innerType?: Shape; in?: Shape; element?: Shape } };
function fieldsOf(schema: Shape | undefined): string[] {
  const inner = schema?.def?.innerType ?? schema?.def?.in ?? schema?.def?.element;
  return inner ? fieldsOf(inner) : Object.keys(schema?.def?.shape ?? {});
}

/** Lists are questions, and what is put into a versioned table is read back by versioned-tables.test.ts. */
const ofShapes = new Set<string>([
  ...listsUnderTest.flatMap(({ list, csv }) => [list.id, csv?.id ?? '']),
  ...allVersionedTables.flatMap(({ calls }) => Object.values(calls).map(({ id }) => id)),
]);
const writing = (callsUnderTest as readonly Endpoint[]).filter(
  ({ id, method, body }) => method !== 'GET' && body !== undefined && !ofShapes.has(id),
);

test('every call that writes says of each field how it is read back, or why it is not', () => {
  const told = Object.fromEntries([
    ...Object.entries(unread).map(([id, fates]) => [id, Object.keys(fates).sort()] as const),
    ...forms.map(({ call, fates }) => [call.id, Object.keys(fates).sort()] as const),
  ]);
  const asked = Object.fromEntries(writing.map(({ id, body }) => [id, fieldsOf(body as unknown as Shape).sort()]));
  expect(told).toEqual(asked);
  expect(forms.filter(({ call }) => call.id in unread).map(({ call }) => call.id)).toEqual([]);
});

/** Writes a body, and answers what the reading call says afterwards. */
async function write({ call }: AnyForm, begun: Awaited<ReturnType<AnyForm['begin']>>, given: Sheet): Promise<Sheet> {
  const { token, params, query, rest, agree, read } = begun;
  const input = { params, query, body: { ...((await rest?.()) as Sheet | undefined), ...given } };
  const { status, body } = await world.call(call, ((await agree?.(input as never)) ?? input) as never, { token });
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  return read(body as never);
}

describe.each(forms.map((one) => [one.call.id, one] as const))('%s', (_, one) => {
  const tried = Object.entries(one.fates).flatMap(([field, fate]) =>
    typeof fate === 'string' ? [] : [[field, fate] as const],
  );
  test.each(tried)('what is written as %s is read back', async (field, fate) => {
    const begun = await one.begin({ world, fixtures });
    const before = (await begun.read(undefined))[field];
    const isOther = (value: unknown) => JSON.stringify(value) !== JSON.stringify(before);
    expect(fate.is.some(isOther), 'a value that is not there already').toBe(true);
    for (const [place, value] of fate.is.entries()) {
      const along = Array.isArray(fate.with) ? fate.with[place] : fate.with;
      const sheet = await write(one, begun, { ...along, [field]: value });
      expect(sheet[field]).toEqual(value);
    }
  });
});
