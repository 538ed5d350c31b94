import {
  findEnrollmentPlace,
  mailEnrollmentLink,
  openEnrollmentLink,
  printEnrollmentAgreement,
  readEnrollment,
  saveEnrollmentCard,
  startEnrollment,
} from '@contract/provider-enrollment/calls';
import { formatUsDate } from '@domain/calendar/us-date';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { civilToday } from '../../civil-today';
import { aColleague } from '../../test/builders';
import { isWaiting } from '../../test/waiting';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { leadOf, listedLeads, secretsOfLead } from './index';
import { BANK, CONTACT, enrollee, OWNER, START } from './testing/enrollee';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());
let who: ReturnType<typeof enrollee>;
beforeEach(() => {
  who = enrollee(world);
});
afterEach(() => world.sandbox.reset());

const refused = ({ status, body }: { status: number; body: { code?: string; fields?: { field: string }[] } }) => [
  status,
  body.code,
  ...(body.fields ?? []).map(({ field }) => field),
];
const read = (token: string | undefined) => world.call(readEnrollment, {}, { token });
const today = () => formatUsDate(civilToday(world.deps.clock, 'WA'));

describe('the steps', () => {
  test('each leads to the next one once its call has succeeded, and the last one to the end', async () => {
    const started = await who.start();
    expect(started.body.enrollment).toMatchObject({ providerEnrollmentStep: 1, providerLeadId: expect.any(String) });
    expect((await who.owner({ ownerId: '000-00-0000' })).status).toBe(422);
    expect((await read(who.token)).body.enrollment.providerEnrollmentStep).toBe(1);
    expect((await who.owner()).body.enrollment.providerEnrollmentStep).toBe(2);
    expect((await who.bank()).body.enrollment.providerEnrollmentStep).toBe(3);
    expect((await who.card()).body.enrollment.providerEnrollmentStep).toBe(4);
    const { enrollment } = (await who.sign()).body;
    expect(enrollment).toMatchObject({
      providerEnrollmentStep: 5,
      documentPath: '/provider/enrollment/agreement/print',
      authorization: { authorizedSigner: 'Dana Whitlock', signerJobTitle: 'Practice owner', signedAt: today() },
    });
  });

  test('one out of its order is refused, and nothing is kept of it', async () => {
    await who.start();
    for (const answer of [await who.bank(), await who.cardPage(), await who.sign()])
      expect(refused(answer)).toEqual([409, 'STEP_ORDER']);
    await who.owner();
    expect(refused(await who.sign())).toEqual([409, 'STEP_ORDER']);
    expect((await read(who.token)).body.enrollment).toMatchObject({ providerEnrollmentStep: 2, bankInformation: null });
  });

  test('an earlier answer is corrected without going back, and none once everything is signed', async () => {
    await who.ready();
    const corrected = await who.start({ businessInformation: { ...START.businessInformation, city: 'Seattle' } });
    expect(corrected.body).toMatchObject({
      token: null,
      enrollment: { providerEnrollmentStep: 4, businessInformation: { city: 'Seattle' } },
    });
    await who.sign();
    for (const answer of [await who.start(), await who.owner(), await who.bank(), await who.sign()])
      expect(refused(answer)).toEqual([409, 'STEP_ORDER']);
  });

  test('numbers that were given stay when their step is answered again without them', async () => {
    await who.ready();
    const { dateOfBirth, ownerId, ...owner } = OWNER;
    const { accountNumber, routingNumber, ...bank } = BANK;
    expect((await who.owner({ dateOfBirth: undefined, ownerId: undefined, city: 'Seattle' })).status).toBe(200);
    expect((await who.bank({ accountNumber: undefined, routingNumber: undefined, bankName: 'Another' })).status).toBe(
      200,
    );
    const { database, vault } = world.deps;
    const secrets = await secretsOfLead({ db: database.read, vault }, await leadId());
    expect(secrets).toMatchObject({
      owner: { dateOfBirth, ownerId: '123458812', idType: 'SSN' },
      bank: { accountNumber, routingNumber },
    });
    expect(refused(await who.owner({ ownerId: undefined, idType: 'PASSPORT' }))).toEqual([
      422,
      'INVALID_FIELDS',
      'ownerInformation.ownerId',
    ]);
    expect(refused(await who.bank({ routingNumber: undefined }))).toEqual([
      422,
      'INVALID_FIELDS',
      'bankInformation.routingNumber',
    ]);
    expect([owner.city, bank.bankName]).toEqual(['Spokane', BANK.bankName]);
  });
});

