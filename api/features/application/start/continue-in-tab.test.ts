import { getPersonalInfo } from '@contract/application/calls';
import { createTabTicket, openTab } from '@contract/application/tab-calls';
import { logout } from '@contract/borrower/calls';
import { instantAt } from '@domain/calendar/instant';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAheadClock } from '../../../clock';
import type { RequestMeta } from '../../../http/serve';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';
import { issueTabTicket, openTab as redeem } from './continue-in-tab';

const META: RequestMeta = {
  requestId: 'request-1',
  addressHash: 'address',
  networkHash: 'network',
  device: { knownHash: undefined, remember: () => '', cookie: undefined },
  userAgent: 'a test',
  language: 'en',
  token: undefined,
  tokenFrom: undefined,
  isCrossSite: false,
  origin: undefined,
  signal: new AbortController().signal,
  idempotency: undefined,
};

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

test('a ticket ends with the session that asked for it, by a log-out and by the session’s own end', async () => {
  const who = await world.applicant('0001');
  const made = (await world.call(createTabTicket, {}, who)).body;
  const other = (await world.call(createTabTicket, {}, await world.applicant('0001'))).body;
  expect((await world.call(logout, {}, who)).status).toBe(200);
  expect((await world.call(openTab, { body: { ticket: made.ticket } })).status).toBe(404);
  expect((await world.call(openTab, { body: { ticket: other.ticket } })).status).toBe(200);

  const late = await world.applicant('0001');
  await endsIn(late.token, 30);
  const { ticket } = (await world.call(createTabTicket, {}, late)).body;
  world.deps.clock.advance(31_000);
  expect((await world.call(openTab, { body: { ticket } })).status).toBe(404);
});

test('a ticket opens a tab also where the demo has moved its days ahead', async () => {
  const { deps } = world;
  const who = await world.applicant('0001');
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const clock = createAheadClock(deps.wallClock);
  clock.setAhead(30 * 24 * 3600_000);
  const later = { ...deps, clock };
  const of = { borrowerId: row?.borrower_id ?? '', applicationId: who.applicationId };
  const { ticket } = await issueTabTicket({ ...of, tokenHash: deps.sessions.hashOf(who.token) }, later);
  const opened = await redeem(ticket, META, later);
  expect(opened.applicationId).toBe(who.applicationId);
});

/** Sets the end of a session, which else is a day after its start. */
async function endsIn(token: string, seconds: number): Promise<void> {
  const { clock, database, sessions } = world.deps;
  const expires_at = instantAt(clock.nowMs() + seconds * 1000);
  await database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('session').set({ expires_at }).where('token_hash', '=', sessions.hashOf(token))),
  );
}
