import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../test/deps';
import { codeOf } from './code-value';
import type { SendCodeInput } from './one-time-code';

const MINUTE_MS = 60_000;
const PURPOSE = 'apply-start';
let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps({
    environment: { PF_RATE_TEXTS_PER_PRACTICE: '5', PF_RATE_TEXTS_PER_MINUTE: '8', PF_RATE_TEXTS_PER_DAY: '12' },
  });
});
afterEach(() => deps.discard());

let numbers = 0;
/** A number that nobody saw before, asked for from an address of its own. */
async function ask(practiceId: string | null, more: Partial<SendCodeInput> = {}): Promise<string> {
  numbers += 1;
  const destination = `+1512555${String(numbers).padStart(4, '0')}`;
  const about = { purpose: PURPOSE, channel: 'sms', destination, subjectId: null, applicationId: null } as const;
  return deps.database
    .transaction((tx) =>
      deps.codes.send(tx, {
        ...about,
        practiceId,
        brand: 'financing',
        addressHash: `address-${numbers}`,
        deliver: true,
        ...more,
      }),
    )
    .then(
      () => 'sent',
      (refused) => refused.code,
    );
}
async function askMany(practiceId: string | null, times: number, more = {}) {
  const said: string[] = [];
  for (let time = 0; time < times; time += 1) said.push(await ask(practiceId, more));
  return said.filter((one) => one === 'sent').length;
}
const queued = async () =>
  (await deps.database.read.query(deps.database.read.builder.selectFrom('outbox').select('kind'))).filter(
    ({ kind }) => kind === 'deliver-sms' || kind === 'deliver-voice',
  ).length;

test('a practice, a minute and a day have their ceilings, calls count as texts do, and each is told once', async () => {
  expect(await askMany('one', 8)).toBe(5);
  // Of the eight of this minute three are left.
  expect(await askMany('two', 5, { channel: 'landline' })).toBe(3);
  deps.clock.advance(10 * MINUTE_MS);
  expect(await askMany(null, 20)).toBe(4);
  expect(await queued()).toBe(12);
  const told = deps.logLines.filter((line) => line.includes('paid_sends_ceiling'));
  expect(told.map((line) => JSON.parse(line).kind)).toEqual(['practice', 'minute', 'day']);
});

test('email is not counted, and a decoy is as the real one', async () => {
  expect(await askMany('one', 20, { channel: 'email' })).toBe(20);
  expect(await askMany('one', 8, { deliver: false })).toBe(5);
});

test('whoever was here before gets a code while a crowd has used up the rest', async () => {
  const mine = { destination: '+15125559999', addressHash: 'home' };
  await ask('one', mine);
  const { read } = deps.database;
  const [row] = await read.query(read.builder.selectFrom('challenge').select('id').orderBy('created_at', 'desc'));
  const code = codeOf(deps.config.codeKey, row?.id ?? '');
  const right = await deps.database.transaction((tx) =>
    deps.codes.verify(tx, { purpose: PURPOSE, destination: mine.destination, addressHash: 'home', code }),
  );
  expect(right.ok).toBe(true);
  expect(await askMany('one', 20)).toBe(4);
  expect(await ask('one')).toBe('RATE_LIMITED');
  expect(await ask('one', mine)).toBe('sent');
});
