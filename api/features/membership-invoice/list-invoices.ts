import { exportInvoices, invoiceList, listInvoices } from '@contract/membership-invoice/invoice-list';
import type * as z from 'zod/mini';
import type { Route } from '../../http/serve';
import { keyOf, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { scopeOfMembers } from '../membership/index';
import { invoiceRow } from './invoice.view';
import { invoiceListShape, invoiceRows, invoicesNumbered } from './invoice-list.reads';

/** What practices are invoiced for their memberships. Its search is for the beginning of an invoice's number. */
export const invoices: ListSource<z.input<typeof invoiceList.row>> = {
  ...invoiceListShape,
  scope: scopeOfMembers,
  async conditions(ask, db) {
    const text = ask.body.search?.trim();
    return text ? [{ column: 'id', in: await invoicesNumbered(db, await scopeOfMembers(ask, db), text) }] : [];
  },
  async rows(db, keys) {
    const rows = await invoiceRows(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    return new Map(rows.map((row) => [keyOf([row.id]), invoiceRow(row)]));
  },
};

export const invoiceListRoutes: readonly Route[] = listRoutes(
  invoiceList,
  { list: listInvoices, csv: exportInvoices },
  invoices,
);
