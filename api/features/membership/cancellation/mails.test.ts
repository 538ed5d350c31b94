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
