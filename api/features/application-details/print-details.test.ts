import { finishApplication } from '@contract/application/decision-calls';
import { downloadApplicationDetails } from '@contract/application-details/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../test/app';
import { pdfText } from '../../test/pdf-text';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let applicationId: string;
beforeAll(async () => {
  world = await startApplyWorld();
  const who = await world.applicant('0001', { annualIncome: 1000 });
  applicationId = who.applicationId;
  await world.call(finishApplication, { body: { applicationId } }, who);
});
afterAll(() => world.discard());

async function paperFor(email: string) {
  const token = await world.staffSession(email);
  const response = await world.app.request(addressOf(downloadApplicationDetails, {}), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ applicationId }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, text: response.status === 200 ? pdfText(bytes) : '' };
}

test('our own staff get the whole application as a PDF, and the view is on record', async () => {
  const { response, text } = await paperFor('admin@demo.test');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/filename="application-\d+-\d{4}-\d\d-\d\d\.pdf"/);
  for (const word of ['Robin Sample', 'SSN: ', '$1,000', 'Denied', 'Reasons: ', 'Application started'])
    expect(text).toContain(word);
  const audit = await world.rows<{ action: string; object_id: string }>('audit', ['object_id', applicationId]);
  expect(audit.map(({ action }) => action)).toContain('person.protected_fields_viewed');
});

test('a practice gets its patient’s application without what it does not read on the screen', async () => {
  const { text } = await paperFor('staff@bright-smile.test');
  expect(text).toContain('Robin Sample');
  for (const word of ['SSN', 'income', 'Reasons', 'Grade', 'Rules']) expect(text).not.toContain(word);
});
