import { correctMismatches, finishApplication } from '@contract/application/decision-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

async function mismatched(lastFour: '0009' | '0010') {
  const who = await world.applicant(lastFour);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return who;
}

type Corrections = Omit<Parameters<typeof world.call<typeof correctMismatches>>[1]['body'], 'applicationId'>;
const correct = (who: Applicant, corrections: Corrections) =>
  world.call(correctMismatches, { body: { applicationId: who.applicationId, ...corrections } }, who);
const noticesOf = (who: Applicant) => world.papers(who.applicationId);

const FILE_ADDRESS = { street: '100 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' } as const;

describe('a correction', () => {
  test('of the address approves 0009', async () => {
    const { status, body } = await correct(await mismatched('0009'), FILE_ADDRESS);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'APPROVED', mismatches: [], pagePath: 'congratulations' });
  });

  test('of the number, in full, approves 0010', async () => {
    const { body } = await correct(await mismatched('0010'), { ssn: '900-55-0010' });
    expect(body).toMatchObject({ status: 'APPROVED', mismatches: [] });
  });

  test('by another number, whatever it ends in, is no way around the check', async () => {
    const { body } = await correct(await mismatched('0010'), { ssn: '123-45-0001' });
    expect(body).toMatchObject({ status: 'DENIED', pagePath: 'mismatches', mismatches: [{ field: 'ssn' }] });
  });

  test('that still differs keeps the page, with the field marked as visited', async () => {
    const who = await mismatched('0009');
    const again = await correct(who, { street: '9 Wrong Way' });
    expect(again.body).toMatchObject({
      status: 'DENIED',
      mismatches: [{ field: 'address', visited: true }],
      pagePath: 'mismatches',
    });
    expect(await noticesOf(who)).toEqual([]);
  });

  test('that fails three times ends in a denial with its notice', async () => {
    const who = await mismatched('0010');
    for (const digits of ['111-11-0010', '222-22-0010']) {
      expect((await correct(who, { ssn: digits })).body.pagePath).toBe('mismatches');
    }
    const last = await correct(who, { ssn: '333-33-0010' });
    expect(last.body).toMatchObject({ status: 'DENIED', mismatches: [], pagePath: 'application-denied' });
    expect(await noticesOf(who)).toMatchObject([{ document_key: 'adverse-action-notice' }]);
    expect((await correct(who, { ssn: '900-55-0010' })).status).toBe(409);
  });

  test('of an answer that matched is refused, and so is none at all', async () => {
    const who = await mismatched('0009');
    expect((await correct(who, { firstName: 'Other' })).body.fields).toMatchObject([{ field: 'firstName' }]);
    expect((await correct(who, {})).body.fields).toMatchObject([{ field: 'street' }]);
  });

  test('is kept when the bureau does not answer, costs no try and decides when repeated', async () => {
    const who = await mismatched('0009');
    await world.sandbox.fault({ vendor: 'bureau', mode: 'error500', times: 3 });
    expect((await correct(who, FILE_ADDRESS)).status).toBe(503);
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ status: 'DENIED', tries: 0, page_path: 'mismatches' });
    await world.sandbox.reset();
    world.deps.clock.advance(60_000);
    expect((await correct(who, FILE_ADDRESS)).body.status).toBe('APPROVED');
  });

  test('before a decision is out of order', async () => {
    expect((await correct(await world.applicant('0009'), FILE_ADDRESS)).status).toBe(409);
  });
});
