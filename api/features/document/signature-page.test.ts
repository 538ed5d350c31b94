import { expect, test } from 'vitest';
import { pdfTextOfPages } from '../../test/pdf-text';
import { renderPdf } from './rendering/render-pdf';

const signature = { name: 'Ana Reyes', signedAt: '2026-03-16T15:00:00.000Z' };

/** A text that ends one line further down for each of `lines`. */
const textOf = (lines: number) => ({
  documentKey: 'credit-line-agreement',
  title: 'Spending limit agreement',
  version: '2026-01',
  issuer: 'PatientFi',
  sections: [
    { heading: 'First', paragraphs: Array.from({ length: lines }, () => 'One line.') },
    { heading: 'Last', paragraphs: ['The last words.', 'And more.'] },
  ],
  box: null,
});

test('a signature never stands on a page without the last words of what was signed', async () => {
  const pageCounts = new Set<number>();
  for (let lines = 20; lines <= 45; lines += 1) {
    const pages = pdfTextOfPages(await renderPdf(textOf(lines), signature));
    pageCounts.add(pages.length);
    const signed = pages.filter((words) => words.includes('Signed electronically'));
    expect(signed, `${lines} lines`).toHaveLength(1);
    expect(signed[0], `${lines} lines`).toContain('The last words.');
  }
  expect([...pageCounts]).toEqual([1, 2]);
});
