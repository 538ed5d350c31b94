import { memberStaffPaths } from '@contract/membership/staff-paths';
import { exportInvoices, invoiceList, listInvoices } from '@contract/membership-invoice/invoice-list';
import { civilDate, monthYear } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { invoiceSearch } from '../words/unpaid-words';
import { invoiceStanding, payerWord } from './invoice-words';

type Row = RowOf<typeof invoiceList>;

/** With cents in every row, as the invoice itself has them. */
const write = (total: number) => usdExact(total).replace('$', '');

function columnsOf(): ListColumn<Row>[] {
  return [
    { key: 'ref', cell: (row) => row.ref, width: '140px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '140px' },
    { key: 'month', cell: (row) => monthYear(row.month), width: '110px', card: 'line' },
    { key: 'payer', cell: (row) => row.enterprise ?? payerWord(row.payer), width: '140px' },
    {
      key: 'total',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {write(row.total)}
        </>
      ),
      numeric: true,
      width: '90px',
      card: 'start',
    },
    { key: 'issuedOn', cell: (row) => civilDate(row.issuedOn, 'table'), width: '100px', card: 'end' },
    {
      key: 'status',
      cell: (row) => {
        const { shape, word, note } = invoiceStanding(row);
        return (
          <StatusMark shape={shape} note={note}>
            {word}
          </StatusMark>
        );
      },
      width: '150px',
    },
  ];
}

export const invoicesView = listView<typeof invoiceList>({
  id: 'invoices',
  declaration: invoiceList,
  list: listInvoices,
  csv: exportInvoices,
  title: 'Invoices',
  words: {
    many: 'invoices',
    search: 'Invoice number',
    hint: 'We issue the first invoice after the first month of memberships ends.',
    note: 'Amounts in US dollars',
  },
  views: [{ key: 'all', label: 'All', filters: {}, counts: ['all'] }],
  values: { payer: payerWord },
  isUndated: true,
  orders: [
    { key: 'issuedOn', direction: 'desc', label: 'newest first' },
    { key: 'issuedOn', direction: 'asc', label: 'oldest first' },
    { key: 'total', direction: 'desc', label: 'largest amount' },
  ],
  columns: columnsOf,
  rowLink: (row) =>
    memberStaffPaths.invoice.href({ providerId: row.practicemanagement._id, month: row.month }, invoiceSearch(row)),
  rowMenu: ({ ref }, { open }) => [openAct(open), copyAct('number', ref)],
});