const leadId = async () => (await read(who.token)).body.enrollment.providerLeadId;

describe('what is refused', () => {
  test.each([7, true, null, ['x'], { a: 1 }])('a field of a contact that is %j and no text', async (junk) => {
    for (const field of ['firstName', 'lastName', 'email', 'phoneNumber', 'jobTitle']) {
      const primary = await who.start({ primaryContact: { ...CONTACT, [field]: junk } as never });
      expect(refused(primary)).toEqual([422, 'INVALID_FIELDS', `primaryContact.${field}`]);
      const { isOwner: _, ...contact } = CONTACT;
      const auxiliary = await who.start({ auxiliaryContact: { ...contact, [field]: junk } as never });
      expect(refused(auxiliary)).toEqual([422, 'INVALID_FIELDS', `auxiliaryContact.${field}`]);
    }
  });

  test.each(['true', 1, null, undefined])('isOwner that is %j and no boolean', async (isOwner) => {
    const answer = await who.start({ primaryContact: { ...CONTACT, isOwner } as never });
    expect(refused(answer)).toEqual([422, 'INVALID_FIELDS', 'primaryContact.isOwner']);
  });

  test('isOwner of anybody but the primary contact', async () => {
    const answer = await who.start({ auxiliaryContact: { ...CONTACT, email: 'other@cedarridge.test' } as never });
    expect(refused(answer)).toEqual([422, 'INVALID_FIELDS', 'auxiliaryContact.isOwner']);
  });

  test('an enrollment in neither, and a year to come', async () => {
    const neither = await who.start({ priviEnrollment: false, patientfiEnrollment: false });
    expect(refused(neither)).toEqual([422, 'INVALID_FIELDS', 'patientfiEnrollment']);
    const later = await who.start({ businessInformation: { ...START.businessInformation, yearEstablished: 2150 } });
    expect(refused(later)).toEqual([422, 'INVALID_FIELDS', 'businessInformation.yearEstablished']);
  });

  test.each(['110000001', '123456789', '12345678', ''])('%j as a routing number', async (routingNumber) => {
    await who.start();
    await who.owner();
    expect(refused(await who.bank({ routingNumber }))).toEqual([
      422,
      'INVALID_FIELDS',
      'bankInformation.routingNumber',
    ]);
  });

  test.each([
    ['SSN', '900-12-3456'],
    ['ITIN', '123-45-6789'],
    ['ITIN', '999-99-99'],
    ['PASSPORT', 'AB1'],
  ] as const)('an %s %s', async (idType, ownerId) => {
    await who.start();
    expect(refused(await who.owner({ idType, ownerId }))).toEqual([422, 'INVALID_FIELDS', 'ownerInformation.ownerId']);
  });

  test('an owner under age, and a signature of another day', async () => {
    await who.start();
    expect(refused(await who.owner({ dateOfBirth: '2015-01-01' }))).toContain('ownerInformation.dateOfBirth');
    await who.ready();
    expect(refused(await who.sign({ signedAt: '01/02/2020' }))).toContain('authorization.signedAt');
    expect(refused(await who.sign({}, 'a'.repeat(64)))).toEqual([409, 'STALE']);
  });

  test('a prepaid card, one of somebody else, and a made-up token', async () => {
    await who.start();
    await who.owner();
    await who.bank();
    expect(refused(await who.card({ number: '5105105105105100' }))).toContain('paymentMethod.token');
    const other = enrollee(world);
    await other.start();
    await other.owner();
    await other.bank();
    const { token } = await enterCard((await other.cardPage()).body.url);
    for (const one of [token, 'tok-of-nobody']) {
      const answer = await world.call(
        saveEnrollmentCard,
        { body: { paymentMethod: { token: one } } },
        { token: who.token },
      );
      expect(refused(answer)).toEqual([422, 'INVALID_FIELDS', 'paymentMethod.token']);
    }
    expect((await read(who.token)).body.enrollment).toMatchObject({ providerEnrollmentStep: 3, paymentMethod: null });
  });

  test('to pay money out to a credit card, from which fees are paid', async () => {
    await who.start();
    await who.owner();
    await who.bank();
    expect((await who.card({ number: '4111111111111111' })).body.enrollment.paymentMethod).toMatchObject({
      cardType: 'credit',
      isEligibleForDisbursement: false,
    });
    expect((await who.card()).body.enrollment.paymentMethod).toMatchObject({
      cardType: 'debit',
      isEligibleForDisbursement: true,
      cardLastFour: '4242',
    });
  });
});

