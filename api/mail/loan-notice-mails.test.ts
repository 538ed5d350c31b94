import { expect, test } from 'vitest';
import { loanNoticeMail, loanNotices } from './loan-notice-mails';

type Given = Record<string, string | number | boolean>;
const context = { publicUrl: 'https://app.example.test' };
const told = ({ language, ...payload }: Given) =>
  loanNoticeMail({ amountCents: 4_649, ...payload } as never, context, language === 'es' ? 'es' : 'en').short;

// A debit is tried again after the days of grace too: whoever relies on it would meet a late fee that nobody named.
const DUE_ANEW = { newDueCents: 4_649, newDueOn: '2027-02-05', feeOn: '2027-02-16' };
test.each([
  [{ again: '2027-01-15' }, "We'll retry automatically on January 15, 2027.", 'we add a late fee that day'],
  [{}, "We won't retry the returned payment.", 'we add a late fee that day'],
  [
    { again: '2027-01-15', language: 'es' },
    'Lo intentaremos de nuevo automáticamente el 15 de enero de 2027.',
    'ese día agregaremos un cargo por atraso',
  ],
  [{ language: 'es' }, 'No volveremos a intentar el pago devuelto.', 'ese día agregaremos un cargo por atraso'],
])(
  'a payment that came back says when it is due now, and of a late fee only where and when one comes: %j',
  (given, again, fee) => {
    const said = told({ notice: 'PAYMENT_RETURNED', ...given, ...DUE_ANEW });
    for (const part of [again, fee, '$46.49', 'language' in given ? '5 de febrero' : 'due on February 5, 2027'])
      expect(said).toContain(part);
    const { feeOn: _, ...free } = DUE_ANEW;
    expect(told({ notice: 'PAYMENT_RETURNED', ...given, ...free })).not.toMatch(/late fee|cargo por atraso/);
    expect(told({ notice: 'PAYMENT_RETURNED', ...given, isPaused: true })).toMatch(/paused|en pausa/);
  },
);

test.each([
  [{ notice: 'PAYMENT_MISSED', dueCents: 9_298 }, 'Including unpaid payments and fees, $92.98 is due now.'],
  [{ notice: 'PAYMENT_DUE', dueCents: 9_298 }, 'Including unpaid payments and fees, $92.98 is due now.'],
  [{ notice: 'LATE_FEE_AHEAD', dueCents: 9_298 }, 'Including unpaid payments and fees, $92.98 is due now.'],
  [{ notice: 'STATEMENT', lateCents: 4_649 }, 'That includes $46.49 past due. Pay that part now.'],
  [{ notice: 'PAYMENT_AHEAD', lateCents: 4_649 }, 'You also have $46.49 in past-due payments and fees.'],
  [{ notice: 'PAYMENT_MISSED', dueCents: 9_298, language: 'es' }, 'debe pagar $92.98 ahora.'],
  [{ notice: 'STATEMENT', lateCents: 4_649, language: 'es' }, '$46.49 está atrasado'],
])('a payment that is asked for beside one that was missed names all that is due: %j', (given, said) => {
  expect(told(given)).toContain(said);
  const { dueCents: _, lateCents: __, ...alone } = given as Given;
  expect(told(alone)).not.toContain(said);
});

test.each(Object.keys(loanNotices))(
  'the notice %s says which loan it is about, and its text message names no practice',
  (notice) => {
    const which = { practice: 'Bright Smile', purchaseCents: 420_000, number: 60_001 };
    const openingOf = (language: 'en' | 'es') => {
      const mail = loanNoticeMail({ notice, amountCents: 4_649, ...which } as never, context, language);
      expect(mail.short).not.toContain('Bright Smile');
      return mail.opening;
    };
    expect(openingOf('en')).toContain('This is about your loan of $4,200.00 at Bright Smile, transaction 60001.');
    expect(openingOf('es')).toContain('Se trata de su préstamo de $4,200.00 en Bright Smile, transacción 60001.');
  },
);
