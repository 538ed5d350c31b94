import { verifyWelcomeBack } from '@contract/borrower/calls';
import { sendContactCode } from '@contract/borrower-file/ask-calls';
import { changePatientInfo, changePersonalInfo } from '@contract/borrower-file/info-calls';
import { listSentMessages, readSentMessage } from '@contract/correspondence/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { createOutboxDispatcher } from '../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../outbox-handlers';
import { aBorrower, aMembership } from '../../test/builders';
import { type RanStatements, recorded, wholeReads } from '../../test/query-plan';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { keepMessage } from './index';

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

let people = 0;
async function aPatient(given: Parameters<typeof aBorrower>[1] = {}) {
  people += 1;
  const phone = `51255503${String(people).padStart(2, '0')}`;
  const row = await aBorrower(world.deps, { phone, phone_verified_at: world.deps.clock.now(), ...given });
  await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
  return { ...row, phone };
}
const send = () => createOutboxDispatcher({ deps: world.deps, handlers: outboxHandlers(world.deps) }).runDue();
const list = (id: string, query: { after?: string; brand?: 'membership' } = {}, by = token) =>
  world.call(listSentMessages, { params: { id }, query }, { token: by });
const messagesOf = async (id: string) => (await list(id)).body.data;
const read = (id: string, messageId: string, by = token) =>
  world.call(readSentMessage, { params: { id, messageId } }, { token: by });
const readsOn = async (id: string) =>
  (await world.rows<{ action: string; object_id: string }>('audit')).filter(
    ({ action, object_id }) => action === 'borrower.message_read' && object_id === id,
  );

test('what was mailed and texted to a person stands in their file as it left, with addresses masked and no links', async () => {
  const { id, email, phone, version } = await aPatient();
  await world.call(changePatientInfo, { params: { id }, body: { phoneNumber: '(512) 555-0397', version } }, { token });
  await send();
  const sent = await messagesOf(id);
  expect(sent.map(({ channel, status }) => [channel, status]).sort()).toEqual([
    ['EMAIL', 'SENT'],
    ['TEXT', 'SENT'],
    ['TEXT', 'SENT'],
  ]);
  const mail = sent.find(({ channel }) => channel === 'EMAIL');
  expect(mail).toMatchObject({ subject: 'A change to your PatientFi account is waiting' });
  expect(JSON.stringify(sent)).not.toContain(email);
  expect(sent.map(({ sentTo }) => sentTo)).toContain(`(•••) •••-${phone.slice(-4)}`);
  // To the number that nobody of ours has yet, too.
  expect(sent.map(({ sentTo }) => sentTo)).toContain('(•••) •••-0397');
  const [received] = await world.mailsTo(email);
  const body = (await read(id, mail?._id ?? '')).body;
  expect(body.text).toContain('Our staff were asked to change your phone number.');
  expect(body.text).toContain('[link]');
  expect(body.text).not.toContain('http');
  expect(received?.text.replace(/\s+/g, ' ')).toContain('http');
  const [row] = await world.rows<{ vault_id: string }>('person_message', ['id', mail?._id ?? '']);
  expect(JSON.stringify(row)).not.toContain('account is waiting');
});

