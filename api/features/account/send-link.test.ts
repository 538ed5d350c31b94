import { sendApplicationLink } from '@contract/calls/application-link';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('by email and by text: the link of the practice, who sends it, and nothing else', async () => {
  expect((await send({ borrowerContact: 'robin-link@example.test' })).status).toBe(200);
  const [mail] = await world.mailsTo('robin-link@example.test');
  expect(mail?.text).toContain('/v2/bright-smile/apply');
  expect(mail?.text).toContain('Sam Doyle shares');
  expect((await send({ borrowerContact: '(512) 555-0177' })).status).toBe(200);
  expect((await world.mailsTo('+15125550177'))[0]?.text).toContain('/v2/bright-smile/apply');
});

test('nobody sends for a practice that is not theirs, nor words of their own', async () => {
  const other = await send({ practiceId: 'prac-sunset-plastics', borrowerContact: 'robin2@example.test' });
  expect(other.status).toBe(404);
  const words = await send({ borrowerName: 'Robin, call 555-0100 now!', borrowerContact: 'robin2@example.test' });
  expect([words.status, words.body.fields?.map(({ field }) => field)]).toEqual([422, ['borrowerName']]);
  expect(await world.mailsTo('robin2@example.test')).toEqual([]);
});
