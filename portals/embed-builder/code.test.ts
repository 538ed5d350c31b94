import { describe, expect, test } from 'vitest';
import { attributesOf, type Choice, firstChoice, isIgnored } from './choice';
import { htmlCode, placeCode, previewAddress, queueCode, reactCode } from './code';

const origin = 'https://app.test';
const widget = (change: Partial<Choice> = {}) => attributesOf({ ...firstChoice, ...change }, 'bright-smile');
const html = (change: Partial<Choice> = {}, pinned: { file: string; sha384: string } | null = null) =>
  htmlCode(origin, widget(change), { plainLink: change.plainLink ?? false, pinned });

describe('the snippet', () => {
  test('is short where everything is usual', () => {
    expect(html()).toBe(
      '<script async src="https://app.test/sdk/v1/embed.js"\n  data-practice="bright-smile"></script>',
    );
  });

  test('names what was chosen', () => {
    const change = {
      type: 'calculator_apply',
      button: 'button2',
      position: 'top left',
      size: 'large',
      label: 'Pay & "smile"',
      backButton: false,
    } as const;
    expect(html(change)).toContain(
      'data-practice="bright-smile" data-type="calculator_apply" data-button="button2" data-position="top left" data-size="large" data-label="Pay &amp; &quot;smile&quot;" data-back-button="off"',
    );
  });

  test('of a button in the page names its design, because without one the widget itself stands there', () => {
    expect(html({ place: 'button' })).toContain('data-button="button1" data-inline');
    expect(html({ place: 'inline', button: 'button3', label: 'x', openOn: 'y' })).toContain(
      'data-practice="bright-smile" data-inline>',
    );
  });

  test('leaves out a text that the widget would ignore', () => {
    expect(html({ amount: 'a lot', lang: 'español', label: 'x'.repeat(41) })).toBe(html());
    expect(isIgnored('amount', 'a lot')).toBe(true);
    expect(isIgnored('amount', '')).toBe(false);
  });

  test('has a link for visitors without JavaScript, to what the widget opens', () => {
    expect(html({ plainLink: true })).toContain(
      '<noscript><a href="https://app.test/v2/bright-smile/apply">Apply for financing</a></noscript>',
    );
    expect(html({ plainLink: true, type: 'privi-signup' })).toContain(
      'href="https://app.test/v2/privi/bright-smile/signup"',
    );
  });

  test('pinned names the file, its digest and crossorigin', () => {
    const pinned = html({}, { file: 'embed.full-a1b2.js', sha384: 'sha384-xyz' });
    expect(pinned).toContain('src="https://app.test/sdk/v1/embed.full-a1b2.js" integrity="sha384-xyz" crossorigin');
  });
});

describe('the same for other places', () => {
  test('a tag manager gets a call that runs', () => {
    const code = queueCode(origin, widget({ label: `it's </script> \\`, button: 'button2', openOn: 'apply' }));
    const [, body = ''] = /<script>\n([\s\S]*?)\n<\/script>/.exec(code) ?? [];
    const page = { PF: undefined as unknown as { q: [string, object][] } };
    new Function('window', `with (window) { ${body} }`)(page);
    expect(page.PF.q.map((call) => [...call])).toEqual([
      [
        'init',
        {
          practice: 'bright-smile',
          button: 'button2',
          size: 'small',
          position: 'bottom right',
          label: `it's </script> \\`,
          openOn: 'apply',
        },
      ],
    ]);
  });

  test('a place in the page has the attributes of the tag', () => {
    expect(placeCode(origin, widget({ place: 'inline', type: 'calculator' }))).toBe(
      '<div data-pf data-practice="bright-smile" data-type="calculator" data-inline></div>',
    );
  });

  test('a React site gets props', () => {
    const code = reactCode(origin, widget({ place: 'inline', type: 'calculator', amount: '$4,500', openOn: 'x' }));
    expect(code).toContain(
      '<PatientFinancing origin="https://app.test"\n  practice="bright-smile"\n  type="calculator"\n  inline\n  amount={4500} />',
    );
  });

  test('the preview gets every attribute', () => {
    expect(previewAddress(widget({ place: 'inline', type: 'calculator' }))).toBe(
      '/sdk/v1/preview?practice=bright-smile&type=calculator&inline=',
    );
  });
});
