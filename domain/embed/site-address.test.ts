import '../test-vectors/property-runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framingOrigins, isOnSites, readSite, type SiteFault } from './site-address';

const production = { allowLocal: false };
const development = { allowLocal: true };

describe('the address of a site', () => {
  test.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['  HTTPS://WWW.Example.COM ', 'https://www.example.com'],
    ['example.com', 'https://example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://zahnärzte.example', 'https://xn--zahnrzte-3za.example'],
    ['https://*.example.com', 'https://*.example.com'],
    ['*.preview.example.com', 'https://*.preview.example.com'],
  ])('%s is read as %s', (text, site) => {
    expect(readSite(text, production)).toEqual({ site });
  });

  test.each<[string, SiteFault]>([
    ['', 'malformed'],
    ['https://', 'malformed'],
    ['https://exa mple.com', 'malformed'],
    ['https:\\\\example.com', 'malformed'],
    ['https://-a.example.com', 'malformed'],
    ['https://a..example.com', 'malformed'],
    ['https://example.com.', 'malformed'],
    ['https://example', 'malformed'],
    [`https://${'a'.repeat(64)}.com`, 'malformed'],
    ['http://www.example.com', 'insecure'],
    ['ftp://www.example.com', 'insecure'],
    ['javascript://example.com', 'insecure'],
    ['https://example.com/path', 'more-than-origin'],
    ['https://example.com?x=1', 'more-than-origin'],
    ['https://example.com#x', 'more-than-origin'],
    ['https://user@example.com', 'credentials'],
    ['https://user:secret@example.com', 'credentials'],
    ['https://@example.com', 'credentials'],
    ['https://93.184.216.34', 'number-address'],
    ['https://10.0.0.1', 'number-address'],
    ['https://2130706433', 'private-name'],
    ['https://167772161', 'number-address'],
    ['https://0x7f.1.2.3', 'number-address'],
    ['https://[2606:2800::1]', 'number-address'],
    ['https://[::ffff:10.0.0.1]', 'number-address'],
    ['https://localhost', 'private-name'],
    ['http://localhost:4001', 'private-name'],
    ['https://0177.0.0.1', 'private-name'],
    ['https://printer.local', 'private-name'],
    ['https://metadata.google.internal', 'private-name'],
    ['https://a.localhost', 'private-name'],
    ['https://*', 'wildcard'],
    ['https://*.com', 'wildcard'],
    ['https://*.co.uk', 'wildcard'],
    ['https://*.netlify.app', 'wildcard'],
    ['https://*.s3.amazonaws.com', 'wildcard'],
    ['https://*.preview.vercel.app', 'wildcard'],
    ['https://*.*.example.com', 'wildcard'],
    ['https://a.*.example.com', 'wildcard'],
    ['https://a*.example.com', 'wildcard'],
  ])('%s is refused as %s', (text, fault) => {
    expect(readSite(text, production)).toEqual({ fault });
  });

  test.each([
    ['http://localhost:4001', 'http://localhost:4001'],
    ['http://127.0.0.1:4001', 'http://127.0.0.1:4001'],
    ['https://localhost', 'https://localhost'],
  ])('%s is a site in development', (text, site) => {
    expect(readSite(text, development)).toEqual({ site });
  });

  test.each(['http://10.0.0.1', 'http://www.example.com', 'https://*.localhost', 'ftp://localhost'])(
    '%s is none in development either',
    (text) => {
      expect(readSite(text, development)).toHaveProperty('fault');
    },
  );

  test('what was read reads as itself, and never holds more than an origin', () => {
    const pieces = [
      'https://',
      'http://',
      '*.',
      '.',
      'a',
      'B-c',
      'com',
      'localhost',
      'ä',
      '0x7f',
      '1',
      ':8443',
      '/',
      '@',
      '#',
      '[::1]',
      '%2e',
      ' ',
    ];
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.boolean(), (text, allowLocal) => {
        const reading = readSite(text, { allowLocal });
        if ('fault' in reading) return;
        expect(readSite(reading.site, { allowLocal })).toEqual(reading);
        expect(reading.site).toMatch(/^https?:\/\/(\*\.)?[a-z0-9.[\]:-]+$/);
      }),
    );
  });
});

describe('an origin on a list', () => {
  const sites = ['https://example.com', 'https://*.example.com', 'https://*.other.com:8443'];

  test.each([
    ['https://example.com', true],
    ['https://www.example.com', true],
    ['https://a.b.example.com', false],
    ['http://www.example.com', false],
    ['https://www.example.com:8443', false],
    ['https://www.other.com:8443', true],
    ['https://other.com:8443', false],
    ['https://wwwexample.com', false],
    ['https://www.example.com.evil.com', false],
    ['null', false],
    ['https://*.example.com', false],
  ])('%s: %s', (origin, expected) => {
    expect(isOnSites(sites, origin)).toBe(expected);
  });

  test.each([
    [
      'a covered origin takes the place of its wildcard',
      'https://www.example.com',
      ['https://example.com', 'https://www.example.com'],
    ],
    ['a deeper one does not', 'https://a.b.example.com', ['https://example.com']],
    ['nor one that would end the header', 'https://www;script-src.example.com', ['https://example.com']],
    ['nor the wildcard itself as an asker', 'https://*.example.com', ['https://example.com']],
    ['without an asker only exact sites stay', undefined, ['https://example.com']],
  ])('%s', (_, asker, expected) => {
    expect(framingOrigins(sites, asker)).toEqual(expected);
  });
});
