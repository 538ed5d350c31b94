import { civilDate } from '@domain/calendar/civil-date';
import { boxWords } from '@domain/disclosure/box-words';
import { aLoan } from '@domain/loan/testing/a-loan';
import { describe, expect, test } from 'vitest';
import { tagsOf } from '../../test/paper-tags';
import { pdfPieces, pdfText } from '../../test/pdf-text';
import { documentView } from './document.view';
import { renderPdf } from './rendering/render-pdf';
import { type CreditScoreFacts, creditScoreDisclosureContent } from './templates/credit-score-disclosure';
import { incompleteNoticeContent } from './templates/incomplete-notice';
import { loanAgreementContent } from './templates/loan-agreement';

const agreement = loanAgreementContent({
  plan: aLoan().plan,
  creditor: 'Willow Pay',
  supportEmail: 'help@willow.test',
  writeTo: 'Willow (1 Main Street, Dover, DE 19901; help@willow.test)',
  supportPhone: '(855) 555-0100',
  language: 'en',
  practiceName: 'Bright Smile Dental',
  practiceState: 'TX',
  borrowerState: 'TX',
  borrowerName: 'Ana Reyes',
  transactionNumber: 1,
});

/** Every ruled rectangle of a PDF of ours with the words that stand in it, page by page. */
const boxed = (pdf: Buffer) => pdfText(pdf).split('Itemization of the amount financed');

describe('the federal box', () => {
  test('ends with the reference to the contract, letter for letter (12 CFR 1026.18(p))', async () => {
    expect(boxWords.contractReference).toBe(
      'See your contract documents for any additional information about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties.',
    );
    const [box = ''] = boxed(await renderPdf(agreement));
    expect(box.trimEnd().endsWith(boxWords.contractReference)).toBe(true);
    expect(documentView({ content: agreement, row: null }).box?.contractReference).toBe(boxWords.contractReference);
  });

  test('stands apart from the itemization, which follows it (12 CFR 1026.17(a)(1))', async () => {
    const pdf = await renderPdf(agreement);
    const [box = '', rest = '', ...others] = boxed(pdf);
    expect(others).toEqual([]);
    expect(box).not.toMatch(/paid on your behalf|Prepaid finance charge/);
    expect(rest).toContain('Amount paid on your behalf to Bright Smile Dental: $5,000.00');
    // The last rule of the box is drawn above the heading of the itemization, which is a heading and no part of the table.
    const [box1 = expect.fail('no heading'), box2] = (await tagsOf(pdf)).filter(
      ({ text }) => text === 'Federal Truth in Lending disclosures' || text === 'Itemization of the amount financed',
    );
    expect([box1.path.at(-1), box2?.path.at(-1), box2?.path.includes('Table')]).toEqual(['H2', 'H2', false]);
  });

  test('shows the rate and the finance charge first, and heavier than every other disclosure (1026.17(a)(2))', async () => {
    const pieces = pdfPieces(await renderPdf(agreement));
    const at = (text: string) => pieces.findIndex((piece) => piece.text.startsWith(text));
    const names = ['ANNUAL', 'FINANCE CHARGE', 'Amount Financed', 'Total of Payments'].map(at);
    expect(names).not.toContain(-1);
    expect(names).toEqual([...names].sort((a, b) => a - b));
    const [rate, charge, financed] = names.map((index) => pieces[index]);
    expect([rate?.font, charge?.font]).toEqual(['NotoSans-Bold', 'NotoSans-Bold']);
    expect(rate?.size).toBeGreaterThan(financed?.size ?? 99);
    expect(financed?.font).toBe('NotoSans-Regular');
  });

  test('of a copy that was signed without the reference stays as it was', async () => {
    const { contractReference: _, ...box } = agreement.box ?? expect.fail('no box');
    const old = { ...agreement, box };
    expect(pdfText(await renderPdf(old))).not.toContain('See your contract documents');
    expect(documentView({ content: old, row: null }).box?.contractReference).toBeNull();
  });
});

