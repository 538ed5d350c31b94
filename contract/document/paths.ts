const transaction = '/admin/printtransaction';
const transactions = '/admin/printtransactions';

type Query = Readonly<Record<string, string>>;
const at = (path: string, query: Query) => `${path}?${new URLSearchParams(query)}`;

/** Print views of transactions (provider-admin §2), each in a window of its own; apart, as no first load needs them. */
export const printPaths = {
  transaction: {
    pattern: transaction,
    href: (query: { application: string; transaction: string }) => at(transaction, query),
  },
  /** `query` is that of the list, with the practice that is chosen there. */
  transactions: { pattern: transactions, href: (query: Query) => at(transactions, query) },
} as const;
