import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { providerTransactionsView } from './provider-transactions-view';

const rowOf = (practiceId: string) =>
  ({
    gross: 1,
    fee: 0,
    net: 1,
    createdAt: '2026-11-21T18:00:00.000Z',
    practicemanagement: { _id: practiceId },
  }) as never;
const zones: Readonly<Record<string, string>> = { texas: 'America/Chicago', florida: 'America/New_York' };

test('of practices in two zones each time names its zone, also where it is the reader’s own', () => {
  const rows = [rowOf('texas'), rowOf('florida')];
  const columns = providerTransactionsView.columns(rows, { zoneOf: (id: string) => zones[id] } as never);
  const approved = columns.find(({ key }) => key === 'createdAt');
  for (const row of rows) {
    const cell = approved?.cell(row) as ReactElement<{ isZoneNamed?: boolean }>;
    expect(cell.props.isZoneNamed).toBe(true);
  }
});
