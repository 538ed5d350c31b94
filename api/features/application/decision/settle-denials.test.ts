import { verifyApplicationWelcomeBack } from '@contract/application/code-calls';
import { correctMismatches, finishApplication } from '@contract/application/decision-calls';
import { viewDocument } from '@contract/document/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfDayJobs } from '../../../end-of-day-jobs';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';
import { settleAbandonedDenials } from './settle-denials';

const DAY = 24 * 3600_000;
const FILE_ADDRESS = { street: '100 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' } as const;

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** An applicant who is asked for a correction. */
async function mismatched(lastFour: '0009' | '0010'): Promise<Applicant> {
  const who = await world.applicant(lastFour);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return who;
}

const noticesOf = async (who: Applicant) =>
  (await world.papers<{ document_key: string }>(who.applicationId)).filter(
    (row) => row.document_key === 'adverse-action-notice',
  );
const deniedMails = async () => (await world.rows('outbox', ['kind', 'application-denied'])).length;

test('a denial that nobody corrected gets its notice within thirty days, once', async () => {
  const gone = await mismatched('0010');
  const back = await mismatched('0009');
  world.deps.clock.advance(24 * DAY);
  expect(await settleAbandonedDenials(world.deps)).toBe(0);
  expect(await noticesOf(gone)).toEqual([]);

  const token = await world.sessionOf('applicant', await borrowerOf(back), back.applicationId);
  const body = { applicationId: back.applicationId, ...FILE_ADDRESS };
  expect((await world.call(correctMismatches, { body }, { token })).body.status).toBe('APPROVED');

  world.deps.clock.advance(1 * DAY);
  expect(await settleAbandonedDenials(world.deps)).toBe(1);
  expect(await settleAbandonedDenials(world.deps)).toBe(0);
  expect(await noticesOf(gone)).toMatchObject([{ document_key: 'adverse-action-notice' }]);
  expect(await noticesOf(back)).toEqual([]);
  expect(await deniedMails()).toBe(1);
  const [row] = await world.rows('application', ['id', gone.applicationId]);
  expect(row).toMatchObject({ status: 'DENIED', mismatches: '[]', page_path: 'application-denied' });
});

test('the server looks for them every day', () => {
  expect(endOfDayJobs.map(({ name }) => name)).toContain('settle-denials');
});

test('the notice has the day it was made and its reasons, and the correction is closed', async () => {
  const who = await mismatched('0010');
  world.deps.clock.advance(25 * DAY);
  await settleAbandonedDenials(world.deps);
  const token = await world.sessionOf('applicant', await borrowerOf(who), who.applicationId);
  const query = { applicationId: who.applicationId };
  const params = { documentKey: 'adverse-action-notice' as const };
  const notice = (await world.call(viewDocument, { params, query }, { token })).body;
  const words = notice.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  const today = new Date(world.deps.clock.nowMs());
  const day = today.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
  expect(words).toContain(`Date: ${day}`);
  expect(words).toContain('1. Unable to verify identity.');
  expect(words).not.toContain('Your credit score:');
  const body = { applicationId: who.applicationId, ssn: '900-55-0010' };
  expect((await world.call(correctMismatches, { body }, { token })).status).toBe(409);
  expect((await world.call(verifyApplicationWelcomeBack, { body: { data: who.email } })).status).toBe(200);
});

test('a file that cannot be read stops no other', async () => {
  const broken = await mismatched('0010');
  const fine = await mismatched('0009');
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.updateTable('application').set({ bureau_vault_id: null }).where('id', '=', broken.applicationId),
    ),
  );
  world.deps.clock.advance(25 * DAY);
  expect(await settleAbandonedDenials(world.deps)).toBe(1);
  expect(await noticesOf(fine)).toHaveLength(1);
  const [row] = await world.rows('application', ['id', broken.applicationId]);
  expect(row).toMatchObject({ page_path: 'mismatches' });
});

async function borrowerOf(who: Applicant): Promise<string> {
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  return row?.borrower_id ?? '';
}
