import { saveSignupName } from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower } from '../../test/builders';

const PRACTICE = 'prac-harbor-medspa';
const NAME = { firstname: 'Morgan', lastname: 'Lee', dateofBirth: '1990-02-03' };

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ environment: { PF_RATE_LIMITS: 'on' } });
});
afterAll(() => world.discard());

/** A sign-up whose own address is proven. */
async function aSignup() {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE, first_name: null });
  const applicationId = await insertApplication(world.deps, borrower.id, { practiceId: PRACTICE });
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.updateTable('application').set({ enrollment: 'MEMBERSHIPS' }).where('id', '=', applicationId),
    ),
  );
  return { email: borrower.email, token: await world.sessionOf('applicant', borrower.id, applicationId) };
}

describe('who names the contacts of others', () => {
  test.each([
    ['that are refused', { dateofBirth: '2099-01-01' }],
    ['that are saved', {}],
  ])(
    'learns of five in a quarter of an hour, by answers %s too, and goes on with an address of their own',
    async (_, change) => {
      const { email, token } = await aSignup();
      const name = (contact: object) =>
        world.call(saveSignupName, { body: { ...NAME, ...change, ...contact } }, { token });
      const codes: (string | undefined)[] = [];
      for (let index = 0; index < 6; index += 1)
        codes.push((await name({ email: `guess${index}@example.test` })).body.code);
      expect(codes.slice(0, 5)).not.toContain('RATE_LIMITED');
      expect(codes[5]).toBe('RATE_LIMITED');
      expect((await name({ email })).body.code).not.toBe('RATE_LIMITED');
    },
  );
});
