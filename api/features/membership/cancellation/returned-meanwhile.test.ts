import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { applyMemberOutcome } from '../billing/outcome';
import { activate, cancel, giveOne, payFromAnother, quoteOf } from '../testing/member-acts';
import {
  aMember,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

test.each(['lumpsum', 'installment'] as const)(
  'a payment that comes back while a cancellation in %s waits for its bank is owed beside what was quoted, told, and taken once',
  async (cancelMethod) => {
    const member = await aMember(world, { account: '77' });
    await sendPlan(world, member);
    await activate(world, member);
    await world.passTo('2026-07-20');
    for (const name of ['Botox', 'Botox', 'Filler', ...Array(5).fill('HydraFacial')])
      await giveOne(world, member, name);
    const ofJuly = (await world.rows('membership_payment')).find(({ scheduled_on: on }) => on === '2026-07-16');
    await payFromAnother(world, member);
    const { quoteId, totalUnpaid, installment } = await quoteOf(world, member);
    const dueToday = cancelMethod === 'lumpsum' ? totalUnpaid : (installment?.paymentDueToday ?? 0);
    await sandbox.fault({ vendor: 'payments', mode: 'down', times: 500 });
    expect((await cancel(world, member, { quoteId, cancelMethod })).body.type).toBe('PENDING');
    await applyMemberOutcome(world.deps, ofJuly?.id ?? '', {
      status: 'returned',
      code: 'R10',
      on: '2026-07-20' as never,
    });
    await sandbox.reset();
    world.restVendors();
    await world.passTo('2026-07-21');
    expect(await seen(world, member)).toMatchObject({
      status: cancelMethod === 'lumpsum' ? 'CANCELLED' : 'CANCELLATION_INSTALLMENT',
    });
    const owed = async () => (await world.rows('membership_bill')).filter(({ kind }) => kind === 'CANCELLATION');
    const total = (await owed()).reduce((sum, bill) => sum + Number(bill.treatments_cents), 0);
    expect(total).toBe(Math.round(totalUnpaid * 100) + 55_015);
    const mails = await sandbox.mailbox(member.borrower.email);
    const told = mails.find(({ subject }) => subject.includes('is canceled'))?.text ?? '';
    expect(told).toContain(`$${dueToday.toFixed(2)}`);
    expect(told).toContain('$550.15');
    expect(told).not.toContain('You owe nothing more');
    await world.passTo('2026-07-28');
    const paid = (await world.rows('membership_payment')).filter(({ kind }) => kind === 'CANCELLATION');
    expect(paid.map(({ amount_cents: amount, status }) => [Number(amount), status])).toEqual([
      [Math.round(dueToday * 100), 'SETTLED'],
      [55_015, 'SETTLED'],
    ]);
  },
);
