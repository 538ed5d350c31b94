import { civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { DEFAULT_LATE_FEE_RULE, lateFeesDue } from '@domain/loan/late-fee';
import { aLoan } from '@domain/loan/testing/a-loan';
import { cents } from '@domain/money/cents';
import { describe, expect, test } from 'vitest';
import { createTestDeps } from '../../../test/deps';
import { LATE_PAYMENT_TEXTS } from '../index';
import { loanAgreementContent, loanAgreementSample } from './loan-agreement';
import { unsignedText } from './unsigned-text';

const wordsOf = (content: { sections: readonly { paragraphs: readonly string[] }[] }) =>
  content.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');

const written = {
  language: 'en',
  supportEmail: 'help@medifi.test',
  writeTo: 'Medifi (1 Main Street, Dover, DE 19901; help@medifi.test)',
  supportPhone: '(855) 555-0100',
} as const;

const agreementOf = (plan: ReturnType<typeof aLoan>['plan'], borrowerState = 'TX') =>
  loanAgreementContent({
    plan,
    borrowerState,
    creditor: 'MediFi',
    ...written,
    practiceName: 'Bright Smile Dental',
    practiceState: 'TX',
    borrowerName: 'Ana Reyes',
    transactionNumber: 1,
  });

async function disclosures() {
  const deps = await createTestDeps();
  const words = wordsOf(unsignedText('account-opening-disclosures', deps.config));
  await deps.discard();
  return words;
}

describe('the late fee', () => {
  test('is told in one sentence everywhere, and the rule charges what it says: on what is unpaid, from day 11', async () => {
    const general = LATE_PAYMENT_TEXTS.en();
    expect(await disclosures()).toContain(general);
    expect(wordsOf(agreementOf(aLoan().plan))).toContain(general);
    expect(
      wordsOf(loanAgreementSample({ ...written, creditor: 'MediFi', practiceState: null, borrowerState: null })),
    ).toContain(general);
    const [, days, share] = /more than (\d+) days late.* charged (\d+)% of the part/.exec(general) ?? [];
    const partly = aLoan().pay('2026-02-15', 10_000);
    const feesOn = (on: string) => lateFeesDue(foldLoan(partly.events, { on: civilDate(on) }), civilDate(on));
    expect(days).toBe(String(DEFAULT_LATE_FEE_RULE.graceDays));
    expect(feesOn('2026-02-25')).toEqual([]);
    expect(feesOn('2026-02-26')).toEqual([{ number: 1, amountCents: Math.round((8_074 * Number(share)) / 100) }]);
  });

  test.each([
    ['of Wisconsin', 1_000, 'you may be charged 5% of the part of it that is unpaid, and no more than $10.00.'],
    ['without a dollar limit', null, 'you may be charged 5% of the part of it that is unpaid.'],
    ['that allows none', 0, 'There is no late fee.'],
  ])('of a state %s is told with its values in the box and in the terms', (_, cap, sentence) => {
    const plan = { ...aLoan().plan, lateFee: { capCents: cap === null ? null : cents(cap) } };
    const { sections, box } = agreementOf(plan);
    const late = sections.find(({ heading }) => heading === 'Late payments')?.paragraphs.join(' ');
    expect(late).toContain(sentence);
    expect(box?.latePayment).toContain(sentence);
    expect(late?.includes('We charge a late fee only once for each payment')).toBe(cap !== 0);
  });
});

test('the agreement says how interest is counted and in which order money is used', () => {
  const words = wordsOf(agreementOf(aLoan().plan));
  expect(words).toContain('for each month, one twelfth of your yearly rate');
  expect(words).toContain('lowers your principal on the day it arrives');
  expect(words).toMatch(
    /interest that is due, then to principal that is due.* then to late fees, then to the next payment/,
  );
});

test("a Wisconsin resident's loan at a practice of Texas has no attorneys' fees and the notices of both states", () => {
  const [here, there] = [agreementOf(aLoan().plan), agreementOf(aLoan().plan, 'WI')];
  expect(wordsOf(here)).toContain('reasonable attorneys’ fees');
  expect(wordsOf(there)).not.toContain('attorneys’ fees');
  const notices =
    there.sections.find(({ heading }) => heading === 'Notice under Wisconsin and Texas law')?.paragraphs ?? [];
  expect(notices.map((text) => text.slice(0, text.search(/[,:]/)))).toEqual(['Wisconsin', 'Wisconsin', 'Texas']);
  const sample = { ...written, creditor: 'MediFi', practiceState: 'TX' };
  expect(wordsOf(loanAgreementSample({ ...sample, borrowerState: 'WI' }))).not.toContain('attorneys’ fees');
});

describe('the agreement of a promotion', () => {
  test.each(['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const)(
    'with %s says that the payment stays the same exactly where its box shows that',
    (promoMethod) => {
      const { plan } = aLoan({ promoTermMonths: 12, promoMethod });
      const content = agreementOf(plan);
      const isLevel = new Set(plan.schedule.slice(0, -1).map((row) => row.paymentCents)).size === 1;
      expect(wordsOf(content).includes('your monthly payment stays the same.')).toBe(isLevel);
      expect(content.box?.payments.length === 2).toBe(isLevel);
    },
  );
});

test('no text says that the practice is paid on the day of approval', async () => {
  const told = [
    await disclosures(),
    wordsOf(loanAgreementSample({ ...written, creditor: 'MediFi', practiceState: null, borrowerState: null })),
  ];
  for (const words of [...told, wordsOf(agreementOf(aLoan().plan))]) {
    expect(words).not.toMatch(/We pay [^.]* on (the day|[A-Z][a-z]+ \d)|the day (on which )?we pay your practice/);
    expect(words).toContain('in the days that follow');
  }
});
