import type { Endpoint } from '@contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { callsUnderTest } from '../test/calls-under-test';
import { fixturesOf, type OwnIds, type Principal } from './principals';
import { put, referencesOf, sampleInput } from './samples';

/** Figures of financing at a practice that does both brands, which stand nowhere else. */
const PLANTED = { line: 1_357_731, transaction: 135_771, deposit: 777_731 };
const shown = Object.values(PLANTED).map((cents) => String(cents / 100));

let world: TestApp;
let brand: Principal;
let financed: OwnIds;
let lineId: string;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

/** A person who is a member and a borrower of one practice. */
async function plant(): Promise<void> {
  const { principals, financed: both } = await fixturesOf(world);
  const found = principals.find(({ brand: of }) => of === 'membership');
  if (!found) throw new Error('Nobody is of the membership brand');
  [brand, financed] = [found, both];
  const { read } = world.deps.database;
  const lines = await read.query(
    read.builder.selectFrom('credit_profile').select('id').where('borrower_id', '=', financed.borrower),
  );
  lineId = lines[0]?.id ?? '';
  await world.deps.database.transaction(async (tx) => {
    const { builder: q } = tx;
    await tx.execute(
      q
        .updateTable('credit_profile')
        .set({ approved_line_cents: PLANTED.line, max_line_cents: PLANTED.line })
        .where('borrower_id', '=', financed.borrower),
    );
    await tx.execute(
      q
        .updateTable('credit_transaction')
        .set({ amount_cents: PLANTED.transaction })
        .where('id', '=', financed.transaction),
    );
    await tx.execute(
      q
        .updateTable('deposit')
        .set({ purchases_cents: PLANTED.deposit, amount_cents: PLANTED.deposit })
        .where('id', '=', financed.deposit),
    );
  });
}

const isOpen = (endpoint: Endpoint) =>
  endpoint.access.some(
    (rule) => rule.kind === 'staff' && rule.brand !== 'financing' && rule.roles.includes('Admin') && !rule.partnerOnly,
  );
const open = callsUnderTest.filter(isOpen).map((endpoint) => [endpoint.id, endpoint] as const);

/** Objects that are financing, whose ids no answer tells. */
const HIDDEN = ['application', 'transaction', 'document', 'paymentMethod', 'treatment'] as const;

test.each(open)(
  '%s tells the membership brand nothing of financing at a practice that does both',
  async (_, endpoint) => {
    // Afresh, because some calls change what they are given.
    await plant();
    const input = sampleInput(endpoint, { ...financed, colleague: brand.own.colleague, listView: brand.own.listView });
    const hidden: readonly string[] = [lineId, ...HIDDEN.map((noun) => financed[noun])];
    // What a person of the brand would name: the sign-up of a member who borrows too.
    for (const place of referencesOf(endpoint)) if (place.is === 'application') put(input, place, financed.signup);
    const answer = await world.call(endpoint, input as never, { token: brand.token });
    expect([401, 500]).not.toContain(answer.status);
    const text = JSON.stringify(answer.body ?? null);
    const told = [...hidden.map((id) => `"${id}"`), ...shown].filter((one) => text.includes(one));
    expect(told).toEqual([]);
  },
);
