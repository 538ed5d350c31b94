import { describe, expect, test } from 'vitest';
import { borrowerMessages } from './borrower';
import { fraudFlagMessages } from './fraud-flag';
import { membershipMessages } from './membership';
import type { Message } from './message';
import { staffCatalogues } from './staff';

const catalogues: Record<string, Record<string, Message>> = {
  borrowerMessages,
  fraudFlagMessages,
  membershipMessages,
  ...staffCatalogues,
};

describe.each(Object.entries(catalogues))('%s', (_, messages) => {
  test('every toast and snackbar says how long it stays', () => {
    const endless = Object.entries(messages).filter(
      ([, { kind, durationMs }]) =>
        (kind === 'toast' || kind === 'snackbar') && !(durationMs && durationMs >= 2000 && durationMs <= 10_000),
    );
    expect(endless).toEqual([]);
  });

  test('every text names the section it comes from', () => {
    for (const [name, { text, source }] of Object.entries(messages)) {
      expect(text.trim(), name).not.toBe('');
      expect(source, name).toMatch(/§/);
    }
  });
});

test('the odd spellings of the specification stand as given', () => {
  expect(staffCatalogues.applicationMessages.snackEmailSent.text).toBe('Email sent successfuly.');
  expect(fraudFlagMessages.fraudFlagError.text).toBe('An error ocurred while flagging the transaction');
  expect(membershipMessages.cancellationPaymentFailed).toMatchObject({
    text: 'Error while proccesing the payment',
    durationMs: 10_000,
  });
  expect(borrowerMessages.bankConnectionError.durationMs).toBe(10_000);
});
