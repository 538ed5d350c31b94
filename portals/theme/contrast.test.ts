import { contrast } from '@domain/look/oklch';
import { describe, expect, test } from 'vitest';
import { darkFinancingTokens, darkProviderTokens, financingTokens, providerTokens } from './brand-tokens';
import { darkTokens, lightTokens, type Tokens } from './tokens';

const themes: Record<string, Tokens> = {
  'financing light': { ...lightTokens, ...financingTokens },
  'provider light': { ...lightTokens, ...providerTokens },
  'financing dark': { ...lightTokens, ...financingTokens, ...darkTokens, ...darkFinancingTokens },
  'provider dark': { ...lightTokens, ...providerTokens, ...darkTokens, ...darkProviderTokens },
};

const surfaces = ['page', 'surface', 'sunken', 'hover', 'raised', 'primary-50', 'primary-100'];
const meanings = ['danger', 'success', 'warning', 'info'];
const pairs: [text: string, background: string, least: number][] = [
  ...surfaces.flatMap((background) =>
    ['ink', 'ink-2', 'ink-3', 'primary-text'].map((text): [string, string, number] => [text, background, 4.5]),
  ),
  ...meanings.flatMap((meaning) =>
    [`${meaning}-tint`, 'surface', 'page'].map((background): [string, string, number] => [meaning, background, 4.5]),
  ),
  ...['promo-tint', 'surface', 'page'].map((background): [string, string, number] => ['promo-text', background, 4.5]),
  ...[...meanings, 'promo'].flatMap((meaning): [string, string, number][] => [
    ['ink', `${meaning}-tint`, 4.5],
    ['ink-2', `${meaning}-tint`, 4.5],
  ]),
  // The fullest cell of a sheet, and what it said before.
  ['ink', 'primary-300', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary', 'primary-active', 4.5],
  ['on-danger', 'danger', 4.5],
  ...['page', 'surface'].flatMap((background) =>
    ['line-control', 'primary-line', 'focus'].map((line): [string, string, number] => [line, background, 3]),
  ),
];

describe('contrast of the token sets', () => {
  test('64 pairs are checked', () => expect(pairs).toHaveLength(64));

  test.each(Object.keys(themes))('%s reaches WCAG AA in every pair', (name) => {
    const tokens = themes[name] ?? {};
    const failed = pairs
      .map(([text, background, least]) => ({
        pair: `${text} on ${background}`,
        least,
        ratio: contrast(tokens[text] ?? 'missing', tokens[background] ?? 'missing'),
      }))
      .filter(({ ratio, least }) => !(ratio >= least));
    expect(failed).toEqual([]);
  });
});
