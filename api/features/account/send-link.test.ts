import { sendApplicationLink } from '@contract/account/application-link-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../test/app';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

const send = async (body: { practiceId?: string; borrowerName?: string; borrowerContact: string }, by = 'staff') =>
  world.call(
    sendApplicationLink,
    { body: { practiceId: 'prac-bright-smile', borrowerName: 'Robin', ...body } },
    { token: await world.staffSession(`${by}@bright-smile.test`) },
  );

test('by email and by text: the link of the practice, in its name, and nothing else', async () => {
  expect((await send({ borrowerContact: 'robin-link@example.test' })).status).toBe(200);
  const [mail] = await world.mailsTo('robin-link@example.test');
  expect(mail?.text).toContain('/v2/bright-smile/apply');
  expect(mail?.text).toContain("Here's the link to apply with PatientFi at Bright Smile Dental.");
  expect(mail?.text).not.toMatch(/\b(?:Sam|Doyle|Robin)\b/);
  expect((await send({ borrowerContact: '(512) 555-0177' })).status).toBe(200);
  expect((await world.mailsTo('+15125550177'))[0]?.text).toContain('/v2/bright-smile/apply');
});

test('nobody sends words of their own', async () => {
  const words = await send({ borrowerName: 'Robin, call 555-0100 now!', borrowerContact: 'robin2@example.test' });
  expect([words.status, words.body.fields?.map(({ field }) => field)]).toEqual([422, ['borrowerName']]);
  expect(await world.mailsTo('robin2@example.test')).toEqual([]);
});

test('one contact is written to twice, then as often over a day, and one of the staff sends a hundred', async () => {
  const limited = await startTestApp({ environment: { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '1000' } });
  try {
    const sendTo = async (borrowerContact: string) => {
      const body = { practiceId: 'prac-bright-smile', borrowerName: 'Robin', borrowerContact };
      const token = await limited.staffSession('staff@bright-smile.test');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return (await limited.call(sendApplicationLink, { body }, { token, headers })).status;
    };
    expect(await sendTo('one@example.test')).toBe(200);
    // What stands after a plus sign reaches the same mailbox.
    expect(await sendTo('one+two@example.test')).toBe(200);
    expect(await sendTo('one@example.test')).toBe(429);
    limited.deps.clock.advance(11 * 3600_000);
    expect(await sendTo('one@example.test')).toBe(429);
    limited.deps.clock.advance(3600_000);
    expect(await sendTo('one@example.test')).toBe(200);
    expect(await sendTo('one@example.test')).toBe(429);

    limited.deps.clock.advance(24 * 3600_000);
    const sent: number[] = [];
    for (let index = 0; index < 101; index += 1) sent.push(await sendTo(`many-${index}@example.test`));
    expect(sent.lastIndexOf(200)).toBe(99);
    // A quarter of an hour brings one more, and no hundred.
    limited.deps.clock.advance(15 * 60_000);
    expect([await sendTo('more-1@example.test'), await sendTo('more-2@example.test')]).toEqual([200, 429]);
  } finally {
    await limited.discard();
  }
});

test('links by text have the ceilings of texts, those of strangers, and by email none of them', async () => {
  const limited = await startTestApp({
    environment: { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '1000', PF_RATE_TEXTS_PER_PRACTICE: '3' },
  });
  try {
    const token = await limited.staffSession('staff@bright-smile.test');
    const sendTo = async (borrowerContact: string) => {
      const body = { practiceId: 'prac-bright-smile', borrowerName: 'Robin', borrowerContact };
      return (await limited.call(sendApplicationLink, { body }, { token })).status;
    };
    const texts: number[] = [];
    for (let number = 0; number < 5; number += 1) texts.push(await sendTo(`512555010${number}`));
    expect(texts).toEqual([200, 200, 200, 429, 429]);
    expect(await sendTo('robin-ceiling@example.test')).toBe(200);
  } finally {
    await limited.discard();
  }
});
