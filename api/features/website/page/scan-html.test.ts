import '@domain/test-vectors/property-runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../../test/processor-time';
import { scanHtml } from './scan-html';

/** Sources of the scripts a browser would load. */
const sources = (html: string) =>
  scanHtml(html)
    .filter(({ name }) => name === 'script')
    .map(({ attributes }) => attributes.get('src'));

describe('a page is read as browsers read it', () => {
  test('names, attributes in any quotes, flags, references, capitals', () => {
    const [tag] = scanHtml(
      `<SCRIPT ASYNC Data-Label="Pay &quot;later&quot; &amp; more &#39;&#x21;" data-a='1"2' data-b=3 data-a=no src = "x.js" / >`,
    );
    expect(tag?.name).toBe('script');
    expect([...(tag?.attributes ?? [])]).toEqual([
      ['async', ''],
      ['data-label', `Pay "later" & more '!`],
      ['data-a', '1"2'],
      ['data-b', '3'],
      ['src', 'x.js'],
    ]);
  });

  test('a script keeps its text', () => {
    expect(scanHtml(`<script>PF('init', {a: "<b>"})</script><p>`)[0]?.text).toBe(`PF('init', {a: "<b>"})`);
  });

  test.each([
    ['in a comment', '<!-- <script src=a></script> -->'],
    ['in a comment that ends oddly', '<!-- <script src=a></script> --!>'],
    ['in a comment without end', '<!-- <script src=a></script>'],
    ['in a bogus comment', '<!x <script src=a>'],
    ['in noscript', '<noscript><script src=a></script></noscript>'],
    ['in a template', '<template><div><script src=a></script></div></template>'],
    ['in a nested template', '<template><template></template><script src=a></script></template>'],
    ['in a text area', '<textarea><script src=a></script></textarea>'],
    ['in a title', '<title><script src=a></script></title>'],
    ['in a style', '<style><script src=a></script></style>'],
    ['in a script', '<script type=x>"<script src=a>"</script>'],
    ['in a string of a script', `<script type=x>document.write("<script src=a><\\/script>")</script>`],
    ['in an attribute', '<p title="<script src=a></script>">'],
    ['in an attribute of an end tag', '</p title="<script src=a></script>">'],
    ['in an attribute without end', '<p title="<script src=a></script>'],
    ['cut off by the end of the page', '<script src=a'],
    ['after plaintext', '<plaintext><script src=a></script>'],
    ['as text', '&lt;script src=a>'],
    ['with a blank', '< script src=a>'],
  ])('no script %s', (_, html) => {
    expect(sources(html).filter(Boolean)).toEqual([]);
  });

  test.each([
    ['after an empty comment', '<!--><script src=a></script>'],
    ['after a short comment', '<!---><script src=a></script>'],
    ['after a doctype', '<!doctype html><script src=a></script>'],
    ['after a processing instruction', '<?xml version="1"?><script src=a></script>'],
    ['after a closed template', '<template></template><script src=a></script>'],
    ['after a stray end', '</template></svg><script src=a></script>'],
    ['after noscript', '<noscript><p></noscript><script src=a></script>'],
    ['after an end tag that only begins like one', '<style></styles></style><script src=a></script>'],
    ['after a self-closed script of a drawing', '<svg><script/></svg><script src=a></script>'],
    ['after a comparison', '<p>1 < 2</p><script src=a></script>'],
    ['in a broken tag', '<p <script src=a></script><script src=a></script>'],
    [
      'after a script that holds a whole script in a comment',
      '<script type=x><!-- <script></script> --></script><script src=a></script>',
    ],
  ])('a script %s', (_, html) => {
    expect(sources(html).filter(Boolean)).toEqual(['a']);
  });

  test('a script element without its end swallows the rest', () => {
    expect(sources('<script src=a><script src=b></body>')).toEqual(['a']);
  });

  test.each([
    ['brackets', '<'],
    ['comments', '<!--'],
    ['tags', '<a '],
    ['attributes', '<a b="'],
    ['scripts', '<script>'],
    ['ends', '</'],
    ['templates', '<template>'],
    ['drawings', '<svg>'],
    ['equals', '<a ='],
  ])('a megabyte of %s takes no time', (_, piece) => {
    const megabyte = piece.repeat(1_000_000 / piece.length);
    const spent = processorMs(() => {
      scanHtml(megabyte);
      scanHtml(`<p>${megabyte}</p><script src=a></script>`);
    });
    expect(spent).toBeLessThan(3_000);
  });

  test('any text at all is read to its end', () => {
    const pieces = [
      '<',
      '>',
      '/',
      '!--',
      '-->',
      'script',
      'src=a',
      '"',
      "'",
      '=',
      ' ',
      'svg',
      'template',
      '</',
      '\u0000',
      '&#0;',
      '&#x110000;',
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (html) => {
        for (const tag of scanHtml(html)) expect(tag.name).toMatch(/^[a-z]/);
      }),
    );
  });
});
