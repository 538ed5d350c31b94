import { getPersonalInfo } from '@contract/calls/application';
import { createTabTicket, openTab } from '@contract/calls/tab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from './testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

test('a tab goes on with the application of its ticket, once and within a minute', async () => {
  const who = await world.applicant('0001');
  const { ticket } = (await world.call(createTabTicket, {}, who)).body;
  expect(JSON.stringify(await world.rows('tab_ticket'))).not.toContain(ticket);
  const { body } = await world.call(openTab, { body: { ticket } });
  expect(body.applicationId).toBe(who.applicationId);
  const read = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, body);
  expect(read).toMatchObject({ status: 200, body: { email: who.email } });
  expect((await world.call(openTab, { body: { ticket } })).status).toBe(404);

  const late = (await world.call(createTabTicket, {}, who)).body;
  world.deps.clock.setTo(late.expiresAt);
  expect((await world.call(openTab, { body: { ticket: late.ticket } })).status).toBe(404);
});
