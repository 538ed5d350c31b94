import { verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageOfAddress } from '../features/borrower/index';
import { type SignupWorld, startSignupWorld } from '../features/signup/testing/signup-world';
import { allMails } from './all-mails';
import { loanNoticeMail, loanNotices } from './loan-notice-mails';
import type { MailWords } from './mail';

const patientMails = Object.entries(allMails).flatMap(([kind, { english, spanish }]) =>
  spanish ? [[kind, english as MailWords<never>, spanish as MailWords<never>] as const] : [],
);
const context = {
  brand: { name: 'PatientFi', supportPhone: '(555) 555-0100', supportEmail: 'help@example.test' } as never,
  publicUrl: 'https://app.example.test',
  isAttached: true,
  attachedCount: 1,
  application: undefined,
};
const payload = { to: 'a@b.test', firstName: 'Ana', amountCents: 12_345, on: '2026-03-16', number: 7, path: '/v2/x' };
const debits = [
  {
    number: 7,
    purchase: '$900.00',
    practice: 'Bright Smile',
    amount: '$123.45',
    isFirstOnly: false,
    method: 'First Bank',
    lastFour: '6789',
  },
];

describe.each(patientMails)('%s', (_kind, english, spanish) => {
  test('is in Spanish as in English: the same figures and address, other words', () => {
    const ofMembership = {
      kind: 'DEBIT_AHEAD',
      monthlyCents: 12_345,
      firstCents: 23_456,
      paidCents: 700,
      at: '2026-09-03T10:30',
    };
    const calls = { phone: '5555550123', practicePhone: '5555550123' };
    const given = {
      ...payload,
      ...ofMembership,
      ...calls,
      debits,
      fields: 'email',
      notice: 'STATEMENT',
      state: 'BANKRUPTCY',
      reader: 'patient',
      others: [],
      deliveredCents: 90_000,
      owedCents: 20_000,
      backCents: 0,
      installments: 0,
    } as never;
    const [one, other] = [english(given, context), spanish(given, context)];
    expect(other.subject).not.toBe(one.subject);
    expect(other.opening).toHaveLength(one.opening.length);
    expect(other.opening[0]).toBe(one.opening[0] === 'Hello,' ? 'Hola:' : 'Hola, Ana:');
    expect(other.button?.url).toBe(one.button?.url);
    expect(other.opening.join().includes('$123.45')).toBe(one.opening.join().includes('$123.45'));
  });
});

test.each(Object.keys(loanNotices))('the notice %s is in Spanish with its figures', (notice) => {
  const facts = {
    ...payload,
    notice,
    again: '2026-03-20',
    interestCents: 5000,
    feesCents: 900,
    monthlyCents: 700,
  } as never;
  const one = loanNoticeMail(facts, context, 'en');
  const other = loanNoticeMail(facts, context, 'es');
  const figuresOf = (text: string) => (text.match(/\$[\d,.]+\d/g) ?? []).sort();
  expect(other.subject).not.toBe(one.subject);
  expect(figuresOf(other.short)).toEqual(figuresOf(one.short));
  expect(other.short.includes('16 de marzo de 2026')).toBe(one.short.includes('March 16, 2026'));
});

describe('somebody whose pages are Spanish', () => {
  let world: SignupWorld;
  beforeAll(async () => {
    world = await startSignupWorld();
  });
  afterAll(() => world.discard());

  test('gets the code in Spanish, is refused in Spanish, and what leaves later is Spanish', async () => {
    const who = await world.applicant('0001');
    const headers = { 'accept-language': 'es' };
    const asked = await world.call(verifyWelcomeBack, { body: { data: who.email } }, { headers });
    const [code] = await world.mailsTo(who.email);
    expect(code?.subject).toMatch(/^Su código de/);
    expect(code?.html).toContain('<html lang="es">');
    const wrong = await world.call(
      verifyLoginCode,
      { body: { user: asked.body.user, otp: code?.code === '000000' ? '111111' : '000000' } },
      { headers },
    );
    expect(wrong.body.message).toBe('Ese código no es correcto.');
    const body = { user: asked.body.user, otp: String(code?.code) };
    expect((await world.call(verifyLoginCode, { body }, { headers })).status).toBe(200);
    expect(await languageOfAddress(world.deps.database.read, who.email)).toBe('es');
  });
});
