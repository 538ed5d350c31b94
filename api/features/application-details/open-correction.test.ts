import { correctMismatches, finishApplication } from '@contract/application/decision-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { listApplications } from '@contract/application-details/list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let staff: string;
let waiting: Applicant;
let denied: Applicant;
beforeAll(async () => {
  world = await startApplyWorld();
  // Why something waits, only the platform sees.
  staff = await world.staffSession('admin@demo.test');
  waiting = await finished('0009');
  denied = await finished('0004');
  // Before and behind a denied one, so that neither order of the ids puts both at an end of the denied.
  await finished('0009');
});
afterAll(() => world.discard());

async function finished(lastFour: string): Promise<Applicant> {
  const who = await world.applicant(lastFour);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return who;
}

type Body = Parameters<typeof world.call<typeof listApplications>>[1]['body'];
const list = async (body: Body) => (await world.call(listApplications, { body }, { token: staff })).body;
const idsOf = async (...status: ('INCOMPLETE' | 'DENIED' | 'APPROVED')[]) =>
  (await list({ filters: { status }, limit: 100 })).data.map((row) => row._id);
const details = async (who: Applicant) =>
  (await world.call(getApplicationDetails, { params: { applicationId: who.applicationId } }, { token: staff })).body;

describe('an application that waits for a correction', () => {
  test('is incomplete for staff, and one that is denied is denied', async () => {
    expect(await details(waiting)).toMatchObject({
      status: 'INCOMPLETE',
      statusNote: 'Awaiting correction',
      mismatches: ['address'],
    });
    expect(await details(denied)).toMatchObject({
      status: 'DENIED',
      statusNote: null,
      documents: [{ documentKey: 'adverse-action-notice', signedAt: null, createdAt: world.deps.clock.now() }],
    });
  });

  test('is listed and counted where it is shown', async () => {
    expect(await idsOf('INCOMPLETE')).toContain(waiting.applicationId);
    expect(await idsOf('DENIED')).not.toContain(waiting.applicationId);
    expect(await idsOf('DENIED')).toContain(denied.applicationId);
    expect(await idsOf('APPROVED', 'INCOMPLETE')).toContain(waiting.applicationId);
    expect(await idsOf('INCOMPLETE', 'DENIED')).toEqual(
      expect.arrayContaining([waiting.applicationId, denied.applicationId]),
    );
    const { data, counts, total } = await list({ limit: 100 });
    const inCounts = ['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'] as const;
    for (const status of inCounts) expect(data.filter((row) => row.status === status)).toHaveLength(counts[status]);
    expect(total).toBe(data.length);
  });

  test('stands among the incomplete when the list is sorted by status, page by page', async () => {
    const sort = { key: 'status', direction: 'desc' } as const;
    const whole = (await list({ sort, limit: 100 })).data.map((row) => row.status);
    expect(whole).toEqual(whole.toSorted().reverse());
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ sort, limit: 7, ...(cursor !== undefined && { cursor }) });
      paged.push(...page.data.map((row) => row._id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual((await list({ sort, limit: 100 })).data.map((row) => row._id));
  });

  test('is denied once the last correction failed', async () => {
    const who = await finished('0010');
    for (const ssn of ['111-11-0010', '222-22-0010', '333-33-0010']) {
      await world.call(correctMismatches, { body: { applicationId: who.applicationId, ssn } }, who);
    }
    expect(await details(who)).toMatchObject({ status: 'DENIED', statusNote: null });
    expect(await idsOf('DENIED')).toContain(who.applicationId);
  });
});
