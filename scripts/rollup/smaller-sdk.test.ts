import { readFileSync } from 'node:fs';
import { isCivilDate } from '@domain/calendar/civil-date';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { shortDateCheck, withoutProperties } from './smaller-sdk';

const FILE = `${process.cwd()}/domain/calendar/civil-date.ts`;

/** The module as the SDK carries it. */
async function shortened(): Promise<{ isCivilDate: (text: unknown) => boolean }> {
  const transform = shortDateCheck.transform as (code: string, id: string) => { code: string };
  const { code } = transform(readFileSync(FILE, 'utf8').replace(/^import .*$/m, ''), FILE);
  const plain = transformSync(code, { loader: 'ts', format: 'esm' }).code;
  return import(`data:text/javascript,${encodeURIComponent(plain)}`);
}

test('the SDK takes the same days for days as the domain', async () => {
  const { isCivilDate: isShort } = await shortened();
  const days: unknown[] = [];
  for (const year of ['1899', '1900', '1999', '2000', '2024', '2026', '2100', '2199', '2200', '0000', '9999']) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        days.push(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
      }
    }
  }
  days.push(
    '',
    '2026',
    '2026-1-01',
    '2026-01-1',
    '2026/01/01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01 ',
    '+026-01-01',
  );
  days.push(
    '20260101',
    '2026-01-0a',
    '２０２６-01-01',
    '19',
    '2026-01-01T00:00:00.000Z',
    undefined,
    null,
    20260101,
    [],
    {},
  );
  const differing = days.filter((day) => isShort(day) !== isCivilDate(day as string));
  expect(differing).toEqual([]);
});

test('of r2wc the life of an element stays and its properties and events go', () => {
  const file = `${process.cwd()}/node_modules/@r2wc/core/dist/core.js`;
  const source = readFileSync(file, 'utf8');
  const transform = withoutProperties.transform as (code: string, id: string) => { code: string };
  const { code } = transform(source, file);
  const gone = ['attributeChangedCallback', 'observedAttributes'];
  const kept = [
    'connectedCallback',
    'disconnectedCallback',
    'attachShadow',
    'r2wc.props',
    'r2wc.connected',
    'r2wc.render',
  ];
  expect(gone.filter((word) => code.includes(word) || !source.includes(word))).toEqual([]);
  expect(kept.filter((word) => !code.includes(word))).toEqual([]);
  // Still a module, and a release that is written in another way fails here and in the build.
  expect(() => transformSync(code, { format: 'esm' })).not.toThrow();
  expect(() => transform(code, file)).toThrow();
});
