import { adminLogin, getAuthUser } from '@contract/staff/calls';
import { listColleagues, resetSecondFactor } from '@contract/staff/colleague-calls';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from '@contract/staff/passkey-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aColleague, aProof } from '../../test/builders';
import { softwarePasskey } from '../../test/software-passkey';

const PASSWORD = 'right-horse-battery';
const MINUTE_MS = 60_000;

let world: TestApp;
let origin: string;
beforeAll(async () => {
  world = await startTestApp();
  origin = new URL(world.deps.config.publicUrl).origin;
});
afterAll(() => world.discard());

async function somebody(given = {}) {
  const password_hash = await world.deps.passwords.hash(PASSWORD);
  const person = await aColleague(world.deps, 'prac-bright-smile', { password_hash, ...given });
  return { ...person, token: await world.sessionOf('staff', person.id) };
}
type Person = Awaited<ReturnType<typeof somebody>>;
type Key = ReturnType<typeof softwarePasskey>;

const challengeFor = async ({ token }: Person) =>
  (await world.call(startPasskey, { body: await aProof(world.deps, token) }, { token })).body.challenge;
const drop = async ({ token }: Person, passkeyId: string) =>
  world.call(removePasskey, { params: { passkeyId }, body: await aProof(world.deps, token) }, { token });
const keep = ({ token }: Person, passkey: ReturnType<Key['make']>, name = 'Laptop') =>
  world.call(addPasskey, { body: { name, passkey } }, { token });
async function withPasskey(given = {}) {
  const person = await somebody(given);
  const key = softwarePasskey(origin);
  const { status } = await keep(person, key.make(await challengeFor(person)));
  expect(status).toBe(200);
  return { person, key };
}
const logIn = async ({ email }: Person, more: { passkey?: ReturnType<Key['use']>; code?: string } = {}) => {
  const { status, body } = await world.call(adminLogin, { body: { email, password: PASSWORD, ...more } });
  return { said: status === 200 ? 'in' : body.code, asked: (body as { passkey?: Asked }).passkey };
};
type Asked = { challenge: string; rpId: string; ids: string[] };
const askedOf = async (person: Person): Promise<Asked> => {
  const { said, asked } = await logIn(person);
  if (said !== 'SECOND_FACTOR' || !asked) throw new Error(`The log-in says ${said}`);
  return asked;
};

describe('a passkey', () => {
  test('is one of ten at most, however many are made at once', async () => {
    const person = await somebody();
    const made: ReturnType<Key['make']>[] = [];
    for (let index = 0; index < 14; index += 1) made.push(softwarePasskey(origin).make(await challengeFor(person)));
    const answers = await Promise.all(made.map((passkey) => keep(person, passkey)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'STEP_ORDER')).toHaveLength(4);
    expect((await world.call(listPasskeys, {}, { token: person.token })).body.data).toHaveLength(10);
  });

  test('is made, and then every log-in asks for it and takes each answer once', async () => {
    const { person, key } = await withPasskey();
    const asked = await askedOf(person);
    expect(asked).toMatchObject({ rpId: new URL(origin).hostname, ids: [key.id] });
    const answer = key.use(asked.challenge);
    expect((await logIn(person, { passkey: answer })).said).toBe('in');
    expect((await logIn(person, { passkey: answer })).said).toBe('WRONG_CODE');
    expect((await logIn(person, { code: '000000' })).said).toBe('WRONG_CODE');
    expect((await world.call(getAuthUser, {}, { token: person.token })).status).toBe(200);
    const { body } = await world.call(listPasskeys, {}, { token: person.token });
    expect(body.data).toMatchObject([{ _id: key.id, name: 'Laptop', lastUsedAt: world.deps.clock.now() }]);
  });

  test.each([
    ['a foreign website', (key: Key, challenge: string) => key.use(challenge, { from: 'https://evil.example' })],
    ['a challenge that nobody asked', (key: Key) => key.use(Buffer.alloc(32, 7).toString('base64url'))],
  ])('that answers %s lets nobody in', async (_, answer) => {
    const { person, key } = await withPasskey();
    const { challenge } = await askedOf(person);
    expect((await logIn(person, { passkey: answer(key, challenge) })).said).toBe('WRONG_CODE');
  });

  test('that answered wrongly is asked anew: the challenge is over', async () => {
    const { person, key } = await withPasskey();
    const { challenge } = await askedOf(person);
    const wrong = key.use(challenge, { from: 'https://evil.example' });
    expect((await logIn(person, { passkey: wrong })).said).toBe('WRONG_CODE');
    expect((await logIn(person, { passkey: key.use(challenge) })).said).toBe('WRONG_CODE');
  });

  test('that answers after five minutes lets nobody in', async () => {
    const { person, key } = await withPasskey();
    const { challenge } = await askedOf(person);
    world.deps.clock.advance(5 * MINUTE_MS + 1);
    expect((await logIn(person, { passkey: key.use(challenge) })).said).toBe('WRONG_CODE');
  });

  test('whose counter stays behind is a copy and lets nobody in', async () => {
    const { person, key } = await withPasskey();
    expect((await logIn(person, { passkey: key.use((await askedOf(person)).challenge, { step: 5 }) })).said).toBe('in');
    const copy = key.use((await askedOf(person)).challenge, { step: -2 });
    expect((await logIn(person, { passkey: copy })).said).toBe('WRONG_CODE');
  });

  test("of somebody else, or an answer to somebody else's challenge, lets nobody in", async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const { challenge } = await askedOf(one.person);
    expect((await logIn(one.person, { passkey: other.key.use(challenge) })).said).toBe('WRONG_CODE');
    const theirs = await askedOf(other.person);
    expect((await logIn(one.person, { passkey: one.key.use(theirs.challenge) })).said).toBe('WRONG_CODE');
  });

  test('tried twenty times at once with one answer lets one in', async () => {
    const { person, key } = await withPasskey();
    const passkey = key.use((await askedOf(person)).challenge);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(person, { passkey })));
    expect(answers.filter(({ said }) => said === 'in')).toHaveLength(1);
  });
});

