import { expect, test } from 'vitest';
import type { ReturningPerson } from '../application/reapply';
import { type CivilDate, civilDate } from '../calendar/civil-date';
import { type InvitedPerson, limitInvitation } from './limit-invitation';

const TODAY = civilDate('2026-06-15');
const day = (text: string | null): CivilDate | null => (text === null ? null : civilDate(text));

type Given = {
  ends?: string | null;
  invited?: string;
  /** The end of the limit of which they were told. */
  told?: string;
  isReachable?: boolean;
  status?: ReturningPerson['latest']['status'];
  decided?: string;
} & Partial<Pick<ReturningPerson, 'isBlocked' | 'isBehind'>>;

function aPerson({ ends = '2026-06-20', invited, told, isReachable = true, ...rest }: Given): InvitedPerson {
  const { status = 'APPROVED', decided = '2025-06-20', isBlocked = false, isBehind = false } = rest;
  const expiresOn = day(ends);
  return {
    person: {
      latest: { status, decidedOn: day(decided), notBefore: null },
      line: expiresOn && { expiresOn },
      isBlocked,
      isBehind,
    },
    isReachable,
    invited: invited === undefined ? null : { on: civilDate(invited), endsOn: day(told ?? null) },
  };
}

test.each<[string, Given, ReturnType<typeof limitInvitation>]>([
  ['a limit that ends in five days', {}, 'INVITED'],
  ['a limit that ended a year ago', { ends: '2025-06-15' }, 'INVITED'],
  ['a limit that ends in 30 days', { ends: '2026-07-15' }, 'INVITED'],
  ['a limit that ends in 31 days', { ends: '2026-07-16' }, 'NOT_OPEN'],
  ['no limit', { ends: null }, 'NOT_OPEN'],
  ['a person who is held, flagged, archived or deceased', { isBlocked: true }, 'NOT_OPEN'],
  ['a person who is behind with a loan', { isBehind: true }, 'NOT_OPEN'],
  ['a person whose application is in work', { status: 'INCOMPLETE' }, 'NOT_OPEN'],
  ['a person whose application is in review', { status: 'REVIEW' }, 'NOT_OPEN'],
  ['a refresh that was denied ten days ago', { status: 'DENIED', decided: '2026-06-05' }, 'NOT_OPEN'],
  ['a refresh that was denied 31 days ago', { status: 'DENIED', decided: '2026-05-15' }, 'INVITED'],
  ['a person without a proven address', { isReachable: false }, 'NOT_REACHABLE'],
  ['a person who was told today', { invited: '2026-06-15' }, 'INVITED_LATELY'],
  ['a person who was told 29 days ago', { invited: '2026-05-17' }, 'INVITED_LATELY'],
  ['a person who was told 30 days ago', { invited: '2026-05-16' }, 'INVITED'],
  ['a person who was told of this end', { invited: '2026-05-01', told: '2026-06-20' }, 'TOLD_BEFORE'],
  ['a person who was told of an earlier end', { invited: '2026-05-01', told: '2026-02-20' }, 'INVITED'],
  ['a person who was told of an earlier end lately', { invited: '2026-06-01', told: '2026-05-20' }, 'INVITED_LATELY'],
])('%s', (_, given, due) => {
  expect(limitInvitation(aPerson(given), TODAY)).toBe(due);
});
