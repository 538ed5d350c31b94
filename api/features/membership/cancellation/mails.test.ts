import { expect, test } from 'vitest';
import { cancellationMails } from './mails';

const context = { brand: { name: 'PRIVI' }, publicUrl: 'https://app.example.test', isAttached: true } as never;
const of = {
  to: 'a@b.test',
  firstName: 'Ana',
  practiceName: 'Harbor',
  path: '/x',
  phone: '5555550123',
  documentId: null,
};

const said = (facts: object) =>
  (['english', 'spanish'] as const).map((language) =>
    String(cancellationMails['membership-year'][language]?.({ ...of, ...facts } as never, context).opening.join(' ')),
  );

test('whose year has ended reads that they owe nothing more only where nothing is', () => {
  const nothing = said({ isRenewed: false, openCents: 0 }).join(' ');
  expect(nothing).toMatch(/You owe nothing more\..+No debe nada más\./);
  const open = said({ isRenewed: false, openCents: 12_345 }).join(' ');
  expect(open).toMatch(/You still owe \$123\.45\..+Todavía debe \$123\.45\./);
  expect(open).not.toMatch(/nothing more|nada más/);
});

const cancelled = (facts: object) =>
  (['english', 'spanish'] as const).map((language) =>
    String(
      cancellationMails['membership-cancelled']
        [language]?.(
          {
            ...of,
            paidCents: 0,
            returnedCents: 0,
            refundCents: 0,
            installmentCents: 0,
            installments: 0,
            creditsCents: 0,
            isCharged: true,
            earlierCents: 0,
            requestChannel: null,
            requestedOn: null,
            nextOn: null,
            ...facts,
          } as never,
          context,
        )
        .opening.join(' '),
    ),
  );
const installments = { paidCents: 5612, installments: 8, installmentCents: 5612, nextOn: '2026-04-28' };

test('who pays the rest in installments reads what comes back beside them, and what else is due', () => {
  const beside = { refundCents: 499, creditsCents: 2500, returnedCents: 55_015, earlierCents: 12_345 };
  const [english, spanish] = cancelled({ ...installments, ...beside });
  expect(english).toContain("You paid $56.12 today. You have 8 more payments. The next one is $56.12. We'll charge it");
  for (const words of [
    "We'll refund $4.99",
    '$25.00 returned to your credit',
    'you owe $550.15 on top',
    '$123.45 from an earlier plan year is still due',
  ])
    expect(english).toContain(words);
  for (const words of ['reembolsaremos $4.99', '$25.00 volvieron', 'debe $550.15 además', 'Aún debe $123.45'])
    expect(spanish).toContain(words);
  expect(`${english} ${spanish}`).not.toMatch(/nothing more|nada más/);
});

test('whose card is charged reads so, and who pays by hand is promised no charge', () => {
  const owed = { ...installments, returnedCents: 55_015 };
  const charge =
    /We'll charge it on April 28.+We'll charge it to your current|cobraremos el 28 de abril.+cobraremos a su/;
  for (const told of cancelled(owed)) expect(told).toMatch(charge);
  const [english, spanish] = cancelled({ ...owed, isCharged: false });
  expect(english).toMatch(/You can pay it under Payments/);
  expect(english).toContain("It's due on April 28, 2026. Pay it yourself under Payments");
  expect(spanish).toMatch(/Vence el 28 de abril de 2026\. Páguelo usted en Pagos.+Puede pagarlo en Pagos/);
  expect(`${english} ${spanish}`).not.toMatch(/charge|cobraremos/);
});

test('who owes and gets nothing after a cancellation reads that nothing more is owed, and only they', () => {
  for (const told of cancelled({ paidCents: 5612 })) expect(told).toMatch(/You owe nothing more|No debe nada más/);
  for (const rest of [{ returnedCents: 1 }, { refundCents: 1 }, { earlierCents: 1 }])
    for (const told of cancelled(rest)) expect(told).not.toMatch(/nothing more|nada más/);
});