describe('making one', () => {
  test('from a foreign website, to an older or foreign challenge, or of a known credential is refused', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const key = softwarePasskey(origin);
    const refused = async (made: ReturnType<Key['make']>) => (await keep(person, made)).body.code;
    expect(await refused(key.make(await challengeFor(person), 'https://evil.example'))).toBe('WRONG_CODE');
    expect(await refused(key.make(await challengeFor(other)))).toBe('WRONG_CODE');
    const late = await challengeFor(person);
    world.deps.clock.advance(5 * MINUTE_MS + 1);
    expect(await refused(key.make(late))).toBe('WRONG_CODE');
    const challenge = await challengeFor(person);
    expect((await keep(person, key.make(challenge))).status).toBe(200);
    expect(await refused(softwarePasskey(origin).make(challenge))).toBe('WRONG_CODE');
    expect((await keep(other, key.make(await challengeFor(other)))).body.code).toBe('WRONG_CODE');
    const { read } = world.deps.database;
    const mails = await read.query(
      read.builder.selectFrom('outbox').select('id').where('kind', '=', 'staff-passkey-added'),
    );
    expect(mails.length).toBeGreaterThan(0);
  });

  test('ends other sessions', async () => {
    const person = await somebody();
    const elsewhere = await world.sessionOf('staff', person.id);
    await keep(person, softwarePasskey(origin).make(await challengeFor(person)));
    expect((await world.call(getAuthUser, {}, { token: elsewhere })).status).toBe(401);
    expect((await world.call(getAuthUser, {}, { token: person.token })).status).toBe(200);
  });
});

describe('passkeys of one’s own', () => {
  test('are named and removed by their owner alone', async () => {
    const { person, key } = await withPasskey();
    const stranger = await somebody();
    const params = { passkeyId: key.id };
    const body = { name: 'Phone' };
    expect((await world.call(renamePasskey, { params, body }, { token: stranger.token })).status).toBe(404);
    expect((await drop(stranger, key.id)).status).toBe(404);
    const named = await world.call(renamePasskey, { params, body }, { token: person.token });
    expect(named.body.data).toMatchObject([{ name: 'Phone' }]);
    expect((await drop(person, key.id)).body.data).toEqual([]);
    expect((await logIn(person)).said).toBe('in');
  });

  test('the last one stays with an administrator in production', async () => {
    const { person, key } = await withPasskey({ role: 'Admin' });
    Object.assign(world.deps.config, { production: true });
    try {
      const { body } = await drop(person, key.id);
      expect(body.code).toBe('STEP_ORDER');
    } finally {
      Object.assign(world.deps.config, { production: false });
    }
  });

  test('are taken off by an Admin with the rest of the second factor', async () => {
    const { person } = await withPasskey();
    const token = await world.staffSession('admin@demo.test');
    const { body } = await world.call(listColleagues, { query: { practices: 'prac-bright-smile' } }, { token });
    expect(body.data.find(({ _id }) => _id === person.id)?.hasSecondFactor).toBe(true);
    const reason = { reason: 'Called back at the number of their file.' };
    const reset = await world.call(
      resetSecondFactor,
      { params: { id: person.id }, body: { ...reason, ...(await aProof(world.deps, token)) } },
      { token },
    );
    expect(reset.body.data.hasSecondFactor).toBe(false);
    expect((await logIn(person)).said).toBe('in');
  });
});