describe('the key', () => {
  test('without its own secret an enrollment is unknown, by whatever else somebody has', async () => {
    await who.start();
    const staff = await world.staffSession('operations@demo.test');
    for (const token of [undefined, '', 'nonsense', `${who.token}x`, await leadId(), staff])
      expect(refused(await read(token))).toEqual([404, 'NOT_FOUND']);
  });

  test('what is kept of it, of a link and of the numbers cannot be read in the database', async () => {
    await who.ready();
    const [mail] = await world.mailsTo(CONTACT.email);
    const link = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
    const tables = ['provider_enrollment', 'provider_enrollment_key', 'vault', 'outbox', 'provider_enrollment_history'];
    const all = JSON.stringify(await Promise.all(tables.map((table) => world.rows(table))));
    for (const secret of [who.token, link, '123458812', BANK.accountNumber, BANK.routingNumber, CONTACT.email])
      expect(all).not.toContain(secret);
  });

  test('numbers are answered by their last four digits, and no date of birth and no token at all', async () => {
    const state = await who.ready();
    expect(state).toMatchObject({
      ownerInformation: { idType: 'SSN', ownerId: '8812' },
      bankInformation: { accountNumber: '6789', routingNumber: '0000' },
      paymentOptions: { paymentPeriod: 'MONTHLY', paymentMethod: 'CARD' },
    });
    const text = JSON.stringify(state);
    for (const secret of ['123458812', BANK.accountNumber, BANK.routingNumber, OWNER.dateOfBirth, 'tok'])
      expect(text).not.toContain(secret);
  });

  const linkTo = async (email: string) => /#([\w-]+)/.exec((await world.mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  const open = (link: string, token = '') => world.call(openEnrollmentLink, { body: { link } }, { token });

  test('a mailed link that is opened where the enrollment was typed proves the address and loses nothing', async () => {
    const email = 'here@cedarridge.test';
    await who.ready({ primaryContact: { ...CONTACT, email } });
    const opened = await open(await linkTo(email), who.token);
    expect(opened.body.enrollment.providerEnrollmentStep).toBe(4);
    expect((await read(opened.body.token)).body.enrollment.bankInformation?.accountNumber).toBe('6789');
    expect(refused(await read(who.token))).toEqual([404, 'NOT_FOUND']);
  });

  test('once it is proven, a mailed link goes on in another browser, once, and not after a week', async () => {
    await who.ready();
    const first = (await open(await linkTo(CONTACT.email), who.token)).body.token;
    await world.call(mailEnrollmentLink, { body: { slug: 'patientfi' } }, { token: first });
    const link = await linkTo(CONTACT.email);
    const opened = await open(link);
    expect(opened.body.enrollment.providerEnrollmentStep).toBe(4);
    expect((await read(opened.body.token)).status).toBe(200);
    expect(refused(await open(link))).toEqual([422, 'CODE_EXPIRED']);
    // A browser key is no link, and a link no key.
    expect(refused(await open(opened.body.token))).toEqual([422, 'CODE_EXPIRED']);
    await world.call(mailEnrollmentLink, { body: { slug: 'patientfi' } }, { token: opened.body.token });
    const next = await linkTo(CONTACT.email);
    expect(next).not.toBe(link);
    expect(refused(await read(next))).toEqual([404, 'NOT_FOUND']);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('provider_enrollment_key')
          .set({ expires_at: world.deps.wallClock.now() })
          .where('kind', '=', 'LINK'),
      ),
    );
    expect(refused(await open(next))).toEqual([422, 'CODE_EXPIRED']);
  });

  test('a stranger who began with an address reads and writes nothing once its owner has opened the link', async () => {
    const email = 'victim@cedarridge.test';
    await who.ready({ primaryContact: { ...CONTACT, email } });
    const { body } = await open(await linkTo(email));
    // What the stranger typed, the bank above all, is gone; the address that is proven stays.
    expect(body.enrollment).toMatchObject({
      providerEnrollmentStep: 0,
      primaryContact: { email, firstName: '', phoneNumber: '' },
      businessInformation: { providerName: '', streetAddress: '', providerURL: '' },
      auxiliaryContact: null,
      doctorInformation: null,
      ownerInformation: null,
      bankInformation: null,
      paymentMethod: null,
    });
    const hers = enrollee(world, body.token);
    expect(refused(await hers.owner())).toEqual([409, 'STEP_ORDER']);
    await hers.start({ primaryContact: { ...CONTACT, email } });
    await hers.owner();
    expect((await hers.bank()).status).toBe(200);
    for (const answer of [
      await read(who.token),
      await who.bank({ accountNumber: '999999999999' }),
      await who.owner(),
      await who.cardPage(),
    ])
      expect(refused(answer)).toEqual([404, 'NOT_FOUND']);
    const { bankInformation, ownerInformation } = (await read(body.token)).body.enrollment;
    expect([bankInformation?.accountNumber, ownerInformation?.ownerId]).toEqual(['6789', '8812']);
    const secrets = await secretsOfLead(
      { db: world.deps.database.read, vault: world.deps.vault },
      body.enrollment.providerLeadId,
    );
    expect(secrets).toMatchObject({ bank: { accountNumber: BANK.accountNumber }, card: null });
  });

  test('a number that a stranger typed is not taken over by a step that is answered without it', async () => {
    const email = 'numbers@cedarridge.test';
    await who.ready({ primaryContact: { ...CONTACT, email } });
    const hers = enrollee(world, (await open(await linkTo(email))).body.token);
    await hers.start({ primaryContact: { ...CONTACT, email } });
    expect(refused(await hers.owner({ ownerId: undefined, dateOfBirth: undefined }))[0]).toBe(422);
    await hers.owner();
    expect(refused(await hers.bank({ accountNumber: undefined, routingNumber: undefined }))[0]).toBe(422);
  });

  test('links that were mailed before open nothing once one was opened', async () => {
    const email = 'links@cedarridge.test';
    await who.start({ primaryContact: { ...CONTACT, email } });
    const first = await linkTo(email);
    await world.call(mailEnrollmentLink, { body: { slug: 'patientfi' } }, { token: who.token });
    expect((await open(await linkTo(email), who.token)).status).toBe(200);
    expect(refused(await open(first))).toEqual([422, 'CODE_EXPIRED']);
  });

  test('a stranger whose answer waits while the link is opened is a stranger when it is its turn', async () => {
    await who.ready();
    const { database, wallClock } = world.deps;
    const id = await leadId();
    let answer: ReturnType<typeof who.bank> | undefined;
    await database.transaction(async (tx) => {
      const { builder } = tx;
      await tx.execute(builder.updateTable('provider_enrollment').set({ is_email_proven: 1 }).where('id', '=', id));
      await tx.execute(
        builder
          .updateTable('provider_enrollment_key')
          .set({ expires_at: wallClock.now() })
          .where('enrollment_id', '=', id),
      );
      let isAnswered = false;
      answer = who.bank({ accountNumber: '999999999999' }).finally(() => {
        isAnswered = true;
      });
      if (database.dialect === 'postgres')
        while (!isAnswered && !(await isWaiting(database.read))) await new Promise(setImmediate);
    });
    expect(answer && refused(await answer)).toEqual([404, 'NOT_FOUND']);
  });

  test('the way to the copy of what is signed keeps what was signed, and ends the other keys', async () => {
    const email = 'signed@cedarridge.test';
    await who.ready({ primaryContact: { ...CONTACT, email } });
    await who.sign();
    const opened = await open(await linkTo(email));
    expect(opened.body.enrollment).toMatchObject({
      providerEnrollmentStep: 5,
      businessInformation: { providerName: 'Cedar Ridge Dental' },
    });
    expect(refused(await read(who.token))).toEqual([404, 'NOT_FOUND']);
  });

  test('whoever asks with the address goes on with the one that is proven, not with a newer one of a stranger', async () => {
    const email = 'mine@cedarridge.test';
    await who.ready({ primaryContact: { ...CONTACT, email } });
    const mine = (await open(await linkTo(email), who.token)).body.enrollment.providerLeadId;
    await enrollee(world).start({ primaryContact: { ...CONTACT, email, firstName: 'Stranger' } });
    await world.call(mailEnrollmentLink, { body: { slug: 'patientfi', email } });
    const { enrollment } = (await open(await linkTo(email))).body;
    expect(enrollment).toMatchObject({ providerLeadId: mine, providerEnrollmentStep: 4 });
  });

  test('a link into what a stranger began goes on with what this browser began with the same address', async () => {
    const email = 'both@cedarridge.test';
    const mine = (await who.ready({ primaryContact: { ...CONTACT, email } })).providerLeadId;
    await enrollee(world).start({ primaryContact: { ...CONTACT, email, firstName: 'Stranger' } });
    const { enrollment } = (await open(await linkTo(email), who.token)).body;
    expect(enrollment).toMatchObject({ providerLeadId: mine, providerEnrollmentStep: 4 });
  });

  test('whoever lost it asks with the address, and learns nothing of whether there is one', async () => {
    const email = 'lost@cedarridge.test';
    await who.start({ primaryContact: { ...CONTACT, email } });
    const before = (await world.mailsTo(email)).length;
    const ask = (address: string) => world.call(mailEnrollmentLink, { body: { slug: 'patientfi', email: address } });
    expect((await ask(email)).body).toEqual({ success: true });
    expect((await ask('nobody@cedarridge.test')).body).toEqual({ success: true });
    expect((await world.mailsTo(email)).length).toBe(before + 1);
    expect(await world.mailsTo('nobody@cedarridge.test')).toEqual([]);
  });

  test('the same beginning with the same key, whose answer was lost, begins nothing twice', async () => {
    const key = 'k'.repeat(43);
    const email = 'twice@cedarridge.test';
    const first = await who.start({ key, primaryContact: { ...CONTACT, email } });
    const again = await enrollee(world).start({ key, primaryContact: { ...CONTACT, email } });
    expect(again.body.enrollment.providerLeadId).toBe(first.body.enrollment.providerLeadId);
    expect([first.body.token, again.body.token]).toEqual([key, null]);
    expect(await world.mailsTo(email)).toHaveLength(1);
    expect((await read(key)).status).toBe(200);
    expect(refused(await who.start({ key: 'short' }))).toEqual([422, 'INVALID_FIELDS', 'key']);
  });

  test('links to an address that was corrected open nothing anymore', async () => {
    await who.start({ primaryContact: { ...CONTACT, email: 'wrong@cedarridge.test' } });
    const [mail] = await world.mailsTo('wrong@cedarridge.test');
    const link = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await who.start({ primaryContact: { ...CONTACT, email: 'right@cedarridge.test' } });
    expect(refused(await world.call(openEnrollmentLink, { body: { link } }))).toEqual([422, 'CODE_EXPIRED']);
    expect(await world.mailsTo('right@cedarridge.test')).toHaveLength(1);
  });
});

