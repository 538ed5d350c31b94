import { expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import type { DocumentContent } from '../features/document/index';
import { startTestApp } from '../test/app';

test('every loan that autopay pays names its account and has the authorization that its borrower read', async () => {
  const world = await startTestApp({ isDemoWorld: true });
  const { read } = world.deps.database;
  const all = async <Name extends keyof Tables>(name: Name) =>
    (await read.query(read.builder.selectFrom(name).selectAll())) as unknown as Tables[Name][];
  const [loans, documents, methods] = [
    await all('credit_transaction'),
    await all('document'),
    await all('payment_method'),
  ];
  await world.discard();

  const lastFour = new Map(methods.map((method) => [method.id, method.last_four]));
  const paid = loans.filter(
    ({ status, autopay_type, autopay_set_at }) =>
      status === 'ACCEPTED' && autopay_set_at !== null && autopay_type !== 'NONE',
  );
  for (const { id, autopay_method_id } of paid) {
    const authorizations = documents.filter(
      (row) => row.transaction_id === id && row.document_key === 'autopay-authorization',
    );
    const text = authorizations
      .flatMap(({ content }) => (JSON.parse(content) as DocumentContent).sections)
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ');
    expect([authorizations.length, autopay_method_id]).toEqual([1, expect.any(String)]);
    expect(text).toContain(`ending in ${lastFour.get(autopay_method_id ?? '')}.`);
    expect(text).toMatch(/The first automatic payment is \$[\d,.]+ on /);
  }
  expect(paid.length).toBeGreaterThan(100);
});
