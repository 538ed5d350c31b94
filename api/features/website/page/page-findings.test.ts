import { describe, expect, test } from 'vitest';
import { processorMs } from '../../../test/processor-time';
import { type Expectation, pageFindings } from './page-findings';

const appOrigin = 'https://app.test';
const build = {
  version: '1.2.0',
  files: {
    full: { file: 'embed.full-abcdefgh.js', sha384: 'sha384-full' },
    loader: { file: 'embed.js', sha384: 'sha384-loader' },
  },
};
const expected: Expectation = {
  appOrigin,
  build,
  practice: { slug: 'bright-smile', enrollments: ['APPLICATIONS', 'MEMBERSHIPS'] },
};

const script = (attributes = 'data-practice="bright-smile"', source = `${appOrigin}/sdk/v1/embed.js`) =>
  `<script async src="${source}" ${attributes}></script>`;

function look(
  html: string,
  change: { headers?: Record<string, string>; url?: string; expected?: Partial<Expectation> } = {},
) {
  const url = change.url ?? 'https://site.test/page';
  const page = { url, status: 200, headers: change.headers ?? {}, html };
  return pageFindings(page, { ...expected, ...change.expected });
}
/** What is not in order, as codes. */
const wrong = (...given: Parameters<typeof look>) =>
  look(...given)
    .filter(({ level }) => level !== 'ok')
    .map(({ code }) => code);
const right = (...given: Parameters<typeof look>) =>
  look(...given)
    .filter(({ level }) => level === 'ok')
    .map(({ code }) => code);

describe('the snippet on a page', () => {
  test.each([
    ['a floating button', script(), 'floating'],
    ['a widget in the page', script('data-practice="bright-smile" data-inline'), 'inline'],
    ['an element', `${script('')}<pf-calculator practice="bright-smile"></pf-calculator>`, 'inline'],
    ['a marked element', `${script('')}<div data-pf data-practice="bright-smile"></div>`, 'inline'],
    ['a link', `${script('')}<a href="x" data-pf-open>Apply</a>`, 'own-links'],
    ['a queue call', `<script>PF("init", {practice: "x"})</script>${script('')}`, 'queue'],
    ['a module', script('data-practice="bright-smile" type="module"'), 'floating'],
    [
      'a relative address with a base',
      `<base href="${appOrigin}/">${script(undefined, 'sdk/v1/embed.js')}`,
      'floating',
    ],
    ['an address without its scheme', script(undefined, '//app.test/sdk/v1/embed.js'), 'floating'],
  ])('as %s is in order', (_, html, code) => {
    expect(wrong(html)).toEqual([]);
    expect(right(html)).toContain(code);
  });

  test.each<[string, string, string[]]>([
    ['not there', '<p>Home</p>', ['script-missing']],
    ['only in a comment', `<!-- ${script()} -->`, ['script-missing']],
    ['only for visitors without scripts', `<noscript>${script()}</noscript>`, ['script-missing']],
    ['only its element', '<pf-button practice="bright-smile"></pf-button>', ['script-missing']],
    [
      'behind a tag manager',
      '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>',
      ['script-not-in-page'],
    ],
    ['from another place', script(undefined, 'https://cdn.test/sdk/v1/embed.js'), ['script-elsewhere']],
    ['without a practice', script(''), ['widget-missing']],
    ['with an empty practice', script('data-practice=""'), ['practice-missing']],
    ['with another practice', script('data-practice="other"'), ['practice-other']],
    ['waiting for consent', script('type="text/plain" data-practice="bright-smile"'), ['script-held-back']],
    ['delayed', script('data-rocket-src="x" data-practice="bright-smile"'), ['script-optimised']],
    ['holding up the page', script().replace(' async', ''), ['script-blocking']],
    ['doubled', script() + script(), ['tag-doubled']],
    [
      'in one corner twice',
      script() + script('data-practice="bright-smile" data-type="calculator"'),
      ['buttons-overlap'],
    ],
  ])('%s', (_, html, codes) => {
    expect(wrong(html)).toEqual(codes);
  });

  test.each<[string, string[], string, string]>([
    ['sign-up', ['APPLICATIONS'], 'data-type="privi-signup"', 'membership sign-up'],
    ['financing', ['MEMBERSHIPS'], '', 'financing'],
  ])('opening %s for a practice without it', (_, enrollments, type, what) => {
    const practice = { slug: 'bright-smile', enrollments };
    const found = look(script(`data-practice="bright-smile" ${type}`), { expected: { practice } })[0];
    expect(found).toMatchObject({ code: 'type-not-offered', level: 'problem' });
    expect(found?.title).toContain(what);
  });
});

describe('attributes that are not understood', () => {
  test.each([
    ['data-button="Button2"', 'value-unknown', 'Did you mean data-button="button2"?'],
    ['data-position="bottom-left"', 'value-unknown', 'Did you mean data-position="bottom left"?'],
    ['data-type="calculator-apply"', 'value-unknown', 'Did you mean data-type="calculator_apply"?'],
    ['data-size="huge"', 'value-unknown', 'Use one of: small, medium, large.'],
    ['data-amount="a lot"', 'value-unknown', 'Check its allowed values, or remove it.'],
    ['data-postion="top left"', 'attribute-unknown', 'Did you mean data-position?'],
    ['data-openon="apply"', 'attribute-unknown', 'Did you mean data-open-on?'],
  ])('%s', (attribute, code, advice) => {
    const [found] = look(script(`data-practice="bright-smile" ${attribute}`));
    expect(found).toMatchObject({ code, level: 'warning', advice });
  });

  test.each(['data-nonce-of-mine="1"', 'data-gtm-id="4"', 'nonce="x"', 'id="pf"', 'onload="x()"'])(
    '%s is somebody else’s',
    (attribute) => {
      expect(wrong(script(`data-practice="bright-smile" ${attribute}`))).toEqual([]);
    },
  );

  test('on an element too, where common attributes do not count', () => {
    const html = `${script('')}<pf-calculator practice="bright-smile" class="a" style="b" szie="large"></pf-calculator>`;
    expect(look(html)[0]).toMatchObject({ code: 'attribute-unknown', advice: 'Did you mean size?' });
  });

  test('text of the page is quoted short and on one line', () => {
    const html = script(`data-practice="bright-smile" data-size="a\n\u202e${'b'.repeat(500)}"`);
    const title = look(html)[0]?.title ?? '';
    expect(title.length).toBeLessThan(140);
    expect(title).not.toMatch(/[\n\u202e]/);
  });
});

