import { applicationList, exportApplications, listApplications } from '@contract/application-details/list';
import { paths, portalBase } from '@contract/paths';
import { US_STATES } from '@domain/us-states';
import { applicationStatuses } from '@portals/format/status-words';
import { copyAct, openAct } from '@portals/list/acts';
import { listView, viewsOfTabs } from '@portals/list/list-view';
import { PrinterIcon } from '@portals/ui/icons';
import { columnsOf } from './columns';

const stateNames = new Map<string, string>(US_STATES.map(({ stateCode, name }) => [stateCode, name]));

/** The applications, as everybody sees them who may. */
export const applicationsView = listView<typeof applicationList>({
  id: 'applications',
  declaration: applicationList,
  list: listApplications,
  csv: exportApplications,
  title: 'Applications',
  words: {
    many: 'applications',
    search: 'Name, email, or number',
    hint: 'Applications appear here as soon as a patient starts one on a practice’s website.',
    note: 'Amounts in US dollars',
  },
  views: viewsOfTabs(applicationList, {
    all: 'All',
    REVIEW: applicationStatuses.REVIEW.tab,
    APPROVED: applicationStatuses.APPROVED.tab,
    DENIED: applicationStatuses.DENIED.tab,
    INCOMPLETE: applicationStatuses.INCOMPLETE.tab,
  }),
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'name' },
    { key: 'status', direction: 'asc', label: 'status' },
    { key: 'requestedAmount', direction: 'desc', label: 'most requested' },
    { key: 'approvedAmount', direction: 'desc', label: 'highest limit' },
    { key: 'state', direction: 'asc', label: 'state' },
  ],
  values: { state: (code) => stateNames.get(code) ?? code },
  // As links of before have them.
  params: { requestedFrom: 'min', requestedTo: 'max' },
  columns: columnsOf,
  rowLink: ({ _id }) => paths.admin.application.href({ applicationId: _id }),
  rowMenu: ({ _id, number }, { open }) => [
    openAct(open),
    {
      key: 'print',
      label: 'Print',
      icon: <PrinterIcon size={16} />,
      run: () =>
        void window.open(
          `${portalBase}${paths.admin.applicationPrint.href({}, { application: _id })}`,
          '_blank',
          'noreferrer',
        ),
    },
    copyAct('number', String(number)),
  ],
});

/** The same for whoever confirms what colleagues propose. */
export const decidersView: typeof applicationsView = {
  ...applicationsView,
  views: [
    ...applicationsView.views,
    { key: 'second', label: 'Needs second approval', filters: { awaitsSecond: true }, isUndated: true },
  ],
};
