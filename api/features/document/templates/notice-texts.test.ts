import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { printable } from '@domain/printable';
import { describe, expect, test } from 'vitest';
import type { DocumentContent } from '../rendering/document-content';
import { renderPdf } from '../rendering/render-pdf';
import { type AdverseActionFacts, adverseActionNoticeContent } from './adverse-action-notice';
import { creditLineAgreementContent } from './credit-line-agreement';

const wordsOf = (content: DocumentContent) => content.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

const facts: AdverseActionFacts = {
  creditor: 'Willow Pay',
  postalAddress: '1 Main Street, Austin, TX 78701',
  supportEmail: 'help@willow.test',
  writeTo: 'Willow (1 Main Street, Dover, DE 19901; help@willow.test)',
  supportPhone: '(855) 555-0100',
  language: 'en',
  borrowerName: 'Robin Sample',
  applicationNumber: 41_007,
  action: { kind: 'DENIED' },
  noticeOn: civilDate('2026-03-16'),
  reasons: ['DELINQUENT_OTHERS', 'OBLIGATIONS_HIGH', 'COLLECTION', 'INQUIRIES', 'LIMITED_HISTORY'],
  agency: { name: 'Sample Bureau', address: '1 Main Street, Dover, DE 19901', phone: '(800) 555-0199' },
  score: {
    value: 548,
    lowest: 300,
    highest: 850,
    asOf: civilDate('2026-03-15'),
    keyFactors: ['One', 'Two', 'Three', 'Four', 'Inquiries', 'Sixth'],
  },
};

describe('the adverse action notice', () => {
  test('tells four reasons in the words of Form C-1, the agency, the score and the agency that supervises us', () => {
    const content = adverseActionNoticeContent(facts);
    const reasons = content.sections.find(({ heading }) => heading?.startsWith('Principal reasons'));
    expect(reasons?.paragraphs).toEqual([
      '1. Delinquent past or present credit obligations with others.',
      '2. Excessive obligations in relation to income.',
      '3. Collection action or judgment.',
      '4. Number of recent inquiries on credit bureau report.',
    ]);
    const words = wordsOf(content);
    expect(words).toContain('Sample Bureau, 1 Main Street, Dover, DE 19901, (800) 555-0199.');
    expect(words).toContain(
      'Your credit score: 548. Date: March 15, 2026. Scores range from a low of 300 to a high of 850.',
    );
    expect(words).toContain('One; Two; Three; Four; Inquiries.');
    expect(words).not.toContain('Sixth');
    expect(words).toContain('Federal Trade Commission, Equal Credit Opportunity');
  });

  test('names the creditor with its postal address (12 CFR 1002.9(a)(2)), and the rights of 15 USC 1681m(a)', () => {
    const words = wordsOf(adverseActionNoticeContent(facts));
    expect(words).toContain('Creditor: Willow Pay, 1 Main Street, Austin, TX 78701.');
    expect(words).toContain('The Federal Equal Credit Opportunity Act prohibits creditors from discriminating');
    expect(words).toContain('Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.');
    expect(words).toContain('played no part in our decision');
    expect(words).toContain('no later than 60 days after you receive this notice');
    expect(words).toContain('right to dispute the matter with the reporting agency');
    expect(words).toContain('obtained your credit score from this consumer reporting agency');
  });

  test('says so when no report was used, and names no score', () => {
    const words = wordsOf(adverseActionNoticeContent({ ...facts, agency: null }));
    expect(words).toContain('not based on information from a consumer reporting agency');
    expect(words).not.toContain('548');
  });

  test('of a smaller limit names both amounts', () => {
    const action = { kind: 'COUNTER_OFFER', requestedCents: cents(900_000), offeredCents: cents(400_000) } as const;
    const words = wordsOf(adverseActionNoticeContent({ ...facts, action }));
    expect(words).toContain('You requested $9,000.');
    expect(words).toContain('a spending limit of $4,000 instead');
  });

  test('is never written without a reason', () => {
    expect(() => adverseActionNoticeContent({ ...facts, reasons: ['NO_SUCH_REASON'] })).toThrow('needs a reason');
  });
});

describe('the spending limit agreement', () => {
  const given = {
    language: 'en' as const,
    supportEmail: 'help@willow.test',
    writeTo: 'Willow (1 Main Street, Dover, DE 19901; help@willow.test)',
    supportPhone: '(855) 555-0100',
    creditor: 'Willow Pay',
    borrowerName: 'Robin Sample',
    borrowerState: 'TX',
    practiceName: 'Bright Smile Dental',
    applicationNumber: 41_007,
    approvedLineCents: cents(650_000),
    approvedOn: civilDate('2026-03-16'),
    expiresOn: civilDate('2026-07-14'),
    aprRange: { lowestPercent: 9.99, highestPercent: 21.99 },
  };

  test('names the limit, its last day, the rates and that it costs nothing', () => {
    const words = wordsOf(creditLineAgreementContent(given));
    expect(words).toContain('Your spending limit is $6,500. You can use it until July 14, 2026.');
    expect(words).toContain(
      'with one exception: autopay lowers the rate of a plan without a promotion by 0.25 percentage points',
    );
    expect(words).toContain('APRs from 9.99% to 21.99%');
    expect(words).toContain('There is no fee for the limit');
  });

  test('carries the notice of the borrower’s state and of no other', () => {
    const words = (borrowerState: string) => wordsOf(creditLineAgreementContent({ ...given, borrowerState }));
    expect(words('WI')).toContain('766.59');
    expect(words('TX')).not.toContain('766.59');
    expect(words('OH')).toContain('Ohio Civil Rights Commission');
  });
});

describe('PDF', () => {
  test('differs with the text, the signer and the time, and with nothing else', async () => {
    const content = adverseActionNoticeContent(facts);
    const signature = { name: 'Robin Sample', signedAt: '2026-03-16T15:00:00.000Z' };
    const first = await renderPdf(content, signature);
    expect((await renderPdf({ ...content }, { ...signature })).equals(first)).toBe(true);
    expect((await renderPdf(content, { ...signature, name: 'Robin Semple' })).equals(first)).toBe(false);
    expect((await renderPdf(content, { ...signature, signedAt: '2026-03-16T15:00:01.000Z' })).equals(first)).toBe(
      false,
    );
    expect((await renderPdf({ ...content, version: '2026-02' }, signature)).equals(first)).toBe(false);
  });

  test('writes names in letters of its fonts', () => {
    for (const name of ['Łukasz Žižek “Zoë” — −$5', 'Nguyễn Đặng', 'José Núñez-Ōkubo', 'Ελένη', 'Анна'])
      expect(printable(name)).toBe(name);
  });
});
