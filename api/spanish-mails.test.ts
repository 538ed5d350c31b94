import { verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventMails } from './event-mails';
import { languageOfAddress } from './features/borrower/index';
import { NOTICES } from './features/servicing/billing/notices';
import { type SignupWorld, startSignupWorld } from './features/signup/testing/signup-world';
import { loanNoticeMail } from './loan-notice-mails';
import { spanishMails } from './spanish-mails';

/** For practices, staff and support, who read English. */
const ENGLISH = new Set([
  'patientfi-plus-asked',
  'review-due',
  'review-proposed',
  'review-control-changed',
  'patient-request-expired',
  'staff-locked',
  'staff-invited',
  'staff-password-link',
  'staff-password-changed',
  'staff-email-changed',
  'staff-passkey-added',
  'staff-passkey-removed',
  'staff-second-factor-on',
  'staff-second-factor-off',
  'staff-recovery-codes-renewed',
  'staff-second-factor-reset',
  'practice-email-changed',
  'success-manager-asked',
  'transaction-answered',
  'patient-asked',
  'dispute-overdue',
  'identity-not-confirmed',
  'credit-owed-back',
  'partner-payout-settled',
  'partner-payout-returned',
]);
const kinds = Object.keys(eventMails).filter((kind) => !ENGLISH.has(kind) && !kind.startsWith('deposit'));
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

describe.each(kinds)('%s', (kind) => {
  test('is in Spanish as in English: the same figures and address, other words', () => {
    const [english, spanish] = [eventMails[kind], spanishMails[kind]];
    if (!english || !spanish) throw new Error(`${kind} has no Spanish words.`);
    const given = { ...payload, debits, notice: 'STATEMENT', reader: 'patient' };
    const [one, other] = [english(given, context), spanish(given, context)];
    expect(other.subject).not.toBe(one.subject);
    expect(other.opening).toHaveLength(one.opening.length);
    expect(other.opening[0]).toBe(one.opening[0] === 'Hello,' ? 'Hola:' : 'Hola, Ana:');
    expect(other.button?.url).toBe(one.button?.url);
    expect(other.opening.join().includes('$123.45')).toBe(one.opening.join().includes('$123.45'));
  });
});

test.each(NOTICES)('the notice %s is in Spanish with its figures', (notice) => {
  const facts = { ...payload, notice, again: '2026-03-20', interestCents: 5000, feesCents: 900, monthlyCents: 700 };
  const one = loanNoticeMail(facts, context);
  const other = loanNoticeMail({ ...facts, language: 'es' }, context);
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