describe('the place', () => {
  const find = (slug: string) => world.call(findEnrollmentPlace, { params: { slug } });

  test('the platform’s two ask for the enrollment of their brand, an enterprise for that of its practices', async () => {
    const { read: db } = world.deps.database;
    const [enterprise] = await db.query(db.builder.selectFrom('enterprise').selectAll());
    expect((await find('patientfi')).body).toMatchObject({
      kind: 'PLATFORM',
      priviEnrollment: false,
      patientfiEnrollment: true,
    });
    expect((await find('privi')).body).toMatchObject({ priviEnrollment: true, patientfiEnrollment: false });
    expect((await find(enterprise?.url_slug ?? '')).body).toMatchObject({
      kind: 'ENTERPRISE',
      name: enterprise?.name,
    });
    await who.start({ slug: enterprise?.url_slug ?? '' });
    const lead = await leadOf({ db, vault: world.deps.vault }, await leadId());
    expect(lead).toMatchObject({ source: 'self-enrolled', enterpriseId: enterprise?.id, practiceId: null, step: 1 });
  });

  test('a practice that is being set up is asked for the enrollments that it has', async () => {
    const set = (isActive: 0 | 1) =>
      world.deps.database.transaction(async (tx) => {
        await tx.execute(
          tx.builder.updateTable('practice').set({ is_active: isActive }).where('slug', '=', 'lakeview-derm'),
        );
        await tx.execute(
          tx.builder
            .updateTable('practice_onboarding')
            .set({ status: isActive ? 'ACTIVE' : 'IN_PROGRESS' })
            .where('practice_id', '=', 'prac-lakeview-derm'),
        );
      });
    await set(0);
    const [practice] = await world.rows<{ id: string; enrollments: string }>('practice', ['slug', 'lakeview-derm']);
    const { body } = await find('lakeview-derm');
    await who.start({ slug: 'lakeview-derm' });
    await set(1);
    expect(body).toMatchObject({
      kind: 'PRACTICE',
      priviEnrollment: practice?.enrollments.includes('MEMBERSHIPS'),
      patientfiEnrollment: practice?.enrollments.includes('APPLICATIONS'),
    });
    const lead = await leadOf({ db: world.deps.database.read, vault: world.deps.vault }, await leadId());
    expect(lead).toMatchObject({ practiceId: practice?.id, enterpriseId: null });
  });

  test('a practice that works already, one that was closed, and what is not there, are unknown', async () => {
    for (const slug of ['bright-smile', 'coast-dental', 'no-such-place']) {
      expect(refused(await find(slug))).toEqual([404, 'NOT_FOUND']);
      expect(refused(await who.start({ slug }))).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('the signed agreement', () => {
  test('is kept with its evidence, printed with the signature, and mailed to an address that was proven', async () => {
    const email = 'proven@cedarridge.test';
    await who.start({ primaryContact: { ...CONTACT, email } });
    const [mail] = await world.mailsTo(email);
    const link = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { token } = (await world.call(openEnrollmentLink, { body: { link } }, { token: who.token })).body;
    who = enrollee(world, token);
    await who.owner();
    await who.bank();
    await who.card();
    await who.sign();
    const [kept] = await world.rows<Record<string, string>>('provider_agreement', ['enrollment_id', await leadId()]);
    expect(kept).toMatchObject({ signed_name: 'Dana Whitlock', signer_title: 'Practice owner', signed_on: today() });
    expect(JSON.parse(kept?.evidence ?? '')).toMatchObject({ isEmailProven: true, addressHash: expect.any(String) });
    expect(kept?.content).toContain('Cedar Ridge Dental Group, which works as Cedar Ridge Dental');
    expect(kept?.content).toContain('as agreed in your schedule of fees');
    // Nobody of ours signs: what makes it hold is something that is done.
    expect(kept?.content).toContain('activates Provider in the portal, which is Company’s acceptance');
    expect(kept?.content).not.toContain('begins with both signatures');
    const [copy] = await world.mailsTo(email);
    expect(copy?.subject).toContain('enrollment is complete');
    expect(copy?.attachments).toHaveLength(1);
    const printed = await world.call(printEnrollmentAgreement, {}, { token: who.token });
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(String(printed.body).slice(0, 5)).toBe('%PDF-');
  });

  test('goes to no address that nobody has proven, only the way to it', async () => {
    const email = 'unproven@cedarridge.test';
    await who.start({ primaryContact: { ...CONTACT, email } });
    await who.owner();
    await who.bank();
    await who.card();
    await who.sign();
    const [copy] = await world.mailsTo(email);
    expect([copy?.subject, copy?.attachments]).toEqual([expect.stringContaining('enrollment is complete'), []]);
    expect(copy?.text).toMatch(/provider-enrollment\/patientfi#/);
  });

  test('makes a lead of it, with its history', async () => {
    await who.ready();
    await who.sign();
    const reading = { db: world.deps.database.read, vault: world.deps.vault };
    const id = await leadId();
    const leads = await listedLeads(reading, { limit: 50, isFinished: true });
    expect(leads.find((lead) => lead.id === id)).toMatchObject({
      source: 'self-enrolled',
      enrollments: ['APPLICATIONS', 'MEMBERSHIPS'],
      answers: { primaryContact: { email: CONTACT.email, isOwner: true } },
    });
    const acts = (await leadOf(reading, id))?.history.map(({ action }) => action);
    expect(acts).toEqual(['STARTED', 'LINK_SENT', 'OWNER_GIVEN', 'BANK_GIVEN', 'CARD_GIVEN', 'SIGNED']);
  });
});

describe('an e-mail address of a user of ours', () => {
  const { isOwner: _, ...contact } = CONTACT;
  /** What is answered, without what differs for every enrollment. */
  const shape = ({ status, body }: Awaited<ReturnType<typeof who.start>>) => {
    const text = JSON.stringify({ ...body, requestId: '' });
    const { providerLeadId = '', primaryContact } = body.enrollment ?? {};
    return [status, text.replaceAll(providerLeadId || '-', 'id').replaceAll(primaryContact?.email || '-', 'email')]
      .join(' ')
      .replace(/"token":"[^"]+"/, '"token"');
  };

  test.each(['fit', 'unfit'])(
    'is answered as any other, by whomever it stands, in an enrollment that is %s',
    async (is) => {
      const user = await aColleague(world.deps, 'prac-bright-smile');
      const year = is === 'fit' ? 2008 : 2150;
      const begin = (email: string) =>
        Promise.all(
          [
            { primaryContact: { ...CONTACT, email } },
            { auxiliaryContact: { ...contact, email } },
            { doctorInformation: { firstName: 'Ines', lastName: 'Moore', email } },
          ].map(async (named) =>
            shape(
              await enrollee(world).start({
                businessInformation: { ...START.businessInformation, yearEstablished: year },
                ...named,
              }),
            ).replaceAll(email, 'email'),
          ),
        );
      expect(await begin(user.email)).toEqual(await begin(`nobody-${is}@cedarridge.test`));
    },
  );

  test('is told of to its owner: with the link, and where it is named beside the contact', async () => {
    const [user, named] = [
      await aColleague(world.deps, 'prac-bright-smile'),
      await aColleague(world.deps, 'prac-bright-smile'),
    ];
    await who.start({ primaryContact: { ...CONTACT, email: user.email } });
    const [link] = await world.mailsTo(user.email);
    expect(link?.text).toContain('You already have an account with this email address.');
    expect(link?.text).toMatch(/provider-enrollment\/patientfi#/);
    for (let turn = 0; turn < 3; turn += 1)
      await enrollee(world).start({ auxiliaryContact: { ...contact, email: named.email } });
    const told = await world.mailsTo(named.email);
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Someone named you')]);
    expect(told[0]?.text).not.toContain(CONTACT.email);
    const other = 'nouser@cedarridge.test';
    await enrollee(world).start({ primaryContact: { ...CONTACT, email: other } });
    expect((await world.mailsTo(other))[0]?.text).not.toContain('already have an account');
  });
});

describe('mails to strangers', () => {
  const withLimits = () =>
    startApplyWorld(undefined, {
      PF_RATE_LIMITS: 'on',
      PF_RATE_STRICT_PER_ADDRESS: '1000',
      PF_TRUSTED_PROXY_HOPS: '1',
    });
  const to = (turn: number) => ({ ...CONTACT, email: `stranger${turn}@cedarridge.test` });

  test('one key has ten sent in a day, to however many addresses and from however many networks', async () => {
    const limited = await withLimits();
    const answers: number[] = [];
    let token = '';
    for (let turn = 0; turn < 14; turn += 1) {
      const body = { ...START, primaryContact: to(turn) };
      const headers = { 'x-forwarded-for': `198.51.${turn}.7` };
      const answer = await limited.call(startEnrollment, { body }, { token, headers });
      token = answer.body.token ?? token;
      answers.push(answer.status);
    }
    const ask = await limited.call(mailEnrollmentLink, { body: { slug: 'patientfi' } }, { token });
    expect([...answers, ask.status]).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    // A correction that was refused is none.
    expect((await limited.call(readEnrollment, {}, { token })).body.enrollment.primaryContact.email).toBe(to(9).email);
    await limited.discard();
  });

  test('one network has sixty sent in a day, with however many keys', async () => {
    const limited = await withLimits();
    const answers: number[] = [];
    for (let key = 0; key < 9; key += 1) {
      let token = '';
      for (let turn = 0; turn < 8; turn += 1) {
        const body = { ...START, primaryContact: to(key * 8 + turn) };
        const answer = await limited.call(startEnrollment, { body }, { token });
        token = answer.body.token ?? token;
        answers.push(answer.status);
      }
    }
    await limited.discard();
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
  });
});

test('an address gets so many links a day, whoever asks for them', async () => {
  const limited = await startApplyWorld(undefined, { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '1000' });
  const mine = enrollee(limited);
  await mine.start();
  const ask = (email: string) => limited.call(mailEnrollmentLink, { body: { slug: 'patientfi', email } });
  const [answers, ofNobody]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 6; turn += 1) answers.push((await ask(CONTACT.email)).status);
  // One that nobody began with is refused in the same way, so that nobody learns which is which.
  for (let turn = 0; turn < 7; turn += 1) ofNobody.push((await ask('nobody@cedarridge.test')).status);
  await limited.discard();
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect(ofNobody).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('a key opens one enrollment: at another address it begins none', async () => {
  const key = 'k'.repeat(43);
  expect((await who.start({ key })).status).toBe(200);
  expect(refused(await enrollee(world).start({ key, slug: 'privi' }))).toEqual([422, 'INVALID_FIELDS', 'key']);
  expect((await read(key)).body.enrollment.slug).toBe('patientfi');
});

test('one network begins so many a day, and no more', async () => {
  const limited = await startApplyWorld(undefined, { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '1000' });
  const answers = [];
  for (let turn = 0; turn < 31; turn += 1)
    answers.push(
      await limited.call(startEnrollment, {
        body: { ...START, primaryContact: { ...CONTACT, email: `dana${turn}@cedarridge.test` } },
      }),
    );
  await limited.discard();
  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429]);
});
