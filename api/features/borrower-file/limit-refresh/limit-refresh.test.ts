import { sendCreditRefreshLimit } from '@contract/borrower-file/ask-calls';
import { getBorrower } from '@contract/borrower-file/calls';
import { getLimitRefreshInfo, refreshSpendingLimit } from '@contract/borrower-file/limit-refresh-calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertApplication } from '../../../generated/insert-application';
import { aBorrower, aCreditLine } from '../../../test/builders';
import { runSql } from '../../../test/database';
import { type ApplyWorld, startApplyWorld } from '../../application/testing/apply-world';
import { runRefresh } from './run-refresh';

const DAY_MS = 86_400_000;
const PRACTICE = 'prac-bright-smile';
const NEVER = new AbortController().signal;

let world: ApplyWorld;
let token: string;
beforeEach(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterEach(() => world.discard());

/** Somebody with an approval of a year ago whose limit ends in so many days. */
async function aPerson(
  endsIn: number,
  { practiceId = PRACTICE, ...given }: Parameters<typeof aBorrower>[1] & { practiceId?: string } = {},
) {
  const row = await aBorrower(world.deps, { practice_id: practiceId, ...given });
  const application = await insertApplication(world.deps, row.id, { practiceId });
  await runSql(
    world.deps.database,
    `update application set status = 'APPROVED', submitted_at = '2025-01-10T00:00:00.000Z' where id = '${application}'`,
  );
  const expires_on = new Date(world.deps.clock.nowMs() + endsIn * DAY_MS).toISOString().slice(0, 10);
  await aCreditLine(world.deps, row, { application_id: application, practice_id: practiceId, expires_on });
  return row;
}

const start = (body: { practiceId?: string } = {}, key = 'key') =>
  world.call(refreshSpendingLimit, { body }, { token, headers: { 'idempotency-key': key } });
const info = async (query: { practiceId?: string } = {}) =>
  (await world.call(getLimitRefreshInfo, { query }, { token })).body;
const runsOf = () => world.rows<{ id: string; status: string; invited: number; done: number }>('limit_refresh_run');
/** Who was told, by the rows of their files, each of which promised a mail. */
const told = async () => {
  const acts = await world.rows<{ borrower_id: string }>('borrower_file_act', ['kind', 'LIMIT_EMAIL_SENT']);
  const mails = await world.rows('outbox', ['kind', 'limit-refresh-open']);
  expect(mails).toHaveLength(acts.length);
  return acts.map(({ borrower_id: id }) => id).sort();
};

describe('a run', () => {
  test('tells everybody whose limit has ended or ends soon, each once, with a row in their file', async () => {
    const ended = await aPerson(-400);
    const soon = await aPerson(20);
    await aPerson(60);
    await aPerson(10, { on_hold: 1 });
    await aPerson(10, { flagged_fraud: 1 });
    await aPerson(10, { is_deleted: 1 });
    await aPerson(10, { deceased: 1 });
    await aPerson(10, { email_verified_at: null });
    await aPerson(10, { practiceId: 'prac-sunset-plastics' });
    expect(await info()).toEqual({
      lastRefreshed: null,
      lastRefreshedBy: null,
      wouldBeInvited: 2,
      isBound: false,
      run: null,
    });
    const { status, body } = await start();
    expect([status, body.run.status, body.run.startedBy]).toEqual([200, 'RUNNING', 'Priya Raman']);
    await runRefresh(world.deps, body.run._id, NEVER);
    expect(await told()).toEqual([ended.id, soon.id].sort());
    const after = await info();
    expect(after).toMatchObject({
      lastRefreshed: body.run.startedAt,
      lastRefreshedBy: 'Priya Raman',
      wouldBeInvited: 0,
      run: { status: 'DONE', invited: 2, done: 2, total: 2 },
    });
    const file = await world.call(getBorrower, { query: { user_id: soon.id } } as never, { token });
    expect(file.body.user.acts).toMatchObject([{ kind: 'LIMIT_EMAIL_SENT', userName: 'Priya Raman' }]);
    const acts = await world.rows<{ action: string; object_id: string }>('audit', ['object_id', body.run._id]);
    expect(acts.map(({ action }) => action).sort()).toEqual(['limit_refresh.ended', 'limit_refresh.started']);
  });

  test('is sent by the outbox, and its mail is the one of a single offer', async () => {
    await aPerson(5, { email: 'told@example.test', first_name: 'Tola' });
    await start();
    const [mail] = await world.mailsTo('told@example.test');
    expect(mail?.subject).toBe('Refresh your PatientFi spending limit');
    expect(mail?.text).toContain('Your spending limit has expired or expires within 30 days.');
    expect(mail?.text).toContain("We'll make a new decision and may not approve it.");
    expect((await runsOf())[0]?.status).toBe('DONE');
  });

  test('of one practice tells nobody of another', async () => {
    const here = await aPerson(5);
    await aPerson(5, { practiceId: 'prac-clearview-eye' });
    expect((await info({ practiceId: PRACTICE })).wouldBeInvited).toBe(1);
    const { body } = await start({ practiceId: PRACTICE });
    await runRefresh(world.deps, body.run._id, NEVER);
    expect(await told()).toEqual([here.id]);
    expect((await info()).run?.practicemanagement).toEqual({ _id: PRACTICE, PracticeName: 'Bright Smile Dental' });
  });

  test('tells nobody of the same end of a limit twice, whoever told them, nor of another within 30 days', async () => {
    const person = await aPerson(5);
    const body = { borrowerId: person.id };
    expect((await world.call(sendCreditRefreshLimit, { body }, { token })).status).toBe(200);
    const run = async (key: string) => {
      // A session ends before 29 days have passed.
      token = await world.staffSession('admin@demo.test');
      const { body: begun } = await start({}, key);
      await runRefresh(world.deps, begun.run._id, NEVER);
      return (await told()).length;
    };
    expect((await info()).wouldBeInvited).toBe(0);
    expect(await run('same-day')).toBe(1);
    world.deps.clock.advance(29 * DAY_MS);
    expect(await run('after-29-days')).toBe(1);
    world.deps.clock.advance(DAY_MS);
    expect(await run('after-30-days')).toBe(1);
    const ended = { expires_on: '2026-03-20' };
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('credit_profile').set(ended).where('borrower_id', '=', person.id)),
    );
    expect(await run('of-another-end')).toBe(2);
  });

  test('that was killed goes on behind its last person, and tells nobody twice', async () => {
    for (let count = 0; count < 5; count += 1) await aPerson(5);
    const { body } = await start();
    const ending = new AbortController();
    const { audit } = world.deps;
    let people = 0;
    const append: typeof audit.append = async (tx, input) => {
      if (input.action === 'borrower.limit_email_sent') people += 1;
      if (people === 2) ending.abort(new Error('The process ends'));
      return audit.append(tx, input);
    };
    const dying = { ...world.deps, audit: { ...audit, append } };
    await expect(runRefresh(dying, body.run._id, ending.signal)).rejects.toThrow('The process ends');
    expect(await told()).toHaveLength(2);
    expect(await runsOf()).toMatchObject([{ status: 'RUNNING', invited: 2, done: 2 }]);
    await runRefresh(world.deps, body.run._id, NEVER);
    const all = await told();
    expect([all.length, new Set(all).size]).toEqual([5, 5]);
    expect(await runsOf()).toMatchObject([{ status: 'DONE', invited: 5, done: 5 }]);
  });

  test('that several processes work on at once tells each person once', async () => {
    for (let count = 0; count < 8; count += 1) await aPerson(5);
    const { body } = await start();
    await Promise.all([1, 2, 3].map(() => runRefresh(world.deps, body.run._id, NEVER)));
    const all = await told();
    expect([all.length, new Set(all).size]).toEqual([8, 8]);
    expect(await runsOf()).toMatchObject([{ status: 'DONE', invited: 8, done: 8 }]);
  });

  test('is one at a time: of fifty starts at once one begins, and the next one after its end', async () => {
    await aPerson(5);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => start({}, `start-${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['RULES_FORBID']),
    );
    const [run, ...others] = await runsOf();
    expect(others).toEqual([]);
    await runRefresh(world.deps, run?.id ?? '', NEVER);
    expect((await start({}, 'afterwards')).status).toBe(200);
  });
});
