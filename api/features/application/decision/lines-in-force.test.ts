import { finishApplication } from '@contract/application/decision-calls';
import { creditLineCalls } from '@contract/versioned-tables/credit-line';
import { DEMO_THICK_CLA } from '@domain/underwriting/demo-tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOfLines } from '../../risk/index';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** A thick file of grade C of a dentist’s patient, who asks for more than any line gives. */
async function lineGiven() {
  const { token, applicationId } = await world.applicant('0002', { requestedAmount: 25_000 });
  const { body } = await world.call(finishApplication, { body: { applicationId } }, { token });
  return { line: body.approvedCreditLine, applicationId };
}

test('the next applicant gets the line of the version in force, and the decision names it', async () => {
  const [standard] = DEMO_THICK_CLA;
  if (!standard) throw new Error('The demo has lines for every specialty');
  const before = await lineGiven();
  const content = contentOfLines(standard);
  const lines = content.lines.map(({ grade, values }) => ({ grade, values: values.map((value) => value / 2) }));
  const token = await world.staffSession('admin@demo.test');
  const body = { ...content, lines, name: standard.name, version: 1, note: 'Smaller lines' };
  const put = await world.call(creditLineCalls.put, { params: { id: standard.id }, body } as never, { token });
  expect(put.status).toBe(200);
  const after = await lineGiven();
  expect(before.line).toBeGreaterThan(0);
  expect(after.line).toBe(Math.floor((before.line ?? 0) / 2 / 100) * 100);
  for (const [{ applicationId }, version] of [
    [before, 1],
    [after, 2],
  ] as const) {
    const [decision] = await world.rows('decision', ['application_id', applicationId]);
    const used = JSON.parse(String(decision?.table_versions)) as { id: string; version: number }[];
    expect(used.find(({ id }) => id === standard.id)?.version).toBe(version);
  }
});
