import { describe, expect, test } from 'vitest';
import { membershipMails } from './mails';

const context = { brand: { name: 'PRIVI' }, publicUrl: 'https://app.example.test', isAttached: true } as never;
const of = {
  to: 'a@b.test',
  firstName: 'Ana',
  practiceName: 'Harbor',
  path: '/x',
  phone: '5555550123',
  documentId: null,
};

type Kind = 'membership-activated' | 'membership-day' | 'membership-payment-failed';
const said = (kind: Kind, facts: object) =>
  (['english', 'spanish'] as const).map((language) =>
    String(membershipMails[kind][language]?.({ ...of, ...facts } as never, context).opening.join(' ')),
  );

test('a plan whose year was paid at once is paid in full, and names no monthly payment', () => {
  const [en, es] = said('membership-activated', { paidCents: 666_168, monthlyCents: null });
  expect(en).toContain('You paid $6,661.68 today. Your plan year is paid in full.');
  expect(es).toContain('Hoy pagó $6,661.68. El año de su plan está pagado por completo.');
  expect(`${en} ${es}`).not.toMatch(/month|mensual/i);
});

test('a plan that is paid by the month names what each month costs, and not that it is paid', () => {
  const [en, es] = said('membership-activated', { paidCents: 55_514, monthlyCents: 55_514 });
  expect(en).toContain('Your monthly payment is $555.14.');
  expect(es).toContain('Su pago mensual es de $555.14.');
  expect(`${en} ${es}`).not.toMatch(/in full|por completo/);
});

test('a plan that began in the practice comes with its agreement, which is not signed when the mail leaves', () => {
  const paid = { paidCents: 55_514, monthlyCents: 55_514, documentId: 'd1' };
  const [en, es] = said('membership-activated', { ...paid, isInPractice: true });
  expect(en).toContain('Your agreement is attached as a PDF.');
  expect(es).toContain('Su contrato está en el archivo PDF adjunto.');
  expect(`${en} ${es}`).not.toMatch(/signed|firmado/);
  expect(said('membership-activated', { ...paid, isInPractice: false })[0]).toContain('Your signed agreement');
});

test('whose year ends reads that nothing is owed for another one, which is no word on payments that are unpaid', () => {
  const [en, es] = said('membership-day', { kind: 'RENEWAL_AHEAD', amountCents: 12_345, on: '2027-03-16' });
  expect(en).toContain('you owe nothing for another year.');
  expect(es).toContain('no debe nada por otro año.');
  expect(`${en} ${es}`).not.toMatch(/nothing more|nada más/);
});

describe('what is late', () => {
  const late = (kind: 'BENEFITS_HELD' | 'CANCEL_PROPOSAL', longestCents: number) =>
    said('membership-day', { kind, amountCents: 20_598, longestCents, on: null });

  test('is all called a month past due only where all of it is', () => {
    const [en, es] = late('CANCEL_PROPOSAL', 20_598);
    expect(en).toContain('$205.98 for your membership at Harbor is a month past due.');
    expect(es).toContain('Debe $205.98 de su membresía en Harbor, con un mes de atraso.');
  });

  test.each([
    ['CANCEL_PROPOSAL', 'a month', 'un mes'],
    ['BENEFITS_HELD', 'two weeks', 'dos semanas'],
  ] as const)('names what of it is late for how long: %s', (kind, time, tiempo) => {
    const [en, es] = late(kind, 10_299);
    expect(en).toContain(`$205.98 for your membership at Harbor is past due, and $102.99 of it is ${time} past due.`);
    expect(es).toContain(
      `Debe $205.98 de su membresía en Harbor en pagos atrasados, y $102.99 de ese monto tienen ${tiempo} de atraso.`,
    );
    expect(late(kind, 0).join(' ')).not.toMatch(/month past|weeks past|mes de atraso|semanas de atraso|\$0/);
  });
});

test('of a payment that was early nothing is due yet: its day is named, and what happens then', () => {
  const failed = { amountCents: 10_549, account: 'Visa', lastFour: '9996', again: null, dueOn: '2026-04-16' };
  const [en, es] = said('membership-payment-failed', { ...failed, isTakenThen: false });
  expect(en).toContain("It isn't due until April 16, 2026. Pay it by then with any card or account.");
  expect(es).toContain('No vence hasta el 16 de abril de 2026. Páguelo a más tardar ese día');
  const [taken] = said('membership-payment-failed', { ...failed, isTakenThen: true });
  expect(taken).toContain("We'll charge it automatically that day");
  expect(said('membership-payment-failed', { ...failed, dueOn: null })[0]).toContain("We won't retry this payment.");
});
