import { listOnboardings, onboardingList } from '@contract/onboarding/list';
import { onboardingPaths } from '@contract/onboarding/paths';
import { stepsOf } from '@domain/practice/onboarding';
import { type ListColumn, listView, type RowOf, viewsOfTabs } from '@portals/list/list-view';
import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import { practiceDay } from '../words/practice-time';
import { copy } from './copy';
import { STEPS } from './steps';

type Row = RowOf<typeof onboardingList>;

const STATES: Readonly<Record<Row['status'], { shape: StatusShape; word: string }>> = {
  WAITING: { shape: 'pending', word: 'Unassigned' },
  IN_PROGRESS: { shape: 'incomplete', word: 'In progress' },
  ACTIVE: { shape: 'approved', word: 'Active' },
  DEACTIVATED: { shape: 'rejected', word: 'Deactivated' },
};
export const ENROLLMENT_WORDS = { APPLICATIONS: 'Financing', MEMBERSHIPS: 'Memberships', BOTH: 'Both' } as const;

const SOURCES = { crm: 'CRM lead', 'self-enrolled': 'Online sign-up', typed: 'Manual entry' } as const;

/** Where a row leads: to what it said where it waits, to what is missing, and to the check when nothing is. */
function linkOf({ _id, nextStep, status }: Row): string {
  if (status === 'WAITING') return onboardingPaths.lead.href(_id);
  const step = status === 'IN_PROGRESS' ? STEPS.find(({ key }) => key === nextStep) : undefined;
  return (step?.path ?? onboardingPaths.confirmation).href(_id);
}

const columnsOf = (
  _rows: readonly Row[],
  { today, timeZone }: { today: string; timeZone: string },
): ListColumn<Row>[] => [
  { key: 'name', title: 'Practice', cell: ({ practiceName }) => practiceName || 'No name yet', width: '220px' },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusMark shape={STATES[status].shape}>{STATES[status].word}</StatusMark>,
    width: '160px',
    card: 'start',
  },
  {
    key: 'nextStep',
    title: 'Next step',
    cell: ({ status, nextStep, stepsDone, enrollment }) =>
      status === 'IN_PROGRESS'
        ? `${STEPS.find(({ key }) => key === nextStep)?.title ?? 'Activate'}, ${stepsDone} of ${stepsOf(enrollment).length} done`
        : '',
    card: 'line',
  },
  { key: 'enrollment', title: 'Enrollment', cell: ({ enrollment }) => ENROLLMENT_WORDS[enrollment], width: '120px' },
  { key: 'source', title: 'Source', cell: ({ source }) => SOURCES[source], width: '120px' },
  { key: 'manager', title: 'Success manager', cell: ({ manager }) => manager?.name ?? '', width: '150px' },
  {
    key: 'updatedAt',
    title: 'Last updated',
    cell: ({ updatedAt }) => practiceDay(updatedAt, timeZone, today),
    width: '110px',
    card: 'end',
  },
];

/** Practices that join or have joined (provider-admin §2 provider-management). */
export const managementView = listView<typeof onboardingList>({
  id: 'onboardings',
  declaration: onboardingList,
  list: listOnboardings,
  title: copy.list,
  isUndated: true,
  words: {
    many: 'practices',
    search: 'Practice name',
    dates: 'Last updated',
    hint: 'Start with a CRM lead number or a blank form.',
  },
  views: viewsOfTabs(onboardingList, {
    all: 'All',
    WAITING: 'Unassigned',
    IN_PROGRESS: 'In progress',
    ACTIVE: 'Active',
    DEACTIVATED: 'Deactivated',
  }),
  values: {
    status: (value) => STATES[value as Row['status']]?.word ?? value,
    enrollment: (value) => ENROLLMENT_WORDS[value as keyof typeof ENROLLMENT_WORDS] ?? value,
    source: (value) => SOURCES[value as keyof typeof SOURCES] ?? value,
  },
  orders: [
    { key: 'updatedAt', direction: 'desc', label: 'recently updated first' },
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'name', direction: 'asc', label: 'name' },
  ],
  columns: columnsOf,
  rowLink: linkOf,
});
