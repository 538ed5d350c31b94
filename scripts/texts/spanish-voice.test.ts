import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spokenTexts } from './spoken-texts';

const top = new URL('../../', import.meta.url);

/** The law's samples and signed papers keep the words of their version. */
const PAPERS = /^api\/features\/document\/templates\//;

const files = ['portals', 'api', 'contract', 'domain', 'sdk']
  .flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.es\.tsx?$|\/spanish(?:-[\w-]+)?\.tsx?$/.test(file) && !PAPERS.test(file));

/** What is said to one half of the people, or by another name than elsewhere, and what to say. Of treatments, “each” is each time. */
const avoided: readonly { pattern: RegExp; say: string }[] = [
  { pattern: /\bbienvenid(?:os?|as)\b|(?<!la )\bbienvenida\b/i, say: 'le damos la bienvenida' },
  { pattern: /(?:^|\P{L})l[oa]s? (?:llam|contact|atend|ayud)\p{L}+/iu, say: 'le llame' },
  { pattern: /\busted (?:está|es|fue|ha sido) \p{L}+[ai]d[oa]\b/iu, say: 'a verb: “se aprobó su …”, “se ha atrasado”' },
  { pattern: /\bfidelidad\b/i, say: 'lealtad' },
  { pattern: /\bhora del este\b/, say: 'hora del Este' },
  { pattern: /^\s*each: .*cada un[oa]\b/, say: 'cada vez' },
];

test('what Spanish readers are told fits a man and a woman, and names a thing by one word', () => {
  expect(files.length).toBeGreaterThan(140);
  const found = files.flatMap((file) => {
    const source = readFileSync(new URL(file, top), 'utf8');
    return [
      ...spokenTexts(file, source).map(({ line, text }) => ({ at: `${file}:${line}`, text })),
      ...source.split('\n').map((text, at) => ({ at: `${file}:${at + 1}`, text })),
    ].flatMap(({ at, text }) =>
      avoided.filter(({ pattern }) => pattern.test(text)).map(({ say }) => `${at} → ${say}: ${text.trim()}`),
    );
  });
  expect(found).toEqual([]);
});
