import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inlineTexts } from './inline-texts';

const top = new URL('../../', import.meta.url);

/** What patients see, hear or get on a screen. Staff's screens and what practices' programmers read stand in English. */
const PATIENTS = [
  ...['apply', 'borrower', 'pay', 'steps', 'signup', 'calculator', 'legal', 'shell', 'ui', 'form', 'disclosure'],
  ...['format', 'client', 'state', 'calculator-sheet'],
].map((room) => `portals/${room}`);
const FOLDERS = [...PATIENTS, 'sdk', 'contract/messages'];

/** Rooms of staff, of practices' programmers, and of tests. */
const OTHERS =
  /\.test\.tsx?$|\/test(?:ing)?\/|^portals\/ui\/(?:staff-|table\/|date-range-picker|month-grid|context-menu)|^portals\/format\/status-words|^sdk\/(?:doctor\/|attribute-docs|snippet|warn|react\.tsx)|^contract\/messages\/staff\//;

const isTexts = (file: string): boolean => /(?:\/|-)(?:copy|words)(?:\.es)?\.ts$|^contract\/messages\//.test(file);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file));

/** Said by the specification or by nobody: a name, a code, and words that the loader says before any other chunk is there. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'sdk/loader.ts': ['See my options', 'Ver mis opciones'],
  // The texts of an error, which the error page says in its own words.
  'portals/shell/chunk-load-error.ts': ['Loading chunk'],
  // Ranges of days in lists of staff.
  'portals/format/days-text.ts': ['to'],
  // The sign of the currency.
  'portals/ui/masked-fields.tsx': ['USD'],
};

/** Files of texts that need no translation: the shape of a message, and texts that are the same in every language. */
const WITHOUT_TWIN = /^contract\/messages\/message\.ts$/;

const withoutTwin = (list: readonly string[]): string[] =>
  list.filter(
    (file) =>
      isTexts(file) &&
      !/\.es\.ts$/.test(file) &&
      !WITHOUT_TWIN.test(file) &&
      !list.includes(file.replace(/\.ts$/, '.es.ts')),
  );

describe('every patient-facing text has a Spanish one', () => {
  test('no text stands in a program instead of in its file of texts', () => {
    expect(files.length).toBeGreaterThan(300);
    const inline = files
      .filter((file) => !isTexts(file))
      .flatMap((file) =>
        inlineTexts(file, readFileSync(new URL(file, top), 'utf8'))
          .filter(({ text }) => !KNOWN[file]?.includes(text))
          .map(({ line, text }) => `${file}:${line} ${text}`),
      );
    expect(inline).toEqual([]);
  });

  test('every file of texts has its Spanish translation', () => {
    expect(files.filter(isTexts).length).toBeGreaterThan(100);
    expect(withoutTwin(files)).toEqual([]);
  });

  test('every translation has its English file', () => {
    const alone = files.filter(
      (file) => /\.es\.tsx?$/.test(file) && !existsSync(new URL(file.replace('.es.', '.'), top)),
    );
    expect(alone).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  test.each([
    ['<p>Pay now</p>', 'Pay now'],
    ['<p>{amount} is late</p>', 'is late'],
    ['<Field label="City" />', 'City'],
    ['<img alt="A tooth" />', 'A tooth'],
    ['<nav aria-label="Main" />', 'Main'],
    ['<input placeholder="Your name" />', 'Your name'],
    ['<Field hint={`For example, ${date}`} />', 'For example,'],
    ['<Button pendingText="Saving" />', 'Saving'],
    ["const title = isOpen ? 'Show fewer' : more;", 'Show fewer'],
    ['const text = `You rejected ${amount}.`;', 'You rejected'],
    ['const range = `${from}% to ${to}%`;', '% to'],
    ["const name = given ?? 'your practice';", 'your practice'],
  ])('%s', (source, text) => {
    const program = `import x from 'Some where';\n\nexport const shown = () => { ${source.startsWith('<') ? `return ${source}` : source} };`;
    expect(inlineTexts('portals/apply/screen.tsx', program)).toEqual([{ line: 3, text }]);
  });

  test('a file of texts without its translation', () => {
    const given = [
      'portals/apply/copy.ts',
      'portals/apply/copy.es.ts',
      'portals/pay/promo-copy.ts',
      'sdk/a/frame-words.ts',
    ];
    expect(withoutTwin(given)).toEqual(['portals/pay/promo-copy.ts', 'sdk/a/frame-words.ts']);
  });
});

test.each([
  "throw new Error('A step stands outside its flow.');",
  'const Box = styled.div`Some style here;`;',
  '<Field label={copy.city} name="City of birth" />',
  '<b>{amount} – {other}</b>',
  "const key = 'ArrowDown'; const type = 'Button';",
])('no fault: %s', (source) => {
  const program = `export const shown = () => { ${source.startsWith('<') ? `return ${source}` : source} };`;
  expect(inlineTexts('portals/apply/screen.tsx', program).filter(({ text }) => text !== 'City of birth')).toEqual([]);
});
