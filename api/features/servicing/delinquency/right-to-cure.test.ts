import { listMyDocuments } from '@contract/document/my-document-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loanNoticeMail } from '../../../mail/loan-notice-mails';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { serviceLoans } from '../billing/service-loan';
import { getLoan } from '../loan';
import { repostCureNotices } from '../repost-cure-notices';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../testing/loan-world';
import { cureWords as english } from './cure-words';
import { cureWords as spanish } from './cure-words.es';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

type Made = Awaited<ReturnType<typeof aLoanOf>>;
const noticesOf = async ({ transactionId }: Made) =>
  (await world.rows('cure_notice')).filter((row) => row.transaction_id === transactionId);
const statusOn = async ({ transactionId }: Made, day: string) =>
  foldLoan((await getLoan(world.deps.database.read, transactionId)).events, { on: civilDate(day) }).status;

test('85 days late, a borrower is told by document, mail and letter what cures the default, and it is charged off after that day', async () => {
  // First due on April 16, so 85 days late on July 10 and 120 on August 14.
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-07-09');
  expect(await noticesOf(loan)).toEqual([]);
  await world.passTo('2026-07-12');
  const [notice, ...more] = await noticesOf(loan);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ installment: 1, cure_by: '2026-08-09', refused_at: null });
  expect(notice?.posted_at).not.toBeNull();

  const state = foldLoan((await getLoan(world.deps.database.read, loan.transactionId)).events, {
    on: civilDate('2026-07-10'),
  });
  const late = state.billed.filter(({ dueOn }) => dueOn < '2026-07-10');
  const owedCents = [
    ...late.map((row) => row.interestCents + row.principalCents),
    ...state.charges.map(({ amountCents }) => amountCents),
  ].reduce((sum, one) => sum + one, 0);
  const amount = formatUsdExact(cents(owedCents));
  const { body } = await world.call(
    listMyDocuments,
    { params: { id: loan.params.id } },
    { token: await world.sessionOf('borrower', loan.params.id) },
  );
  expect(body.documents.map(({ documentKey }) => documentKey)).toContain('right-to-cure-notice');
  const [mail] = (await sandbox.mailbox(loan.borrower.email)).filter(({ subject }) =>
    /^Pay \$[\d,.]+ by August 9, 2026 to keep your loan$/.test(subject),
  );
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(`If you pay ${amount} by August 9, 2026`);
  const { first_name, last_name, street, city, state_code, zip_code } = loan.borrower;
  const letters = await sandbox.mailbox(`${first_name} ${last_name}, ${street}, ${city}, ${state_code} ${zip_code}`);
  expect(letters).toHaveLength(1);

  await world.passTo('2026-08-15');
  expect(await statusOn(loan, '2026-08-15')).toBe('CHARGED_OFF');
  expect(await noticesOf(loan)).toHaveLength(1);
});

test('a loan that is 130 days late without a notice is not charged off before the days of its notice are over', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const service = async (day: string) => {
    world.deps.clock.setTo(`${day}T13:00:00.000Z`);
    await serviceLoans(world.deps, civilDate(day));
    await world.sendAll();
    return statusOn(loan, day);
  };
  expect(await service('2026-08-24')).toBe('OPEN');
  expect(await noticesOf(loan)).toMatchObject([{ cure_by: '2026-09-23' }]);
  expect(await service('2026-09-23')).toBe('OPEN');
  expect(await service('2026-09-24')).toBe('CHARGED_OFF');
});

test('a letter that the outbox gave up is handed over again by the work of the day, and the loan waits for it', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-07-09');
  await sandbox.fault({ vendor: 'letter', mode: 'down', times: 100_000 });
  await world.passTo('2026-07-10', async () => {
    for (let round = 0; round < 20; round += 1) {
      await world.sendAll();
      world.deps.clock.advance(20 * 60_000);
      world.restVendors();
    }
  });
  const parked = async () => (await world.rows('outbox')).filter(({ parked_at }) => parked_at !== null);
  expect((await parked()).map(({ kind }) => kind)).toEqual(['post-cure-notice']);
  // 130 days late, and the days that the notice gave are over: it has not left, so the loan goes on.
  const service = async (day: string) => {
    world.deps.clock.setTo(`${day}T13:00:00.000Z`);
    await serviceLoans(world.deps, civilDate(day));
    return statusOn(loan, day);
  };
  expect(await service('2026-08-24')).toBe('OPEN');
  await sandbox.reset();
  world.restVendors();
  await repostCureNotices(world.deps);
  await repostCureNotices(world.deps);
  await world.sendAll();
  const [notice] = await noticesOf(loan);
  expect(notice?.posted_at?.slice(0, 10)).toBe('2026-08-24');
  expect((await world.rows('audit')).filter(({ action }) => action === 'cure_notice.handed_over_again')).toHaveLength(
    1,
  );
  // It left late: three weeks from then on are left to cure it.
  expect(await service('2026-09-14')).toBe('OPEN');
  expect(await service('2026-09-15')).toBe('CHARGED_OFF');
});

test.each([
  { language: 'en', words: english },
  { language: 'es', words: spanish },
] as const)('the mail promises what the paper promises, no more and no less ($language)', ({ language, words }) => {
  const payload = { notice: 'RIGHT_TO_CURE', to: 'a@b.test', amountCents: 4_649, on: civilDate('2026-07-09') } as const;
  const { short } = loanNoticeMail(payload, { publicUrl: 'https://app.example.test' }, language);
  // What paying brings, and what not paying does, in the words of both.
  const [, until = ''] = words.cured('X').match(/X[^.]*\. (.*)$/) ?? [];
  const [, otherwise = ''] = words.otherwise.match(/: (?:we may|podemos) (.*)$/) ?? [];
  expect(until).not.toBe('');
  expect(otherwise).not.toBe('');
  expect(short).toContain(until);
  expect(short).toContain(otherwise);
});