describe('security headers of the site', () => {
  const csp = (text: string) => ({ headers: { 'content-security-policy': text } });

  test.each<[string, string[]]>([
    ["default-src 'self' https://app.test", []],
    ["script-src 'self' https://app.test; connect-src https://app.test; frame-src https://app.test", []],
    ["script-src 'self'", ['policy-script']],
    ["default-src 'self'", ['policy-script', 'policy-connect', 'policy-frame']],
    ["script-src https://app.test; frame-src 'none'", ['policy-frame']],
    ["default-src https://app.test; connect-src 'self'", ['policy-connect']],
    ["script-src 'strict-dynamic' 'nonce-a' https://app.test", ['policy-script']],
    ['sandbox', ['policy-sandbox']],
    ['sandbox allow-scripts', []],
    ["style-src 'self'", []],
    ["default-src https://app.test, script-src 'self'", ['policy-script']],
  ])('%s', (text, codes) => {
    expect(wrong(script(), csp(text))).toEqual(codes);
  });

  test('a nonce on the tag satisfies the policy', () => {
    const html = script('nonce="abc" data-practice="bright-smile"');
    expect(wrong(html, csp("script-src 'nonce-abc' 'strict-dynamic'"))).toEqual([]);
  });

  test('advice names the directive and our address', () => {
    expect(look(script(), csp("frame-src 'self'"))[0]?.advice).toBe('Add https://app.test to frame-src.');
    expect(look(script(), csp("default-src 'self'; script-src *; connect-src *"))[0]?.advice).toContain(
      '“frame-src https://app.test”',
    );
  });

  test('a policy in the page counts, one that only reports does not', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'">`;
    expect(wrong(meta + script())).toEqual(['policy-frame']);
    expect(wrong(script(), { headers: { 'content-security-policy-report-only': "default-src 'none'" } })).toEqual([]);
  });

  test('an isolated page cannot show the frame', () => {
    expect(wrong(script(), { headers: { 'cross-origin-embedder-policy': 'require-corp; report-to="x"' } })).toEqual([
      'policy-embedder',
    ]);
  });

  test('who may frame the site is said not to matter', () => {
    expect(right(script(), { headers: { 'x-frame-options': 'DENY' } })).toContain('frame-options');
    expect(right(script(), csp("frame-ancestors 'none'"))).toContain('frame-options');
    expect(right(script())).not.toContain('frame-options');
  });
});

describe('a digest on the tag', () => {
  const pinned = (integrity: string, file = 'embed.full-abcdefgh.js', crossorigin = 'crossorigin') =>
    script(`integrity="${integrity}" ${crossorigin} data-practice="bright-smile"`, `${appOrigin}/sdk/v1/${file}`);

  test.each<[string, string, string[]]>([
    ['of this release', pinned('sha384-full'), []],
    ['among others', pinned('sha256-x sha384-full'), []],
    ['of an earlier release', pinned('sha384-old', 'embed.full-older123.js'), ['integrity-older']],
    ['that does not fit', pinned('sha384-wrong'), ['integrity-wrong']],
    ['without crossorigin', pinned('sha384-full', undefined, ''), ['integrity-unreadable']],
    ['on the file that moves', pinned('sha384-loader', 'embed.js'), ['integrity-moving']],
    ['on the file that moved', pinned('sha384-old', 'embed.js'), ['integrity-wrong']],
  ])('%s', (_, html, codes) => {
    expect(wrong(html)).toEqual(codes);
  });
});

test('the worst comes first', () => {
  const levels = look(script('data-practice="other" data-size="huge"')).map(({ level }) => level);
  expect(levels).toEqual(
    [...levels].sort((a, b) => ['problem', 'warning', 'ok'].indexOf(a) - ['problem', 'warning', 'ok'].indexOf(b)),
  );
  expect(levels.slice(0, 2)).toEqual(['problem', 'warning']);
});

describe('a page that was made to keep us busy', () => {
  const policies = '<meta http-equiv="content-security-policy" content="script-src x">';
  const many = (text: string) => text.repeat(Math.floor(1_000_000 / text.length));

  test.each([
    ['policies and scripts', policies.repeat(3000) + script().repeat(3000)],
    [
      'attributes',
      `${script()}<pf-button ${Array.from({ length: 90_000 }, (_, index) => `positi${index}`).join(' ')}>`,
    ],
    ['elements', script() + many('<pf-button practice="x" labe sise>')],
    ['scripts of strangers', many(script('data-practice="x"', 'https://other.test/sdk/v1/embed.js'))],
  ])('of %s is examined in a moment and answered briefly', (_, html) => {
    let findings: ReturnType<typeof look> = [];
    const spent = processorMs(() => {
      findings = look(html);
    });
    // Unlimited it took from five seconds to minutes, in which nobody else was answered.
    expect(spent).toBeLessThan(3000);
    expect(findings.length).toBeLessThan(150);
  });
});
