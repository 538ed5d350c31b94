import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEMBER_DISPLAY_STATUSES } from '../../domain/membership/membership-status';
import { memberStanding } from '../../portals/admin/words/member-status';
import { visitStatuses } from '../../portals/admin/words/visit-status';
import { MONEY_STATUSES, moneyWord } from '../../portals/format/money-status';
import { applicationStatuses } from '../../portals/format/status-words';
import { type StatusMap, statusMaps } from './status-maps';

const top = new URL('../../', import.meta.url);

const files = ['portals', 'api/features']
  .flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test(?:ing)?\/|\.es\.tsx?$|\.(?:reads|writes)\.ts$/.test(file),
  );

type Kind = {
  readonly words: Readonly<Record<string, string>>;
  /** Values that no other kind of status has: a map with one of them is of this kind. */
  readonly telling: readonly string[];
  /** Maps that say it otherwise, with the reason. */
  readonly otherwise: Readonly<Record<string, string>>;
};

const kinds: Readonly<Record<string, Kind>> = {
  money: {
    words: Object.fromEntries(MONEY_STATUSES.map((status) => [status, moneyWord(status)])),
    telling: ['ON_ITS_WAY', 'SUBMITTED', 'SETTLED', 'DEBITED', 'QUEUED', 'DEFERRED', 'SENT'],
    otherwise: { 'portals/admin/credit-transaction/transaction-words.ts': 'Sentences of an approved transaction.' },
  },
  visit: {
    words: Object.fromEntries(Object.entries(visitStatuses).map(([status, { word }]) => [status, word])),
    telling: ['APPOINTMENT_NEEDED', 'NOT_DUE'],
    otherwise: {},
  },
  member: {
    words: Object.fromEntries(MEMBER_DISPLAY_STATUSES.map((status) => [status, memberStanding(status).word])),
    telling: ['appointment_needed', 'plan_saved'],
    otherwise: { 'portals/member/parts/copy.ts': 'Members read what they have to do, not the practice.' },
  },
  application: {
    words: Object.fromEntries(Object.entries(applicationStatuses).map(([status, { word }]) => [status, word])),
    telling: ['INCOMPLETE'],
    otherwise: {
      'portals/admin/words/signup-words.ts': 'A sign-up for a membership is registered, not approved.',
      'portals/borrower/screens/my-documents/copy.ts': 'Patients read that they were not approved.',
    },
  },
};

/** What maps call otherwise than the one map of their kind does. */
function drifts(maps: readonly StatusMap[]): string[] {
  return Object.entries(kinds).flatMap(([kind, { words, telling, otherwise }]) =>
    maps
      .filter(({ file, words: own }) => !(file in otherwise) && telling.some((value) => value in own))
      .flatMap(({ file, words: own }) =>
        Object.entries(own)
          .filter(([value, word]) => value in words && words[value] !== word)
          .map(([value, word]) => `${file}: ${value} of ${kind} is “${words[value]}”, not “${word}”`),
      ),
  );
}

describe('a status is called by one name', () => {
  test('in lists, tabs, details and files', () => {
    const maps = files.flatMap((file) => statusMaps(file, readFileSync(new URL(file, top), 'utf8')));
    expect(maps.length).toBeGreaterThan(20);
    expect(drifts(maps)).toEqual([]);
  });

  test('who says it otherwise still does', () => {
    const maps = files.flatMap((file) => statusMaps(file, readFileSync(new URL(file, top), 'utf8')));
    for (const { otherwise, telling } of Object.values(kinds))
      for (const file of Object.keys(otherwise))
        expect(maps.some((map) => map.file === file && telling.some((value) => value in map.words))).toBe(true);
  });

  test.each([
    ['a map', "const words = { SENT: 'Processing', SETTLED: 'Arrived' };"],
    [
      'a map with shapes',
      "const words = { SENT: { word: 'Processing' }, SETTLED: { shape: 'approved', word: 'Arrived' } };",
    ],
    ['tabs', "const views = [{ label: 'Arrived', filters: { status: ['SETTLED'] } }, { label: 'All', filters: {} }];"],
  ])('“Arrived” in %s is found', (_, source) => {
    expect(drifts(statusMaps('list.ts', source))).toEqual(['list.ts: SETTLED of money is “Paid”, not “Arrived”']);
  });
});
