import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import type { Letter } from './port';

const DAY_MS = 24 * 3600_000;
let sandbox: SandboxHarness;
let aheadMs = 0;
beforeAll(async () => {
  sandbox = await startSandboxHarness({ now: () => Date.now() + aheadMs });
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

/** Bytes that no text survives. */
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0, 255, 128, 13, 10, 200])]);
const from = {
  name: 'PatientFi',
  street: '500 Sample Avenue, Suite 100',
  unit: null,
  city: 'Austin',
  stateCode: 'TX',
  zipCode: '78701',
};
const home = {
  name: 'Sky Sample',
  street: '9 Birch Lane',
  unit: 'Apt 2',
  city: 'Madison',
  stateCode: 'WI',
  zipCode: '53703',
};
const LINES = 'Sky Sample, 9 Birch Lane, Apt 2, Madison, WI 53703';

const aLetter = (to: Partial<Letter['to']> = {}, operationId = 'letter-1'): Letter => ({
  to: { ...home, ...to },
  from,
  pdf,
  description: 'Notice',
  operationId,
  isLate: false,
});

describe('a letter', () => {
  test('lies in the mailbox with its pages as they were sent', async () => {
    const sent = await sandbox.vendors().letters.send(aLetter());
    expect(sent).toMatchObject({ status: 'accepted', letterId: expect.stringMatching(/^ltr_/) });
    expect(sent.status === 'accepted' && sent.expectedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const [message, ...others] = await sandbox.mailbox(LINES);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ channel: 'letter', subject: 'Notice', attachments: [{ size: pdf.length }] });
    const page = await (await fetch(`${sandbox.url}/mailbox`)).text();
    expect(page).toContain('<span class="channel">Letter</span>');
    expect(page).toContain(`/mailbox/${message?.id}/attachments/0`);
    const served = await fetch(message?.attachments?.[0]?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf);
  });

  test('sent again under its operation id is the same one', async () => {
    const { letters } = sandbox.vendors();
    const first = await letters.send(aLetter());
    expect(await letters.send(aLetter())).toEqual(first);
    expect(await letters.send(aLetter({}, 'letter-2'))).not.toEqual(first);
    expect(await sandbox.mailbox(LINES)).toHaveLength(2);
  });

  test('sent again when its key is over is the same one where it is late, and is found by nobody else’s reference', async () => {
    const { letters } = sandbox.vendors();
    const first = await letters.send(aLetter());
    aheadMs += DAY_MS;
    expect(await letters.send({ ...aLetter(), isLate: true })).toEqual(first);
    expect(await sandbox.mailbox(LINES)).toHaveLength(1);
    expect(await letters.send({ ...aLetter({}, 'letter-2'), isLate: true })).not.toEqual(first);
    expect(await sandbox.mailbox(LINES)).toHaveLength(2);
  });

  test('of which a company that is asked says nothing is not posted', async () => {
    await sandbox.vendors().letters.send(aLetter());
    aheadMs += DAY_MS;
    await sandbox.fault({ vendor: 'letter', mode: 'malformed' });
    const sending = sandbox.vendors().letters.send({ ...aLetter(), isLate: true });
    await expect(sending).rejects.toMatchObject({ vendor: 'letter', kind: 'bad_response' });
    expect(await sandbox.mailbox(LINES)).toHaveLength(1);
  });

  test.each([
    [{ street: '1 Nowhere Road' }, 'not_deliverable'],
    [{ street: `9 ${'Birch '.repeat(9)}Lane` }, 'address_too_long'],
    [{ zipCode: 'none' }, 'address_invalid'],
    [{ city: '' }, 'address_invalid'],
  ] as const)('to %j is undeliverable: %s', async (to, reason) => {
    expect(await sandbox.vendors().letters.send(aLetter(to))).toEqual({ status: 'undeliverable', reason });
    expect(await sandbox.mailbox()).toEqual([]);
  });

  test.each([
    [
      'Maximiliana Núñez-Featherstonehaugh de la Santísima Trinidad',
      'Maximiliana Núñez-Featherstonehaugh de, la Santísima Trinidad',
    ],
    ['Wolfeschlegelsteinhausenbergerdorffwelche', 'Wolfeschlegelsteinhausenbergerdorffwelch, e'],
  ])('the name %s is longer than one line and stands on two, whole', async (name, lines) => {
    expect((await sandbox.vendors().letters.send(aLetter({ name }))).status).toBe('accepted');
    expect(await sandbox.mailbox(`${lines}, 9 Birch Lane, Apt 2, Madison, WI 53703`)).toHaveLength(1);
  });

  test('a name that needs three lines stands above the street, and is never cut where there is no room', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff Bartholomew-Christopher Featherstonehaugh';
    const [one, two] = ['Wolfeschlegelsteinhausenbergerdorff', 'Bartholomew-Christopher'];
    await sandbox.vendors().letters.send(aLetter({ name }));
    const to = `${one}, ${two}, Featherstonehaugh, 9 Birch Lane, Apt 2, Madison, WI 53703`;
    expect(await sandbox.mailbox(to)).toHaveLength(1);
    const noRoom = aLetter({ name, street: '12345 Very Long Street of the Willows' }, 'letter-2');
    expect(await sandbox.vendors().letters.send(noRoom)).toEqual({
      status: 'undeliverable',
      reason: 'address_too_long',
    });
  });
});

describe('failures', () => {
  test.each(['down', 'error500', 'rate-limit', 'lost-response', 'duplicate'])(
    '%s is repeated, and one letter is posted',
    async (mode) => {
      await sandbox.fault({ vendor: 'letter', mode });
      expect((await sandbox.vendors().letters.send(aLetter())).status).toBe('accepted');
      expect(await sandbox.mailbox()).toHaveLength(1);
    },
  );

  test('a company that hangs is a timeout, which posts nothing by itself', async () => {
    await sandbox.fault({ vendor: 'letter', mode: 'hang' });
    const sending = sandbox.vendors({ timeoutMs: 80 }).letters.send(aLetter());
    await expect(sending).rejects.toMatchObject({ vendor: 'letter', kind: 'timeout' });
    expect(await sandbox.mailbox()).toEqual([]);
  });

  test('our own fault is rejected', async () => {
    const wrongKey = sandbox.vendors({}, { lobKey: 'live_0123456789' }).letters.send(aLetter());
    await expect(wrongKey).rejects.toMatchObject({ vendor: 'letter', kind: 'rejected', status: 401 });
    const noPdf = sandbox.vendors().letters.send({ ...aLetter(), pdf: Buffer.from('plain') });
    await expect(noPdf).rejects.toMatchObject({ vendor: 'letter', kind: 'rejected', status: 422 });
    const ownAddress = sandbox.vendors().letters.send({ ...aLetter(), from: { ...from, zipCode: 'none' } });
    await expect(ownAddress).rejects.toMatchObject({ vendor: 'letter', kind: 'rejected', status: 422 });
  });
});
