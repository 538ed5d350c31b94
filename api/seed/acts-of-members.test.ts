import { cancelMembership, getCancellationInformation } from '@contract/membership/cancellation-calls';
import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { askForPause, takePauseBack } from '@contract/membership/pause-calls';
import { getMembership, updatePlan } from '@contract/membership/plan-calls';
import { confirmAgreements, getAgreementsConfirmation } from '@contract/membership/renewal-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { fullName } from '@domain/person-name';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import { rowsOf } from '../features/servicing/testing/loan-world';
import { startTestApp, type TestApp } from '../test/app';
import { createTestClock, type TestClock } from '../test/clock';
import { quickRuntime } from '../test/quick-runtime';
import { type SandboxHarness, startSandboxHarness } from '../vendors/sandbox-harness';

const LIMIT_MS = 240_000;

let sandbox: SandboxHarness;
let world: TestApp;
let clock: TestClock;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  clock = createTestClock();
  const vendors = sandbox.vendors({ runtime: quickRuntime(), timeoutMs: 5000 });
  world = await startTestApp({ isDemoWorld: true, clock, sandbox, overrides: { vendors } });
}, LIMIT_MS);
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

const rows = <T extends keyof Tables>(table: T): Promise<Tables[T][]> => rowsOf(world.deps.database.read, table);
const running = async () => (await rows('membership')).filter(({ status }) => status === 'ACTIVE');
const member = ({ borrower_id: id }: Tables['membership']) => world.sessionOf('member', id);
const manager = ({ practice_id: id }: Tables['membership']) =>
  world.staffSession(`manager@${id.replace(/^prac-/, '')}.test`);
const shown = async (row: Tables['membership']) =>
  (await world.call(getMembership, { params: { id: row.id } }, { token: await manager(row) })).body.membership;
const nameOf = async (row: Tables['membership']) => {
  const { firstName, lastName } = await shown(row);
  return fullName(firstName, lastName);
};

type Act = (row: Tables['membership']) => Promise<string>;
const said = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'done' : `refused ${(body as { code?: string }).code}`;

const changes: Act = async (row) => {
  const before = await shown(row);
  if (before.requestedPlan !== null) return 'waits for an answer';
  const treatments = (before.activePlan?.treatments ?? []).map(({ treatmentId, threadId, units, interval }) => ({
    _id: treatmentId ?? '',
    threadId,
    units: units + 1,
    interval,
  }));
  const body = { practiceId: row.practice_id, membershipId: row.id, treatments, reason: 'One more of each.' };
  const sent = await world.call(updatePlan, { body }, { token: await manager(row) });
  if (sent.status !== 200) return said(sent);
  const membershipId = row.id;
  const token = await member(row);
  const { disclosureHash } = (await world.call(getPlanChange, { query: { membershipId } }, { token })).body;
  const typedName = await nameOf(row);
  return said(await world.call(acceptPlanChange, { body: { membershipId, typedName, disclosureHash } }, { token }));
};

const pauses: Act = async (row) => {
  const { pause } = await shown(row);
  const [first] = pause?.choices ?? [];
  if (!first || pause?.askedMonths != null) return 'has no choice';
  const membershipId = row.id;
  const token = await member(row);
  const asked = await world.call(askForPause, { body: { membershipId, months: first.months } }, { token });
  if (asked.status !== 200) return said(asked);
  return said(await world.call(takePauseBack, { body: { membershipId } }, { token }));
};

const renews: Act = async (row) => {
  const { renewal, renewsOn } = await shown(row);
  if (renewal?.agreedAt || renewsOn === null) return 'agreed before';
  clock.setTo(`${addDays(civilDate(renewsOn), -20)}T18:00:00.000Z`);
  const membershipId = row.id;
  const token = await member(row);
  const read = await world.call(getAgreementsConfirmation, { query: { membershipId } }, { token });
  if (read.status !== 200) return said(read);
  const { disclosureHash } = read.body;
  const typedName = await nameOf(row);
  return said(await world.call(confirmAgreements, { body: { membershipId, typedName, disclosureHash } }, { token }));
};

const cancels: Act = async (row) => {
  const membershipId = row.id;
  const token = await member(row);
  const quote = await world.call(getCancellationInformation, { query: { membershipId } }, { token });
  if (quote.status !== 200) return said(quote);
  const { quoteId } = quote.body.cancellationInformation;
  return said(await world.call(cancelMembership, { body: { membershipId, quoteId } }, { token }));
};

/** Members by what came of an act. */
async function each(act: Act): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of await running()) {
    const came = await act(row);
    counts[came] = (counts[came] ?? 0) + 1;
  }
  return counts;
}

test(
  'every member of the demo world can ask for a pause, change the plan, and agree to another year',
  async () => {
    // Three have rested this year already.
    expect(await each(pauses)).toEqual({ done: 69, 'has no choice': 3 });
    expect(await each(changes)).toEqual({ done: 71, 'waits for an answer': 1 });
    expect(await each(renews)).toEqual({ done: 72 });
  },
  LIMIT_MS,
);

test(
  'every member of the demo world can cancel',
  async () => {
    // One has a card whose bank says no.
    expect(await each(cancels)).toEqual({ done: 71, 'refused PAYMENT_DECLINED': 1 });
  },
  LIMIT_MS,
);
