import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Requirements of levels 1 and 2 of ASVS 5.0.0: of each section the numbers. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  '1.1': upTo(2),
  '1.2': upTo(9),
  '1.3': upTo(11),
  '1.4': upTo(3),
  '1.5': upTo(2),
  '2.1': upTo(3),
  '2.2': upTo(3),
  '2.3': upTo(4),
  '2.4': upTo(1),
  '3.2': upTo(2),
  '3.3': upTo(4),
  '3.4': upTo(6),
  '3.5': upTo(5),
  '3.7': upTo(2),
  '4.1': upTo(3),
  '4.2': upTo(1),
  '4.3': upTo(2),
  '4.4': upTo(4),
  '5.1': upTo(1),
  '5.2': upTo(3),
  '5.3': upTo(2),
  '5.4': upTo(3),
  '6.1': upTo(3),
  '6.2': upTo(12),
  '6.3': upTo(4),
  '6.4': upTo(4),
  '6.5': upTo(5),
  '6.6': upTo(3),
  '6.8': upTo(4),
  '7.1': upTo(3),
  '7.2': upTo(4),
  '7.3': upTo(2),
  '7.4': upTo(5),
  '7.5': upTo(2),
  '7.6': upTo(2),
  '8.1': upTo(2),
  '8.2': upTo(3),
  '8.3': upTo(1),
  '8.4': upTo(1),
  '9.1': upTo(3),
  '9.2': upTo(4),
  '10.1': upTo(2),
  '10.2': upTo(2),
  '10.3': upTo(4),
  '10.4': upTo(11),
  '10.5': upTo(5),
  '10.6': upTo(2),
  '10.7': upTo(3),
  '11.1': upTo(2),
  '11.2': upTo(3),
  '11.3': upTo(3),
  '11.4': upTo(4),
  '11.5': upTo(1),
  '11.6': upTo(1),
  '12.1': upTo(3),
  '12.2': upTo(2),
  '12.3': upTo(4),
  '13.1': upTo(1),
  '13.2': upTo(5),
  '13.3': upTo(2),
  '13.4': upTo(5),
  '14.1': upTo(2),
  '14.2': upTo(4),
  '14.3': upTo(3),
  '15.1': upTo(3),
  '15.2': upTo(3),
  '15.3': upTo(7),
  '16.1': upTo(1),
  '16.2': upTo(5),
  '16.3': upTo(4),
  '16.4': upTo(3),
  '16.5': upTo(3),
  '17.1': upTo(1),
  '17.2': upTo(4),
  '17.3': upTo(2),
};
const STAYS_MAX = 10;

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

const text = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const tables = text.slice(text.indexOf('## The requirements'));
const rows = tables.split('\n').filter((line) => line.startsWith('| V'));

/** The requirements that a row names before what it says of them; "V1.2.1 to V1.2.5" are five. */
function named(row: string): string[] {
  const cell = row.split('|').find((one) => /V\d+\.\d+\.\d+/.test(one)) ?? '';
  return [...cell.matchAll(/V(\d+\.\d+)\.(\d+)(?: to V\d+\.\d+\.(\d+))?/g)].flatMap(([, section = '', from = '', to]) =>
    upTo(Number(to ?? from))
      .filter((number) => number >= Number(from))
      .map((number) => `V${section}.${number}`),
  );
}

test('docs/security.md accounts for each requirement of levels 1 and 2, once', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
    numbers.map((number) => `V${section}.${number}`),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.flatMap(named).sort()).toEqual(wanted.sort());
});

test('what stays is of level 2, at most ten rows, each with a reason', () => {
  const stays = rows.filter((row) => row.includes('**stays**'));
  expect(stays.flatMap(named).length).toBeLessThanOrEqual(STAYS_MAX);
  for (const row of stays) expect(row).toMatch(/^\| V[^|]+ \| 2 \| .{60,}/);
});

test('the tests that it names exist', () => {
  const root = new URL('../../', import.meta.url);
  const known = new Set(
    ['api', 'domain', 'portals'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
    ),
  );
  const files = [...text.matchAll(/`([\w-]+\.(?:component\.)?test\.tsx?)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !known.has(file) && !known.has(`${file}x`))).toEqual([]);
});
