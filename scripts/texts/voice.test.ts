import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { avoidedWords } from './avoided-words';
import { type Spoken, spokenTexts } from './spoken-texts';

const top = new URL('../../', import.meta.url);

/** Rooms of texts that no person reads in English: tests, statements, translations, and what stands by itself for the gallery. */
const OTHERS =
  /\.test\.tsx?$|\/test(?:ing)?\/|\.(?:reads|writes)\.ts$|\.es\.tsx?$|\/spanish|^api\/(?:db|seed|generated)\/|^domain\/test-vectors\//;

/** Texts that the specification gives letter by letter. */
const SPECIFIED = /^contract\/messages\//;

const files = ['portals', 'api', 'contract', 'domain', 'sdk', 'sandbox', 'demo-site']
  .flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file));

/** Each word to avoid with its file, line, text and what to say. */
function stumbles(file: string, spoken: readonly Spoken[]): string[] {
  return spoken.flatMap(({ line, text }) =>
    avoidedWords
      .filter(({ pattern, except }) => pattern.test(text) && !except?.some((start) => file.startsWith(start)))
      .map(({ name, say }) => `${file}:${line} “${name}” → ${say}: ${text}`),
  );
}

const readTexts = (file: string) => spokenTexts(file, readFileSync(new URL(file, top), 'utf8'));

describe('the product talks in the words of docs/voice.md', () => {
  test('no text uses a word to avoid', () => {
    expect(files.length).toBeGreaterThan(2500);
    expect(files.filter((file) => !SPECIFIED.test(file)).flatMap((file) => stumbles(file, readTexts(file)))).toEqual(
      [],
    );
  });

  test.each([
    ["export const copy = { stale: 'Somebody changed this meanwhile.' };", ['meanwhile', 'somebody']],
    ['export const copy = { done: (name: string) => `${name} was told.` };', ['was told']],
    ["const tabs = [{ label: 'Arrived' }];", ['has arrived']],
    ['export const A = () => <Button>Go on</Button>;', ['goes on']],
  ])('%s is found', (source, names) => {
    const found = stumbles('portals/x.tsx', spokenTexts('x.tsx', source));
    expect(found).toHaveLength(names.length);
    for (const name of names) expect(found.join('\n')).toContain(`portals/x.tsx:1 “${name}” → `);
  });

  test('what programmers read is no text: imports, keys, statements, what is thrown', () => {
    const source = `import x from 'let it go'; throw new Error('Somebody was told.'); const q = 'SELECT a FROM b meanwhile';
      leaveNoRow('somebody took it back'); const k = { 'at once': 1 };`;
    expect(spokenTexts('x.ts', source)).toEqual([]);
  });
});
