import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import type { Decision } from '@domain/underwriting/decision';
import { expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import type { DocumentContent } from '../features/document/index';
import { startTestApp } from '../test/app';
import { grantsByBorrower } from './testing/granted-lines';

test('every spending limit agreement names the line that the approval left, before the balance that it says comes off it', async () => {
  const world = await startTestApp({ isDemoWorld: true });
  const { read } = world.deps.database;
  const decisions = (await read.query(read.builder.selectFrom('decision').selectAll())) as Tables['decision'][];
  const documents = (await read.query(read.builder.selectFrom('document').selectAll())) as Tables['document'][];
  const granted = new Map(
    [...(await grantsByBorrower(world.deps.database)).values()].flat().map((grant) => [grant.applicationId, grant]),
  );
  await world.discard();

  const agreements = documents.filter((row) => row.document_key === 'credit-line-agreement');
  let withBalance = 0;
  for (const row of agreements) {
    const of = decisions.filter((decision) => decision.application_id === row.application_id).at(-1);
    const { maxCreditLineCents, approvedCreditLineCents } = JSON.parse(of?.record ?? '{}') as Decision;
    const { sections } = JSON.parse(row.content) as DocumentContent;
    const words = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    const limit = formatUsd(cents(granted.get(row.application_id ?? '')?.limitCents ?? 0));
    expect(words).toContain(`Your spending limit is ${limit}.`);
    expect(words).toContain(`is ${limit} minus the unpaid principal of your loans under it`);
    if (approvedCreditLineCents < maxCreditLineCents) withBalance += 1;
  }
  expect(agreements.length).toBeGreaterThan(200);
  expect(withBalance).toBeGreaterThan(20);
});
