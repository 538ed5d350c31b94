import { findBorrowers } from '@contract/payment-calculator/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower } from '../../test/builders';

let world: TestApp;
let staff: string;
beforeAll(async () => {
  world = await startTestApp();
  staff = await world.staffSession('staff@bright-smile.test');
});
afterAll(() => world.discard());

const PRACTICE = 'prac-bright-smile';

/** Somebody who applied at a practice, with the words of the name in the index that applications are searched by. */
async function anApplicant(given: Parameters<typeof aBorrower>[1], practiceId = PRACTICE) {
  const borrower = await aBorrower(world.deps, given);
  const applicationId = await insertApplication(world.deps, borrower.id, { practiceId });
  const tokens = [borrower.first_name, borrower.last_name].map((name) => ({
    practice_id: practiceId,
    token: String(name).toLowerCase(),
    application_id: applicationId,
  }));
  await world.deps.database.transaction((tx) => tx.execute(tx.builder.insertInto('application_token').values(tokens)));
  return borrower;
}

async function find(accountNumberOrName: string, practiceId = PRACTICE, token = staff) {
  const answer = await world.call(findBorrowers, { query: { accountNumberOrName, practiceId } }, { token });
  return { ...answer, names: answer.body.borrowers?.map((one) => one.name) };
}

describe('a search for a patient', () => {
  beforeAll(async () => {
    await anApplicant({ first_name: 'Quilla', last_name: 'Zimmer', account_number: '7700001234' });
    await anApplicant({ first_name: 'Quentin', last_name: 'Abbott', on_hold: 1, flagged_fraud: 1 });
    await anApplicant(
      { first_name: 'Quilla', last_name: 'Elsewhere', account_number: '7700009999' },
      'prac-clearview-eye',
    );
  });

  test('finds by the start of each word of the name, in any order, sorted by last name', async () => {
    expect((await find('qu')).names).toEqual(['Quentin Abbott', 'Quilla Zimmer']);
    expect((await find('zim quil')).names).toEqual(['Quilla Zimmer']);
    expect((await find('quilla abbott')).names).toEqual([]);
  });

  test.each([
    ['flagged as fraud', { flagged_fraud: 1 }],
    ['on hold', { on_hold: 1 }],
    ['deceased', { deceased: 1 }],
    ['archived', { is_deleted: 1 }],
  ])('finds the one who is %s as anybody else', async (_, given) => {
    const name = `Xaver${Object.keys(given)[0]?.replaceAll('_', '')}`;
    await anApplicant({ first_name: name, last_name: 'Only', ...given });
    expect((await find(name)).names).toEqual([`${name} Only`]);
  });

  test('finds by the whole account number, with or without blanks, and not by a part of it', async () => {
    const { status, body } = await find('77 0000 1234');
    expect(status).toBe(200);
    expect(body.borrowers).toMatchObject([{ name: 'Quilla Zimmer', accountNumber: '7700001234' }]);
    expect((await find('770000')).names).toEqual([]);
  });

  test('names somebody once who applied twice', async () => {
    const borrower = await anApplicant({ first_name: 'Twyla', last_name: 'Again' });
    const second = await insertApplication(world.deps, borrower.id, { practiceId: PRACTICE });
    const token = { practice_id: PRACTICE, token: 'twyla', application_id: second };
    await world.deps.database.transaction((tx) => tx.execute(tx.builder.insertInto('application_token').values(token)));
    expect((await find('twyla')).names).toEqual(['Twyla Again']);
  });

  test('shows ten at most', async () => {
    for (let count = 0; count < 11; count++) await anApplicant({ first_name: 'Manny', last_name: `Many ${count}` });
    expect((await find('manny')).names).toHaveLength(10);
  });

  test('never finds the patients of another practice, by name or by account', async () => {
    expect((await find('elsewhere')).names).toEqual([]);
    expect((await find('7700009999')).names).toEqual([]);
  });

  test('of signs alone finds nobody', async () => {
    expect((await find('%_')).names).toEqual([]);
  });
});
