import { enterpriseList, listEnterprises } from '@contract/enterprise/list';
import { copyAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { EditIcon, ExternalIcon } from '@portals/ui/icons';
import { practiceDay } from '../words/practice-time';
import { copy } from './copy';

export type Enterprise = RowOf<typeof enterpriseList>;

/** "4 practices", with their names where the pointer rests. */
function Practices({ of }: { of: Enterprise['providers'] }) {
  const [only] = of;
  if (!only) return <>None</>;
  const names = of.map(({ PracticeName }) => PracticeName).join(', ');
  return <span title={names}>{of.length === 1 ? only.PracticeName : `${of.length}: ${names}`}</span>;
}

const columnsOf = (
  _rows: readonly Enterprise[],
  { today, timeZone }: { today: string; timeZone: string },
): ListColumn<Enterprise>[] => [
  { key: 'name', cell: ({ name }) => name, width: '190px' },
  { key: 'providers', title: 'Practices', cell: ({ providers }) => <Practices of={providers} />, card: 'line' },
  {
    key: 'enterpriseUrl',
    cell: ({ enterpriseUrl, urlSlug }) => (
      <a href={enterpriseUrl} target="_blank" rel="noreferrer">
        /{urlSlug}/enterprise
      </a>
    ),
    width: '190px',
    card: 'start',
  },
  { key: 'createdAt', cell: ({ createdAt }) => practiceDay(createdAt, timeZone, today), width: '96px', card: 'end' },
];

/** @param onEdit opens the form; left out for whoever only looks. */
export function enterprisesView(onEdit: ((row: Enterprise, refresh: () => void) => void) | undefined) {
  return listView<typeof enterpriseList>({
    id: 'enterprises',
    declaration: enterpriseList,
    list: listEnterprises,
    title: copy.list,
    isUndated: true,
    words: {
      many: 'enterprises',
      search: 'Enterprise name',
      dates: 'Created',
      hint: onEdit
        ? 'Add an enterprise to group practices under one name.'
        : 'Your enterprise appears here once an administrator assigns you to it.',
    },
    views: [],
    orders: [
      { key: 'createdAt', direction: 'desc', label: 'newest first' },
      { key: 'createdAt', direction: 'asc', label: 'oldest first' },
      { key: 'name', direction: 'asc', label: 'name' },
    ],
    columns: columnsOf,
    rowMenu: (row, { refresh }) => [
      ...(onEdit && row.canEdit
        ? [{ key: 'edit', label: 'Edit', icon: <EditIcon size={16} />, run: () => onEdit(row, refresh) }]
        : []),
      {
        key: 'page',
        label: copy.openPage,
        icon: <ExternalIcon size={16} />,
        run: () => void window.open(row.enterpriseUrl, '_blank', 'noreferrer'),
      },
      copyAct('link', row.enterpriseUrl),
    ],
  });
}
