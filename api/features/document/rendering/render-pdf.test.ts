import { isPrintable } from '@domain/printable';
import { expect, test } from 'vitest';
import { tagsOf, textsOf } from '../../../test/paper-tags';
import { pdfText } from '../../../test/pdf-text';
import type { DocumentContent } from './document-content';
import { renderPdf } from './render-pdf';

const textOf = (sections: DocumentContent['sections'], more: Partial<DocumentContent> = {}): DocumentContent => ({
  documentKey: 'terms-and-conditions',
  title: 'Terms',
  version: '1',
  issuer: 'Willow Pay',
  sections,
  box: null,
  ...more,
});

test('the font of papers has every letter that a field takes, regular and bold', async () => {
  const letters = Array.from({ length: 0x10_000 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => isPrintable(letter) && letter.trim() !== '',
  );
  expect(letters.length).toBeGreaterThan(1_500);
  const lines = Array.from({ length: Math.ceil(letters.length / 40) }, (_, at) =>
    letters
      .slice(at * 40, at * 40 + 40)
      .map((letter) => `a${letter}`)
      .join(' '),
  );
  // A letter that the font does not have is refused by the format.
  for (const isBold of [false, true])
    await expect(renderPdf(textOf([{ heading: null, paragraphs: lines, isBold }]))).resolves.toBeInstanceOf(Buffer);
});

test('a letter of another script in a text of earlier days leaves a visible hole, and the paper is made', async () => {
  const tags = await tagsOf(await renderPdf(textOf([{ heading: null, paragraphs: ['Dental 🦷 Studio'] }])));
  expect(tags.map(({ text }) => text)).toContain('Dental \ufffd Studio');
});

test('a paragraph that a page tears is one paragraph to whoever listens', async () => {
  const long = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
  const tags = await tagsOf(await renderPdf(textOf([{ heading: 'A', paragraphs: ['Before.', long, 'After.'] }])));
  expect(tags.map(({ path }) => path.at(-1))).toEqual(['H1', 'H2', 'P', 'P', 'P']);
  expect(tags[3]?.text).toBe(long);
});

test('numbered paragraphs are a list, amounts too, and parts in another language say so', async () => {
  const pdf = await renderPdf(
    textOf([
      { heading: 'Reasons', paragraphs: ['These:', '1. One.', '2. Two.'] },
      {
        heading: 'Sum',
        paragraphs: [],
        amounts: [
          ['Fee', '$1.00'],
          ['Total', '$1.00'],
        ],
      },
      { heading: 'En español', language: 'es', paragraphs: ['Hola.'] },
    ]),
  );
  const tags = (await tagsOf(pdf)).map(({ path, text }) => [path.slice(1).join(' '), text]);
  expect(tags).toEqual([
    ['H1', 'Terms'],
    ['H2', 'Reasons'],
    ['P', 'These:'],
    ['L LI Lbl', '1.'],
    ['L LI LBody', 'One.'],
    ['L LI Lbl', '2.'],
    ['L LI LBody', 'Two.'],
    ['H2', 'Sum'],
    ['L LI Lbl Strong', 'Fee'],
    ['L LI LBody', '$1.00'],
    ['L LI Lbl Strong', 'Total'],
    ['L LI LBody', '$1.00'],
    ['H2', 'En español'],
    ['P', 'Hola.'],
  ]);
  const spanish = (await textsOf(pdf)).filter(({ language }) => language?.startsWith('es'));
  expect(spanish.map(({ text }) => text)).toEqual(['En español', 'Hola.']);
});

test('both sides find a line for each name, signature and day, under their own heading', async () => {
  const tags = await tagsOf(await renderPdf(textOf([{ heading: null, paragraphs: ['Read.'] }]), 'BY_HAND'));
  expect(tags.map(({ path, text }) => `${path.at(-1)} ${text}`).slice(2)).toEqual([
    'H2 Patient',
    'P Name',
    'P Signature',
    'P Day',
    'H2 Practice',
    'P Name',
    'P Signature',
    'P Day',
  ]);
});

test('no word runs out of its column, however long it is', async () => {
  const word = 'W'.repeat(120);
  const content = textOf([{ heading: word, paragraphs: [word, `See ${word}.`] }], { title: word, issuer: word });
  const pdf = await renderPdf(content, { name: word, signedAt: '2026-03-16T15:00:00.000Z' });
  for (const { x, width, text } of await textsOf(pdf))
    expect([text, x >= 63 && x + width <= 549]).toEqual([text, true]);
});

test.each([
  [{ timeZone: 'America/Chicago' }, 'on Mar 16, 2026, 10:00 AM CDT (2026-03-16 15:00:00 UTC).'],
  [{ timeZone: 'America/Puerto_Rico' }, 'on Mar 16, 2026, 11:00 AM AST (2026-03-16 15:00:00 UTC).'],
  [{}, 'on 2026-03-16 15:00:00 UTC.'],
])('a signature names its moment by the clocks of the practice, beside UTC: %o', async (where, words) => {
  const content = { documentKey: 'k', title: 'T', version: '1', issuer: 'I', box: null, sections: [] };
  const pdf = await renderPdf(content, { name: 'Ana Reyes', signedAt: '2026-03-16T15:00:00.000Z', ...where });
  expect(pdfText(pdf)).toContain(words);
});
