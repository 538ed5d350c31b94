import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMBED_DOCS } from '../scripts/generate-embed-docs';
import { amountCentsOf } from './amount';
import { attributeDocs } from './attribute-docs';
import { ATTRIBUTE_NAMES, ATTRIBUTES, type AttributeName, parseAttribute, parseAttributes } from './attributes';
import { snippet } from './snippet';

const JUNK = [
  '',
  ' ',
  'undefined',
  'null',
  'true',
  '<script>',
  '"><img src=x>',
  'javascript:alert(1)',
  '__proto__',
  '\u0000',
  '0',
  '-1',
  'é'.repeat(50),
];

describe('attributes', () => {
  for (const name of ATTRIBUTE_NAMES) {
    const values = ATTRIBUTES[name];
    if (!Array.isArray(values)) continue;
    test(`${name} keeps each listed value, also between blanks, and unsets everything else`, () => {
      for (const value of values as readonly string[]) {
        expect(parseAttribute(name, value)).toBe(value);
        expect(parseAttribute(name, ` ${value}\n`)).toBe(value);
        for (const wrong of [value.toUpperCase(), `${value}x`, value.replace(' ', '  ').concat(' x')]) {
          expect(parseAttribute(name, wrong)).toBeUndefined();
        }
      }
      for (const junk of [...JUNK, null]) expect(parseAttribute(name, junk)).toBeUndefined();
    });
  }

  const table: [AttributeName, string, unknown][] = [
    ['practice', 'bright-smile', 'bright-smile'],
    ['practice', 'Bright-Smile', undefined],
    ['practice', '../admin', undefined],
    ['practice', 'a/b', undefined],
    ['practice', '-a', undefined],
    ['practice', 'a'.repeat(65), undefined],
    ['inline', '', true],
    ['inline', 'false', undefined],
    ['label', 'Pay later', 'Pay later'],
    ['label', 'a\u0007b', undefined],
    ['label', 'x'.repeat(41), undefined],
    ['lang', 'es-MX', 'es-MX'],
    ['lang', 'español', undefined],
    ['amount', '$4,500.50', '$4,500.50'],
    ['amount', '1e5', undefined],
    ['amount', '45,00', undefined],
    ['open-on', 'apply', 'apply'],
    ['open-on', '#apply', undefined],
  ];
  test.each(table)('%s="%s" is %j', (name, text, value) => {
    expect(parseAttribute(name, text)).toBe(value);
  });

  test('junk in every attribute at once leaves nothing set but the flag and the label', () => {
    for (const junk of JUNK) {
      const { inline, label, ...rest } = parseAttributes((name) => (name === 'practice' ? 'bright-smile' : junk));
      const { amount, lang, 'open-on': openOn, ...set } = rest;
      expect(set).toEqual({ practice: 'bright-smile' });
    }
  });

  test('the documentation page is the one the table gives', () => {
    expect(readFileSync(EMBED_DOCS, 'utf8')).toBe(attributeDocs());
  });
});

test.each([
  ['4500', 450_000],
  ['$4,500.50', 450_050],
  ['1', 100],
  ['100000', 10_000_000],
  ['0.99', undefined],
  ['100001', undefined],
  [undefined, undefined],
])('an amount of %s is %s cents', (text, cents) => {
  expect(amountCentsOf(text)).toBe(cents);
});

describe('snippet', () => {
  test('defaults are left out and the rest reads back as it was written', () => {
    const text = snippet('https://app.test', {
      practice: 'bright-smile',
      type: 'calculator_apply',
      button: 'button2',
      position: 'bottom right',
      size: 'medium',
      amount: '4500',
      inline: true,
    });
    expect(text).toBe(
      '<script async src="https://app.test/sdk/v1/embed.js"\n  data-practice="bright-smile" data-type="calculator_apply" data-button="button2" data-size="medium" data-inline data-amount="4500"></script>',
    );
  });

  test('a label cannot leave its attribute', () => {
    expect(snippet('https://app.test', { practice: 'a1', label: '"><script>' })).toContain(
      'data-label="&quot;>&lt;script>"',
    );
  });

  test('a pinned file carries its digest', () => {
    const text = snippet('https://app.test', { practice: 'a1' }, { file: 'embed.full.js', sha384: 'sha384-x' });
    expect(text).toContain('src="https://app.test/sdk/v1/embed.full.js" integrity="sha384-x" crossorigin');
  });
});
