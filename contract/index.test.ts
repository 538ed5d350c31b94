import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from './index';

const FOLDERS = ['calls', 'lists'];

describe('the list of all calls', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `./${folder}/${name}`),
  );

  test.each(files)('knows every call of %s', async (file) => {
    const exported = Object.values((await import(file)) as object);
    const calls = exported.filter(
      (value) => typeof value === 'object' && value !== null && 'method' in value && 'access' in value,
    );
    expect(calls.filter((call) => !allEndpoints.some((known) => known === call))).toEqual([]);
  });
});
