import { exportSignups, listSignups } from '@contract/application-details/signup-list';
import { dismissSignupAlert, sendSignupReminder } from '@contract/signup/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { readCsv } from '../../generated/read-csv';
import { aBorrower } from '../../test/builders';
import { runSql } from '../../test/database';
import { type SignupWorld, startSignupWorld } from './testing/signup-world';

const HARBOR = 'prac-harbor-medspa';
let world: SignupWorld;
let token: string;
beforeAll(async () => {
  world = await startSignupWorld();
  token = await world.staffSession('staff@harbor-medspa.test');
});
afterAll(() => world.discard());

let tries = 0;
const headers = () => {
  tries += 1;
  return { 'idempotency-key': `press-${tries}` };
};
type Reminder = { channel: 'email' | 'phone'; note?: string };
const remind = (signupId: string, answers: Reminder) =>
  world.call(sendSignupReminder, { body: { signupId, ...answers } }, { token, headers: headers() });
const dismiss = (signupId: string, body: { reason: string; version?: number | undefined }) =>
  world.call(dismissSignupAlert, { body: { signupId, ...body } }, { token, headers: headers() });
const rowOf = async (signupId: string) =>
  (await world.call(listSignups, { body: {} }, { token })).body.data.find(({ _id }) => _id === signupId);
const historyOf = async (id: string) =>
  (
    await world.rows<{ action: string; note: string | null; actor_name: string }>('application_history', [
      'application_id',
      id,
    ])
  ).map(({ action, note }) => [action, note]);

describe('a reminder of a sign-up', () => {
  test('goes to the proven address with the practice’s note and the way back, once a day, and stands in the history', async () => {
    const email = 'begins@example.test';
    const { applicationId } = await world.enter(email);
    const sent = await remind(applicationId, { channel: 'email', note: 'We kept Friday for you.' });
    expect([sent.status, sent.body.signup?.remindedOn]).toEqual([200, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    const [mail] = (await world.mailsTo(email)).filter(({ subject }) => /^Finish your PRIVI sign-up$/.test(subject));
    expect(mail?.text).toContain('We kept Friday for you.');
    expect(mail?.text).toContain('/v2/privi/harbor-medspa/signup');
    expect((await historyOf(applicationId)).at(-1)).toEqual(['REMINDED', null]);
    const again = await remind(applicationId, { channel: 'email' });
    expect([again.status, again.body.message]).toEqual([406, 'This person already got a reminder today.']);
    expect((await rowOf(applicationId))?.remindedOn).not.toBeNull();
  });

  test('goes as a text message without a note, which is refused with one', async () => {
    const { applicationId } = await world.enter('5125550177');
    const refused = await remind(applicationId, { channel: 'phone', note: 'Hello' });
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, 'note']);
    expect((await remind(applicationId, { channel: 'email' })).body.message).toContain(
      "hasn't verified an email address",
    );
    expect((await remind(applicationId, { channel: 'phone' })).status).toBe(200);
    const [text] = (await world.mailsTo('+15125550177')).filter(({ text }) => /isn't finished/.test(text));
    expect(text?.text).not.toContain('Harbor');
    expect(text?.text).toMatch(/^PRIVI: /);
  });

  test('is for nobody who is finished, and for no application for financing', async () => {
    const borrower = await aBorrower(world.deps, { practice_id: HARBOR });
    const ended = await insertApplication(world.deps, borrower.id, { practiceId: HARBOR, enrollment: 'MEMBERSHIPS' });
    await runSql(world.deps.database, `update application set status = 'APPROVED' where id = '${ended}'`);
    expect((await remind(ended, { channel: 'email' })).body.code).toBe('STEP_ORDER');
    const loan = await insertApplication(world.deps, borrower.id, { practiceId: HARBOR });
    expect((await remind(loan, { channel: 'email' })).status).toBe(404);
  });
});

describe('a fraud alert of a sign-up', () => {
  test.each(['need_more_info', 'fraud_alert'])(
    'is raised by %s, and dismissed once with how the person was reached',
    async (flag) => {
      const { applicationId } = await world.enter(`alert-${flag.replace('_', '')}@example.test`);
      expect((await rowOf(applicationId))?.fraudAlert).toBe(false);
      expect((await dismiss(applicationId, { reason: 'Nothing there' })).body.code).toBe('STEP_ORDER');
      await runSql(world.deps.database, `update application set ${flag} = 1 where id = '${applicationId}'`);
      const row = await rowOf(applicationId);
      expect(row?.fraudAlert).toBe(true);
      expect((await dismiss(applicationId, { reason: ' ' })).body.fields?.[0]?.field).toBe('reason');
      expect((await dismiss(applicationId, { reason: 'Late', version: (row?.version ?? 0) - 1 })).body.code).toBe(
        'STALE',
      );
      const done = await dismiss(applicationId, { reason: 'Called the number on file', version: row?.version });
      expect([done.status, done.body.signup?.fraudAlert]).toEqual([200, false]);
      expect((await historyOf(applicationId)).at(-1)).toEqual(['ALERT_SETTLED', 'Called the number on file']);
      expect((await dismiss(applicationId, { reason: 'Again' })).body.code).toBe('STEP_ORDER');
    },
  );

  test('dismissed, it takes no step from the person: who they are is still shown', async () => {
    const who = await world.enter('still@example.test');
    await runSql(
      world.deps.database,
      `update application set need_more_info = 1, fraud_alert = 1 where id = '${who.applicationId}'`,
    );
    await dismiss(who.applicationId, { reason: 'Called the number on file' });
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ need_more_info: 1, fraud_alert: 0, status: 'INCOMPLETE' });
    // Another file may carry another alert.
    await runSql(world.deps.database, `update application set fraud_alert = 1 where id = '${who.applicationId}'`);
    expect((await rowOf(who.applicationId))?.fraudAlert).toBe(true);
  });
});

describe('the file of the sign-ups', () => {
  test('is Signups.csv, also where the list itself is asked for it, and leaves the practice out where one is shown', async () => {
    const body = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
    const file = await world.call(exportSignups, { body }, { token });
    const asked = await world.call(listSignups, { body: { ...body, isCsv: true } }, { token });
    expect(String(asked.body)).toBe(String(file.body));
    expect(asked.headers.get('content-disposition')).toBe('attachment; filename="Signups.csv"');
    expect(asked.headers.get('content-type')).toContain('text/csv');
    const headsOf = async (showLocation: boolean) =>
      readCsv(
        String((await world.call(listSignups, { body: { ...body, isCsv: true, showLocation } }, { token })).body),
      )[0];
    expect([(await headsOf(true))?.includes('Practice'), (await headsOf(false))?.includes('Practice')]).toEqual([
      true,
      false,
    ]);
  });
});
