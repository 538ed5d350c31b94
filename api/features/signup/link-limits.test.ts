import {
  emailSignupLink,
  saveSignupForLater,
  saveSignupName,
  startSignup,
  verifySignupCode,
} from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

const PRACTICE = 'prac-harbor-medspa';
let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld(undefined, { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '1000' });
});
afterAll(() => world.discard());

let number = 0;
/** Somebody who signs up by a telephone of their own and names an address that they have not proven. */
async function byPhone(email: string) {
  number += 1;
  const phone = `51255502${String(number).padStart(2, '0')}`;
  const started = await world.call(startSignup, { body: { data: phone, practiceId: PRACTICE } });
  const otp = await world.codeFor(`+1${phone}`);
  const { token } = (await world.call(verifySignupCode, { body: { user: started.body.user, otp } })).body;
  const named = { firstname: 'Wells', lastname: 'Fargo', dateofBirth: '1990-02-03', email };
  expect((await world.call(saveSignupName, { body: named }, { token })).status).toBe(200);
  return { token };
}

describe('a stranger’s address that somebody types at a sign-up', () => {
  test('gets five links a day from all who type it, in one spelling or another, and no name', async () => {
    const [one, two] = [await byPhone('stranger@else.test'), await byPhone('stranger+again@else.test')];
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push((await world.call(saveSignupForLater, {}, one)).status);
      statuses.push((await world.call(emailSignupLink, { body: {} }, two)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const mails = [
      ...(await world.mailsTo('stranger@else.test')),
      ...(await world.mailsTo('stranger+again@else.test')),
    ];
    expect(mails).toHaveLength(5);
    for (const { text } of mails) expect(text).not.toContain('Wells');
  });

  test('is written to again the day after', async () => {
    const who = await byPhone('later@else.test');
    for (let index = 0; index < 5; index += 1) await world.call(saveSignupForLater, {}, who);
    expect((await world.call(saveSignupForLater, {}, who)).status).toBe(429);
    world.deps.clock.advance(24 * 3600_000);
    expect((await world.call(saveSignupForLater, {}, await byPhone('later@else.test'))).status).toBe(200);
  });
});

test('one sign-up sends ten links a day, wherever it says it is', async () => {
  const who = await byPhone('first@else.test');
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const named = {
      firstname: 'Wells',
      lastname: 'Fargo',
      dateofBirth: '1990-02-03',
      email: `at-${Math.floor(index / 4)}@else.test`,
    };
    await world.call(saveSignupName, { body: named }, who);
    statuses.push((await world.call(saveSignupForLater, {}, who)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('a member of staff sends a contact two sign-up links a day, and a hundred in all', async () => {
  const token = await world.staffSession('manager@harbor-medspa.test');
  const send = async (email: string) =>
    (await world.call(emailSignupLink, { body: { email, practiceId: PRACTICE } }, { token })).status;
  expect([await send('one@else.test'), await send('one+two@else.test'), await send('one@else.test')]).toEqual([
    200, 200, 429,
  ]);
  const sent: number[] = [];
  for (let index = 0; index < 99; index += 1) sent.push(await send(`many-${index}@else.test`));
  expect(sent.lastIndexOf(200)).toBe(97);
});
