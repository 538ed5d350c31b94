import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from './environment';

test('docs/operations.md names every setting, and none that does not exist', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const table = text.slice(text.indexOf('| setting |'), text.indexOf('A key is 32 random bytes'));
  const named = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  const settings = [...variableNames].filter((name) => !name.endsWith('_FILE'));
  expect(named.sort()).toEqual(settings.sort());
});
