import type { Message } from '@contract/messages/message';
import { fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { archiveTable, cloneTable, saveTable } from './credit-tables.actions';
import { creditTables } from './credit-tables.store';
import type { CreditTable } from './table-kind';
import type { TableKindKey } from './table-kinds';

beforeEach(() => {
  const page = Object.assign(new EventTarget(), { name: '', location: { pathname: '/v2/admin', search: '' } });
  vi.stubGlobal('window', page);
  toasts.shown = [];
});
afterEach(() => {
  creditTables.typed = {};
  vi.unstubAllGlobals();
});

const table = { _id: 'one', name: 'One', version: 1, madeBy: 'Ada Admin', madeAt: '2026-03-16T12:00:00.000Z' };
const acts = {
  create: () => cloneTable('one', 'Another', {}),
  update: () => saveTable({ name: 'One', note: 'Spring', content: {} }),
  archive: () => archiveTable('one', () => {}),
};

/** What is told when the server fails, and for how long. */
async function toldFor(kind: TableKindKey, act: keyof typeof acts): Promise<Pick<Message, 'text' | 'durationMs'>[]> {
  creditTables.kind = kind;
  // As it is on the screen.
  creditTables.table.data = table as CreditTable;
  const broken = { code: 'INTERNAL' } as const;
  fakeApi(
    {
      [`POST /credit-portal/${kind}/one/clone`]: broken,
      [`POST /credit-portal/${kind}/clone`]: broken,
      [`PUT /credit-portal/${kind}/one`]: broken,
      [`PUT /credit-portal/${kind}/one/archive`]: broken,
    },
    '/v2/admin',
  );
  await expect(acts[act]()).rejects.toThrow();
  return toasts.shown.map(({ text, durationMs }) => ({ text, durationMs }));
}

test.each([
  ['create', "We couldn't create the rate table. Try again."],
  ['update', "We couldn't update the rate table. Try again."],
  ['archive', "We couldn't archive the rate table. Try again."],
] as const)('a grade APR %s that fails has a toast of its own for 2.5 seconds', async (act, text) => {
  expect(await toldFor('grade-risk-apr', act)).toEqual([{ text, durationMs: 2500 }]);
});

test.each([
  ['create', "We couldn't create the merchant fee table. Try again."],
  ['update', "We couldn't update the merchant fee table. Try again."],
  ['archive', "We couldn't archive the merchant fee table. Try again."],
] as const)('a grade MDF %s that fails has a toast of its own for 2.5 seconds', async (act, text) => {
  expect(await toldFor('grade-risk-mdf', act)).toEqual([{ text, durationMs: 2500 }]);
});

test.each([
  ['create', 'Something went wrong when created credit line assignment'],
  ['update', 'Something went wrong when updated credit line assignment'],
  ['archive', 'Something went wrong when archived credit line assignment'],
] as const)('a credit line assignment whose %s fails is told in the words of the specification', async (act, text) => {
  expect(await toldFor('credit-line-assignments', act)).toEqual([{ text, durationMs: 2500 }]);
});
