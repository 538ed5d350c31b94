import type { ListColumn, Place } from '@portals/list/list-view';
import styled from 'styled-components';
import { PracticeTime, zoneName } from './practice-time';

/** A code of the log as it stands there, by which it can be filtered and searched. */
export const Code = styled.code`
  display: inline-block; max-width: 300px; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; font: 500 12.5px/18px var(--font-code, ui-monospace, monospace);
  @media (max-width: 767.98px) { max-width: 100%; overflow-wrap: anywhere; white-space: normal; }
`;

type Entry = {
  readonly at: string;
  readonly practicemanagement: { readonly _id: string; readonly PracticeName: string } | null;
};

/** Where and when something was done, all on the clocks of one zone, which the heading names: entries of several are compared. */
export function placeColumns<Row extends Entry>({ timeZone }: Place): ListColumn<Row>[] {
  return [
    {
      key: 'practicemanagement.PracticeName',
      cell: (row) => row.practicemanagement?.PracticeName,
      width: '120px',
    },
    {
      key: 'at',
      title: `When, ${zoneName(timeZone)}`,
      cell: (row) => <PracticeTime at={row.at} timeZone={timeZone} isZoneNamed={false} />,
      card: 'end',
      width: '124px',
    },
  ];
}

export const logOrders = [
  { key: 'at', direction: 'desc', label: 'newest first' },
  { key: 'at', direction: 'asc', label: 'oldest first' },
] as const;
