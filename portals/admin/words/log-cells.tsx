import type { ListColumn, Place } from '@portals/list/list-view';
import styled from 'styled-components';
import { mustNameZones, PracticeTime } from './practice-time';

/** A code of the log as it stands there, by which it can be filtered and searched. */
export const Code = styled.code`
  display: inline-block; max-width: 300px; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; font: 500 12.5px/18px var(--font-code, ui-monospace, monospace);
  @media (max-width: 767.98px) { max-width: 100%; overflow-wrap: anywhere; white-space: normal; }
`;

type Entry = {
  readonly at: string;
  readonly practicemanagement: { readonly _id: string; readonly PracticeName: string } | null;
};

/** Where and when something was done, on the clocks of its practice. */
export function placeColumns<Row extends Entry>(rows: readonly Row[], { zoneOf }: Place): ListColumn<Row>[] {
  const zone = (row: Row) => zoneOf(row.practicemanagement?._id ?? null);
  const isZoneNamed = mustNameZones(rows.map(zone));
  return [
    {
      key: 'practicemanagement.PracticeName',
      cell: (row) => row.practicemanagement?.PracticeName,
      width: '120px',
    },
    {
      key: 'at',
      title: 'When',
      cell: (row) => <PracticeTime at={row.at} timeZone={zone(row)} isZoneNamed={isZoneNamed} />,
      card: 'end',
      width: isZoneNamed ? '124px' : '104px',
    },
  ];
}

export const logOrders = [
  { key: 'at', direction: 'desc', label: 'newest first' },
  { key: 'at', direction: 'asc', label: 'oldest first' },
] as const;
