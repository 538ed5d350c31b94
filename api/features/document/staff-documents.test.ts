import { getApplicationDetails } from '@contract/application-details/calls';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { createDocumentTicket, viewDocument } from '@contract/document/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilToday } from '../../civil-today';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { createTestClock } from '../../test/clock';
import { TEXT_VERSION } from './templates/texts/text-facts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

/** Chooses a plan and approves, which leaves a signed loan agreement. */
async function sign(borrowerId: string, transactionId: string): Promise<void> {
  const token = await world.sessionOf('borrower', borrowerId);
  await world.call(selectPaymentPlan, { body: { transactionId, product: 'FIXED_12' } }, { token });
  const params = { id: borrowerId, txId: transactionId };
  expect((await world.call(approveCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
}

/** A patient with a signed loan agreement and an application at one practice. */
async function aSignedPatient(practiceId: string) {
  const borrower = await aBorrower(world.deps, { practice_id: practiceId });
  const applicationId = await insertApplication(world.deps, borrower.id, { practiceId });
  const line = await aCreditLine(world.deps, borrower);
  const transaction = await aTransaction(world.deps, line);
  await sign(borrower.id, transaction.id);
  return { borrower, line, applicationId, transactionId: transaction.id };
}

const staff = (email: string) => world.staffSession(email);

async function view(token: string, query: { transactionId?: string; applicationId?: string; ticket?: string }) {
  const params = { documentKey: 'installment-loan-agreement' as const };
  return world.call(viewDocument, { params, query }, { token });
}

async function print(token: string | undefined, query: Record<string, string>) {
  const response = await world.app.request(`/documents/503/print?${new URLSearchParams(query)}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, file: response.headers.get('content-disposition'), bytes };
}

async function auditOf(transactionId: string) {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder
      .selectFrom('audit')
      .select(['action', 'actor_kind', 'actor_id', 'shard', 'detail'])
      .where('object_id', '=', transactionId)
      .where('action', 'like', 'document.%')
      .orderBy('seq'),
  );
  return rows;
}

describe('staff read what patients of their practices signed', () => {
  test.each([
    'staff@bright-smile.test',
    'doctor@bright-smile.test',
    'manager@bright-smile.test',
    'multi@demo.test',
    'admin@demo.test',
  ])('%s sees the signed copy of Bright Smile, word for word', async (email) => {
    const { transactionId } = await aSignedPatient('prac-bright-smile');
    const answer = await view(await staff(email), { transactionId });
    expect(answer.status).toBe(200);
    expect(answer.body.signedAt).not.toBeNull();
    expect(answer.body.box).toMatchObject({
      amountFinanced: 4200,
      prepayment: expect.stringContaining('penalty'),
      latePayment: expect.stringContaining('10 days late'),
      promotion: null,
    });
  });

  test('an enterprise administrator sees those of the enterprise only', async () => {
    const token = await staff('enterprise@demo.test');
    const own = await aSignedPatient('prac-harbor-medspa');
    const foreign = await aSignedPatient('prac-clearview-eye');
    expect((await view(token, { transactionId: own.transactionId })).status).toBe(200);
    expect((await view(token, { transactionId: foreign.transactionId })).status).toBe(404);
    expect(await auditOf(foreign.transactionId)).toEqual([]);
  });

  test('a foreign practice and an unknown id are not told apart, by view, print and ticket', async () => {
    const token = await staff('staff@bright-smile.test');
    const { transactionId, applicationId } = await aSignedPatient('prac-clearview-eye');
    for (const id of [transactionId, 'no-such-transaction']) {
      expect((await view(token, { transactionId: id })).status).toBe(404);
      expect((await print(token, { transactionId: id })).status).toBe(404);
      const ticket = { body: { documentKey: '503', transactionId: id } } as const;
      expect((await world.call(createDocumentTicket, ticket, { token })).status).toBe(404);
    }
    expect((await view(token, { applicationId })).status).toBe(404);
    expect(await auditOf(transactionId)).toEqual([]);
  });

  test('one foreign id beside an own one is enough to refuse', async () => {
    const token = await staff('staff@bright-smile.test');
    const own = await aSignedPatient('prac-bright-smile');
    const foreign = await aSignedPatient('prac-clearview-eye');
    const query = { transactionId: own.transactionId, applicationId: foreign.applicationId };
    expect((await view(token, query)).status).toBe(404);
  });

  test('a ticket outlives a link scanner, which asks for the head of the address first', async () => {
    const { transactionId } = await aSignedPatient('prac-bright-smile');
    const body = { documentKey: '503', transactionId } as const;
    const token = await staff('staff@bright-smile.test');
    const { ticket } = (await world.call(createDocumentTicket, { body }, { token })).body;
    const head = await world.app.request(`/documents/503/print?ticket=${ticket}`, { method: 'HEAD' });
    expect(head.status).toBe(405);
    expect((await print(undefined, { ticket })).status).toBe(200);
    expect((await print(undefined, { ticket })).status).toBe(404);
  });

  test('each view, print and ticket leaves a row in the audit trail of the practice', async () => {
    const token = await staff('manager@bright-smile.test');
    const { transactionId } = await aSignedPatient('prac-bright-smile');
    await view(token, { transactionId });
    await view(token, { transactionId });
    await print(token, { transactionId });
    const body = { documentKey: '503', transactionId } as const;
    const { ticket } = (await world.call(createDocumentTicket, { body }, { token })).body;
    expect((await print(undefined, { ticket })).status).toBe(200);
    const rows = await auditOf(transactionId);
    expect(rows.map(({ action }) => action)).toEqual([
      'document.viewed',
      'document.viewed',
      'document.printed',
      'document.ticket_issued',
    ]);
    expect(rows[0]).toMatchObject({
      actor_kind: 'staff',
      actor_id: 'staff-manager-bright-smile-test',
      shard: 'prac-bright-smile',
      detail: '{"documentKey":"installment-loan-agreement"}',
    });
  });

  test('a text that belongs to nobody leaves no row', async () => {
    const token = await staff('staff@bright-smile.test');
    const before = await world.deps.audit.verifyChain(world.deps.database.read, 'prac-bright-smile');
    expect((await view(token, {})).status).toBe(200);
    const after = await world.deps.audit.verifyChain(world.deps.database.read, 'prac-bright-smile');
    expect(after.rows).toBe(before.rows);
  });
});

test('the application lists the papers of its transactions at the same practice', async () => {
  const { applicationId, transactionId, borrower, line } = await aSignedPatient('prac-bright-smile');
  const elsewhere = await aTransaction(world.deps, { ...line, practice_id: 'prac-clearview-eye' });
  await sign(borrower.id, elsewhere.id);
  const token = await staff('staff@bright-smile.test');
  const answer = await world.call(getApplicationDetails, { params: { applicationId } }, { token });
  expect(answer.body.documents).toEqual([
    expect.objectContaining({ documentKey: 'installment-loan-agreement', transactionId }),
  ]);
});

test('a file is named after what it is and its day, and after nobody', async () => {
  const { transactionId } = await aSignedPatient('prac-bright-smile');
  const signed = await print(await staff('staff@bright-smile.test'), { transactionId });
  const day = civilToday(world.deps.clock, 'TX');
  expect(signed.file).toBe(`attachment; filename="installment-loan-agreement-${day}.pdf"`);
  expect(signed.file).not.toMatch(/reyes|ana/i);
  expect((await print(undefined, {})).file).toBe(
    `attachment; filename="installment-loan-agreement-${TEXT_VERSION}.pdf"`,
  );
});

test('a file that is signed in the evening bears the day of its practice, as its text does, and not the next one', async () => {
  const midday = world;
  world = await startTestApp({ clock: createTestClock('2026-03-17T02:00:00.000Z') });
  const { transactionId } = await aSignedPatient('prac-bright-smile');
  const token = await staff('staff@bright-smile.test');
  const { file } = await print(token, { transactionId });
  const { sections } = (await view(token, { transactionId })).body;
  await world.discard();
  world = midday;
  expect(JSON.stringify(sections)).toContain('March 16, 2026');
  expect(file).toBe('attachment; filename="installment-loan-agreement-2026-03-16.pdf"');
});
