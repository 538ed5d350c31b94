import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../../test/pdf-text';
import type { DocumentContent } from '../rendering/document-content';
import { renderPdf } from '../rendering/render-pdf';
import { type SpouseNoticeFacts, spouseNoticeContent } from './spouse-notice';

const facts: SpouseNoticeFacts = {
  sender: {
    name: 'Willow Pay',
    postalAddress: '1 Main Street, Austin, TX 78701',
    supportEmail: 'help@willow.test',
    supportPhone: '(855) 555-0100',
  },
  lender: null,
  borrowerName: 'Robin Sample',
  practiceName: 'Lakeview Dermatology',
  agreedOn: civilDate('2026-03-16'),
  amountFinancedCents: cents(420_000),
  payments: [
    { count: 23, amountCents: cents(21_000), firstDueOn: civilDate('2026-04-16') },
    { count: 1, amountCents: cents(20_950), firstDueOn: civilDate('2028-03-16') },
  ],
};
const wordsOf = (content: DocumentContent) => content.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

describe('the notice to a borrower’s spouse', () => {
  test('names creditor, borrower, practice, day, amount financed and every payment, and what the spouse’s name was used for', () => {
    const words = wordsOf(spouseNoticeContent(facts));
    expect(words).toContain('Willow Pay has extended credit to Robin Sample for treatment at Lakeview Dermatology.');
    expect(words).toContain('The agreement is dated March 16, 2026.');
    expect(words).toContain('Amount financed: $4,200.00.');
    expect(words).toContain('23 monthly payments of $210.00, beginning April 16, 2026');
    expect(words).toContain('$209.50');
    expect(words).toContain('The first payment is due on April 16, 2026.');
    expect(words).toContain('We used your name and address for this notice only.');
    expect(words).toContain('Creditor: Willow Pay, 1 Main Street, Austin, TX 78701.');
  });

  test('says the same in Spanish below', () => {
    const words = wordsOf(spouseNoticeContent(facts));
    expect(words).toContain('Willow Pay otorgó crédito a Robin Sample');
    expect(words).toContain('El primer pago vence el 16 de abril de 2026.');
  });

  test('names another lender as the creditor, and who sends for it', () => {
    const words = wordsOf(spouseNoticeContent({ ...facts, lender: 'Second Look Bank' }));
    expect(words).toContain('Second Look Bank has extended credit to Robin Sample');
    expect(words).toContain(
      'Creditor: Second Look Bank. Sent on its behalf by Willow Pay, 1 Main Street, Austin, TX 78701.',
    );
  });

  test('is printed with both languages', async () => {
    const words = pdfText(await renderPdf(spouseNoticeContent(facts), undefined));
    expect(words).toContain('Robin Sample');
    expect(words).toContain('766.56(3)(b)');
    expect(words).toContain('Por qué recibe este aviso');
  });
});