test('a code is kept as sent, without the code and its link', async () => {
  const { id, email } = await aPatient();
  await world.call(verifyWelcomeBack, { body: { data: email } });
  const code = await world.codeFor(email);
  const [mail] = await messagesOf(id);
  const { text } = (await read(id, mail?._id ?? '')).body;
  expect(text).toContain('••••••');
  expect(text).not.toContain(code);
  expect(text).not.toMatch(/http|#/);
});

test('a code that was read out is in the file of the person, not of whoever else has the address', async () => {
  const { id, phone } = await aPatient({ phone_verified_at: null });
  const other = await aPatient({ phone, phone_verified_at: null });
  await world.call(sendContactCode, { params: { id }, body: { channel: 'phone' } }, { token });
  await send();
  expect(await messagesOf(id)).toMatchObject([{ channel: 'TEXT', subject: null, status: 'SENT' }]);
  expect(await messagesOf(other.id)).toEqual([]);
});

test('opening a message leaves an audit row in the trail of the person; the list leaves none', async () => {
  const { id, version } = await aPatient();
  const body = { lastName: 'Quillfeather', version };
  await world.call(changePersonalInfo, { params: { id }, body }, { token });
  await send();
  const [mail] = await messagesOf(id);
  expect(await readsOn(id)).toEqual([]);
  expect((await read(id, mail?._id ?? '')).status).toBe(200);
  expect(await readsOn(id)).toHaveLength(1);
  const stranger = await aPatient();
  expect((await read(stranger.id, mail?._id ?? '')).status).toBe(404);
});

test('a message that could not be brought is not sent; a later try changes it and what it said, once', async () => {
  const { id } = await aPatient();
  const keep = (status: 'SENT' | 'FAILED', text: string) =>
    world.deps.database.transaction((tx) =>
      keepMessage(
        { tx, deps: world.deps },
        {
          ...{ id: `message-${id}`, kind: 'a-kind', channel: 'EMAIL', brand: 'financing', sent_to: 'j•••@d•••.com' },
          said: { subject: 'Hello', text, attachments: [] },
        },
        { status, reason: null, about: { address: '', borrowerId: id } },
      ),
    );
  await keep('FAILED', 'First');
  expect(await messagesOf(id)).toMatchObject([{ status: 'FAILED' }]);
  await keep('SENT', 'Second');
  await keep('FAILED', 'Third');
  expect(await messagesOf(id)).toMatchObject([{ status: 'SENT' }]);
  expect((await read(id, `message-${id}`)).body.text).toBe('Second');
  expect(await world.rows('vault', ['subject_id', id])).toHaveLength(1);
});

test('a mail server that is down leaves "not sent", and "sent" once it is up', async () => {
  const { id, version } = await aPatient();
  await world.sandbox.fault({ vendor: 'mail', mode: 'down', times: 50 });
  await world.call(changePersonalInfo, { params: { id }, body: { lastName: 'Quillfeather', version } }, { token });
  await send();
  expect(await messagesOf(id)).toMatchObject([{ status: 'FAILED' }]);
});

test('whoever works for the membership brand gets only what went out in its name; practices and partners nothing', async () => {
  const { id } = await aPatient();
  await aMembership(world.deps, { id, practice_id: 'prac-harbor-medspa' });
  for (const brand of ['financing', 'membership'] as const)
    await world.deps.database.transaction((tx) =>
      keepMessage(
        { tx, deps: world.deps },
        {
          ...{ id: `${brand}-${id}`, kind: 'a-kind', channel: 'EMAIL', brand, sent_to: 'j•••@d•••.com' },
          said: { subject: brand, text: brand, attachments: [] },
        },
        { status: 'SENT', reason: null, about: { address: '', borrowerId: id } },
      ),
    );
  const brandPeople = await world.staffSession('privi-admin@demo.test');
  expect((await list(id, {}, brandPeople)).body.data.map(({ subject }) => subject)).toEqual(['membership']);
  expect((await read(id, `financing-${id}`, brandPeople)).status).toBe(404);
  expect((await read(id, `membership-${id}`, brandPeople)).status).toBe(200);
  expect((await list(id, { brand: 'membership' })).body.data.map(({ subject }) => subject)).toEqual(['membership']);
  expect((await messagesOf(id)).map(({ subject }) => subject).sort()).toEqual(['financing', 'membership']);
  const practice = await world.staffSession('staff@bright-smile.test');
  expect((await list(id, {}, practice)).status).toBe(403);
});

test('pages follow each other without a gap, newest first, and read no more rows than they show', async () => {
  const { id } = await aPatient();
  const expected: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    // Some leave in one moment.
    if (count % 3 === 0) world.deps.clock.advance(1000);
    const messageId = `page-${String(count).padStart(3, '0')}-${id}`;
    expected.unshift(messageId);
    await world.deps.database.transaction((tx) =>
      keepMessage(
        { tx, deps: world.deps },
        {
          ...{ id: messageId, kind: 'a-kind', channel: 'TEXT', brand: 'financing', sent_to: '(•••) •••-0100' },
          said: { subject: null, text: 'Hello', attachments: [] },
        },
        { status: 'SENT', reason: null, about: { address: '', borrowerId: id } },
      ),
    );
  }
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await list(id, after === undefined ? {} : { after });
    seen.push(...body.data.map(({ _id }) => _id));
    after = body.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(expected);
  expect((await list(id, { after: 'junk' })).body.code).toBe('INVALID_FIELDS');

  const ran: RanStatements = new Map();
  const { messagesAfter, brandMessagesAfter } = await import('./correspondence.reads');
  const reading = recorded(world.deps.database.read, ran);
  const page = { borrowerId: id, at: '9999', id: '', limit: 26 };
  await reading.all(messagesAfter, page);
  await reading.all(brandMessagesAfter, { ...page, brand: 'membership' });
  expect(await wholeReads(world.deps.database, ran)).toEqual([]);
});
