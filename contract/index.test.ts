import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from './index';

const here = new URL('.', import.meta.url);
const features = new URL('../api/features/', here);

/** Files of calls and lists by their path from `contract/`: those of one noun lie in its folder. */
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^(?!lists\/)[a-z-]+\/([a-z-]+-)?(calls|list)\.ts$/.test(path),
);
const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** What the files of a feature import or name, tests apart. */
function programOf(noun: string): string {
  return readdirSync(new URL(`${noun}/`, features), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(`${noun}/${path}`, features), 'utf8'))
    .join('\n');
}

describe('the list of all calls', () => {
  test('is read from as many files as there were', () => expect(files.length).toBeGreaterThan(75));

  test.each(files)('knows every call of %s', async (file) => {
    const calls = Object.values((await import(new URL(file, here).href)) as object).filter(isEndpoint);
    expect(calls.filter((call) => !allEndpoints.some((known) => known === call))).toEqual([]);
  });
});

describe('one noun, one folder', () => {
  test.each(files)('the calls of %s are answered by the feature of the same name', async (file) => {
    const program = programOf(file.slice(0, file.indexOf('/')));
    const exported = Object.entries((await import(new URL(file, here).href)) as object);
    // A list's calls are made of its declaration, by which its source names them.
    const names = exported.filter(([, value]) => isEndpoint(value)).map(([name]) => name);
    const declared = exported.filter(([name]) => name.endsWith('List')).map(([name]) => name);
    const unanswered = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(program));
    if (declared.some((name) => new RegExp(`\\b${name}\\b`).test(program))) return;
    expect(unanswered).toEqual([]);
  });
});
