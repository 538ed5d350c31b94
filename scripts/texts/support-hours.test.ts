import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const top = new URL('../../', import.meta.url);

/** The one place that words the hours of support, and the hours in which we call and text, which are others. */
const OWN =
  /^domain\/support-hours\.ts$|^api\/features\/document\/templates\/texts\/non-telemarketing-calls-texts(?:\.es)?\.ts$/;
const CLOCK = String.raw`\d{1,2}(?::\d\d)? ?[ap]\.? ?m\b\.?`;
const HOURS = new RegExp(`${CLOCK} ?(?:to|and|until|a|y|hasta|–|-) (?:las )?${CLOCK}|Eastern Time|hora del Este`, 'i');
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

const naming = (source: string) => source.split('\n').filter((line) => !COMMENT.test(line) && HOURS.test(line));

const files = ['portals', 'api', 'contract', 'domain', 'sdk', 'demo-site']
  .flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^api\/seed\//.test(file) && !OWN.test(file));

test('no text but the one of the configuration says when support answers', () => {
  expect(files.length).toBeGreaterThan(2500);
  const found = files.flatMap((file) =>
    naming(readFileSync(new URL(file, top), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "  en: 'Monday to Friday, 9 am to 6 pm',",
  "  call: 'Call (555) 555-0100, 8 a.m. to 8 p.m. Eastern Time.',",
  "  es: 'de 8 a. m. a 8 p. m.',",
  "  es: 'de 9:00 am a las 6:00 pm, hora del Este',",
])('%s is found', (line) => expect(naming(line)).toHaveLength(1));
