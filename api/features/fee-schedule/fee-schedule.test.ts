import { createHash } from 'node:crypto';
import { listFeeSchedules, printFeeSchedule, sendFeeSchedule, signFeeSchedule } from '@contract/fee-schedule/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pdfText } from '../../test/pdf-text';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { feesOwed, keepAgreedBefore } from './index';

const PRACTICE = 'prac-harbor-medspa';
const SIGNER = { signerName: 'Dana Whitlock', signerTitle: 'Office manager' };

let world: ApplyWorld;
let platform: string;
let owner: string;
beforeEach(async () => {
  world = await startApplyWorld();
  [platform, owner] = [
    await world.staffSession('admin@demo.test'),
    await world.staffSession('manager@harbor-medspa.test'),
  ];
  await world.deps.database.migrate([`delete from fee_schedule where practice_id = '${PRACTICE}'`]);
});
afterEach(() => world.discard());

const send = () => world.call(sendFeeSchedule, { body: { practiceId: PRACTICE } }, { token: platform });
const list = async (token = owner) =>
  (await world.call(listFeeSchedules, { query: { practiceId: PRACTICE } }, { token })).body;
const sign = (of: { _id: string; document: { sha256: string } | null }, token = owner) =>
  world.call(
    signFeeSchedule,
    { body: { practiceId: PRACTICE, feeScheduleId: of._id, sha256: of.document?.sha256 ?? '', ...SIGNER } },
    { token },
  );
const print = (query: Record<string, string>) =>
  world.app.request(`${printFeeSchedule.path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${owner}` },
  });
const textOf = (of: { document: { sections: readonly { paragraphs: readonly string[] }[] } | null }) =>
  (of.document?.sections ?? []).flatMap(({ paragraphs }) => paragraphs).join('\n');

test('says every fee that the practice pays, is mailed to who can sign, and is signed by them with a copy on paper', async () => {
  const { body } = await send();
  const { feeSchedule } = body;
  expect(feeSchedule).toMatchObject({ status: 'PENDING', signature: null });
  const text = textOf(feeSchedule);
  const [program] = await world.rows<Record<string, number>>('practice_program', ['practice_id', PRACTICE]);
  expect(text).toContain(`$${((program?.saas_fee_cents ?? 39_900) / 100).toFixed(2)} a month`);
  expect(text).toContain(`${((program?.merchant_fee ?? 29_900) / 10_000).toFixed(2)}% of the treatments of each plan`);
  expect(text).toMatch(
    /: \d+\.\d\d% to \d+\.\d\d% of each purchase, depending on the patient's credit grade, at least \$9\.95\./,
  );
  const mail = (await world.mailsTo('manager@harbor-medspa.test'))[0];
  expect(mail?.subject).toBe('The schedule of fees for Harbor Med Spa is ready to sign');

  expect(await list()).toMatchObject({ canSign: true, canSend: false });
  const signed = await sign(feeSchedule);
  expect(signed.body.feeSchedule).toMatchObject({
    status: 'SIGNED',
    signature: { name: 'Dana Whitlock', title: 'Office manager' },
  });
  const [practice] = await world.rows<{ email: string }>('practice', ['id', PRACTICE]);
  expect((await world.mailsTo(practice?.email ?? '')).map(({ subject }) => subject)).toContain(
    'The schedule of fees for Harbor Med Spa is signed',
  );
  const query = { practiceId: PRACTICE, feeScheduleId: feeSchedule._id };
  const paper = await world.call(printFeeSchedule, { query }, { token: owner });
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  // It was made at the signature: what is handed out are the bytes that were kept, and no others.
  const kept = await world.rows<{ pdf: string; pdf_sha256: string }>('fee_schedule_paper', [
    'fee_schedule_id',
    feeSchedule._id,
  ]);
  const bytes = Buffer.from(await (await print(query)).arrayBuffer());
  expect(kept.map(({ pdf }) => pdf)).toEqual([bytes.toString('base64')]);
  expect(kept[0]?.pdf_sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  // By the clocks of the practice, and by those of everybody.
  expect(pdfText(bytes)).toMatch(
    /on [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M [A-Z]{3,4} \(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\)\./,
  );
  await world.deps.database.migrate([`update fee_schedule_paper set pdf = 'JVBERi0='`]);
  expect((await print(query)).status).toBe(500);
  // Signed again it is the same signature.
  expect((await sign(feeSchedule)).body.feeSchedule.signature).toEqual(signed.body.feeSchedule.signature);
});

describe('a schedule', () => {
  test('is signed by nobody of the platform, and by nobody of another practice', async () => {
    const { feeSchedule } = (await send()).body;
    expect((await sign(feeSchedule, platform)).status).toBe(403);
    expect((await sign(feeSchedule, await world.staffSession('manager@bright-smile.test'))).status).toBe(404);
    expect((await list()).feeSchedules[0]?.status).toBe('PENDING');
  });

  test('that waits is replaced where the fees changed meanwhile, and the old text cannot be signed', async () => {
    const first = (await send()).body.feeSchedule;
    expect((await send()).body.feeSchedule._id).toBe(first._id);
    await world.deps.database.migrate([`update practice set name = 'Harbor Spa' where id = '${PRACTICE}'`]);
    const second = (await send()).body.feeSchedule;
    expect((await sign(first)).body.message).toBe('A newer schedule of fees is ready. Reload to read and sign it.');
    expect((await sign({ ...second, document: first.document })).body.code).toBe('STALE');
    expect((await sign(second)).status).toBe(200);
    expect((await list()).feeSchedules.map(({ status }) => status)).toEqual(['SIGNED', 'REPLACED']);
    expect((await send()).body.message).toBe('The practice has already signed these fees.');
  });

  test('replaces what was agreed on before schedules were signed here, and fees stay owed since then', async () => {
    const { deps } = world;
    await deps.database.transaction((tx) => keepAgreedBefore(tx, { practiceId: PRACTICE, at: deps.clock.now() }));
    const { feeSchedule } = (await send()).body;
    expect((await sign(feeSchedule)).status).toBe(200);
    expect((await list()).feeSchedules.map(({ status }) => status).sort()).toEqual(['REPLACED', 'SIGNED']);
    expect(await feesOwed(deps.database.read, PRACTICE)).toBe('0001-01-01');
  });

  test('is one, however many send or sign at once', async () => {
    const sent = await Promise.all(Array.from({ length: 30 }, send));
    expect(new Set(sent.map(({ body }) => body.feeSchedule?._id)).size).toBe(1);
    const [of] = (await list()).feeSchedules;
    if (!of) throw new Error('Nothing was sent');
    const signed = await Promise.all(Array.from({ length: 30 }, () => sign(of)));
    expect(new Set(signed.map(({ status }) => status))).toEqual(new Set([200]));
    const acts = await world.rows<{ action: string }>('audit', ['object_id', of._id]);
    expect(acts.map(({ action }) => action).sort()).toEqual(['practice.fees_sent', 'practice.fees_signed']);
  });
});