test('the holder notice is bold, ten points, and letter for letter that of 16 CFR 433.2(b)', async () => {
  const pieces = pdfPieces(await renderPdf(agreement));
  const from = pieces.findIndex(({ text }) => text.trim() === 'NOTICE');
  const notice = pieces.slice(from).filter(({ size }) => size >= 10);
  const words = notice.map(({ text }) => text.trim()).join(' ');
  expect(words).toBe(
    'NOTICE ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT IS SUBJECT TO ALL CLAIMS AND DEFENSES WHICH THE DEBTOR COULD ASSERT AGAINST THE SELLER OF GOODS OR SERVICES OBTAINED WITH THE PROCEEDS HEREOF. RECOVERY HEREUNDER BY THE DEBTOR SHALL NOT EXCEED AMOUNTS PAID BY THE DEBTOR HEREUNDER.',
  );
  expect(new Set(notice.map(({ font }) => font))).toEqual(new Set(['NotoSans-Bold']));
  const shown = documentView({ content: agreement, row: null }).sections.filter(({ isBold }) => isBold);
  expect(shown.map(({ heading }) => heading)).toEqual(['NOTICE']);
});

test('the notice of incompleteness names the creditor with its postal address', () => {
  const content = incompleteNoticeContent({
    creditor: 'Willow Pay',
    postalAddress: '1 Main Street, Austin, TX 78701',
    supportEmail: 'help@willow.test',
    writeTo: 'Willow (1 Main Street, Dover, DE 19901; help@willow.test)',
    supportPhone: '(855) 555-0100',
    language: 'en',
    borrowerName: 'Robin Sample',
    applicationNumber: 41_007,
    noticeOn: civilDate('2026-03-16'),
    answerBy: civilDate('2026-03-30'),
    photoPage: 'https://app.example.test/v2/bright-smile/apply',
    needs: ['Proof of income'],
  });
  expect(content.sections[0]?.paragraphs).toContain('Creditor: Willow Pay, 1 Main Street, Austin, TX 78701.');
});

describe('the credit score disclosure', () => {
  const facts: CreditScoreFacts = {
    creditor: 'Willow Pay',
    supportEmail: 'help@willow.test',
    writeTo: 'Willow (1 Main Street, Dover, DE 19901; help@willow.test)',
    supportPhone: '(855) 555-0100',
    language: 'en',
    borrowerName: 'Robin Sample',
    applicationNumber: 41_007,
    noticeOn: civilDate('2026-03-16'),
    agency: { name: 'Sample Bureau', address: '1 Main Street, Dover, DE 19901', phone: '(800) 555-0199' },
    score: {
      value: 672,
      lowest: 300,
      highest: 850,
      asOf: civilDate('2026-03-15'),
      higherThanPercent: 41,
      keyFactors: ['One', 'Two.', 'Three', 'Four', 'Too many inquiries', 'Sixth'],
    },
  };
  const textOf = async (given: CreditScoreFacts) => pdfText(await renderPdf(creditScoreDisclosureContent(given)));

  test.each([
    ['(A) what a report is', 'includes information about whether you pay your bills on time and how much you owe'],
    ['(B) what a score is', 'is a number that reflects the information in your credit report'],
    ['(B) that it changes', 'can change, depending on how your credit history changes'],
    ['(C) what it does', 'can affect whether you can get a loan and how much you will have to pay'],
    ['(D) the score', 'Your credit score: 672.'],
    ['(E) the range', 'from a low of 300 to a high of 850'],
    ['(F) how it compares', 'ranks higher than 41 percent of U.S. consumers'],
    ['(G) its date', 'March 15, 2026'],
    ['(H) who gave it', 'Sample Bureau, 1 Main Street, Dover, DE 19901'],
    ['(I) the right to dispute', 'right to dispute any inaccurate information'],
    ['(J) free copies', 'from each of the nationwide consumer reporting agencies once a year'],
    ['(K) the central source', '1-877-322-8228'],
    ['(L) more information', 'www.consumerfinance.gov/learnmore'],
    ['four key factors and inquiries', '4. Four. 5. Too many inquiries.'],
  ])('tells %s (12 CFR 1022.74(e)(1)(ii))', async (_, words) => {
    const text = await textOf(facts);
    expect(text).toContain(words);
    expect(text).not.toContain('Sixth');
  });

  test('is a document of its own: nothing of the limit, the plans or the decision stands in it', async () => {
    expect(await textOf(facts)).not.toMatch(/spending limit|APR|approved/i);
  });

  test('without a score is the notice that says so (1022.74(f))', async () => {
    const text = await textOf({ ...facts, score: null });
    expect(text).toContain('Your credit score is not available from Sample Bureau');
    expect(text).toContain('Not having a credit score can affect whether you can get a loan');
    expect(text).not.toMatch(/672|Scores range/);
  });

  test('does not make up a comparison that the agency did not give', async () => {
    const score = { ...(facts.score ?? expect.fail('no score')), higherThanPercent: null };
    expect(await textOf({ ...facts, score })).not.toContain('ranks higher');
  });
});
