import type { FederalBox } from '@domain/disclosure/federal-box';
import { expect } from 'vitest';
import type { DocumentContent } from '../rendering/document-content';
import { HOLDER_NOTICE } from '../templates/loan-agreement-words';

type Given = { values: readonly string[]; same?: readonly string[] };

const paragraphsOf = (sections: DocumentContent['sections']) => sections.flatMap(({ paragraphs }) => [...paragraphs]);

/**
 * A Spanish text says what the English one says: the same sections, other words, the same figures and `values`; it ends with
 * how to get the English one. The holder notice it also has in the words of the rule.
 * @param given.same paragraphs that are no words, an address for example.
 */
export function expectTranslation(
  [english, spanish]: readonly [DocumentContent, DocumentContent],
  { values, same = [] }: Given,
): void {
  const own = spanish.sections.slice(0, -1).map((section) => ({
    ...section,
    paragraphs: section.paragraphs.filter((paragraph) => paragraph !== HOLDER_NOTICE),
  }));
  expect([english.language, spanish.language]).toEqual([undefined, 'es']);
  expect([spanish.documentKey, spanish.version, spanish.issuer]).toEqual([
    english.documentKey,
    english.version,
    english.issuer,
  ]);
  expect(own.map(({ paragraphs, isBold }) => [paragraphs.length, isBold])).toEqual(
    english.sections.map(({ paragraphs, isBold }) => [paragraphs.length, isBold]),
  );
  expect(own.map(({ heading }) => heading === null)).toEqual(english.sections.map(({ heading }) => heading === null));
  expect(spanish.sections.at(-1)?.heading).toBe('Copia en inglés');
  expect(spanish.title).not.toBe(english.title);
  const [said, dicho] = [paragraphsOf(english.sections), paragraphsOf(own)];
  said.forEach((paragraph, index) => {
    if (!same.includes(paragraph)) expect(dicho[index]).not.toBe(paragraph);
    const told = [...values, ...(paragraph.match(/\b\d+\b/g) ?? [])];
    for (const value of told.filter((one) => paragraph.includes(one))) expect(dicho[index]).toContain(value);
  });
  expect(spanish.box === null).toBe(english.box === null);
  if (english.box && spanish.box) expectBoxTwin(english.box, spanish.box);
}

function expectBoxTwin(english: FederalBox, spanish: FederalBox): void {
  const { paymentLines, prepayment, latePayment, promotion, contractReference, ...figures } = spanish;
  expect(english).toMatchObject(figures);
  expect(paymentLines).toHaveLength(english.paymentLines.length);
  for (const text of [...paymentLines, prepayment, latePayment, contractReference, promotion])
    expect(JSON.stringify(english)).not.toContain(text ?? 'nothing');
  expect(promotion === null).toBe(english.promotion === null);
}
