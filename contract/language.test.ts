import { describe, expect, test } from 'vitest';
import { languageNamed, pickLanguage } from './language';

describe('the language for what somebody wants', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['ES', 'es'],
    ['es-MX', 'es'],
    ['es_419', 'es'],
    ['en-US', 'en'],
    ['fr', 'en'],
    ['est', 'en'],
    ['es-US,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr-FR, es;q=0.5, en;q=0.3', 'es'],
    ['en;q=0.2, es;q=0.7', 'es'],
    ['es;q=0, en', 'en'],
    ['es;q=0', 'en'],
    ['es;q=x', 'en'],
    ['en, es', 'en'],
    ['*', 'en'],
    [';;,,q=', 'en'],
  ])('%j is %s', (wanted, language) => {
    expect(pickLanguage(wanted)).toBe(language);
  });

  test('is unknown when none that we speak is wanted', () => {
    expect([undefined, '', 'fr-FR,de;q=0.5', '*', 'es;q=0'].map(languageNamed)).toEqual(Array(5).fill(undefined));
    expect(['en', 'fr,es;q=0.1'].map(languageNamed)).toEqual(['en', 'es']);
  });
});
