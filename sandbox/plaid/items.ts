import { randomBytes } from 'node:crypto';
import { CappedMap } from '../capped-map';

const ITEMS_MAX = 500;

export type SandboxAccount = {
  readonly accountId: string;
  readonly name: string;
  readonly subtype: 'checking' | 'savings' | 'credit card';
  readonly number: string;
  /** Whose it is; that of whoever connects it where nobody is named. */
  readonly owner?: string;
};
export type Institution = { readonly id: string; readonly name: string; readonly accounts: readonly SandboxAccount[] };

export const ROUTING_NUMBER = '110000000';

/** The banks of the page. The last digits of an account choose what becomes of its debits. */
export const institutions: readonly Institution[] = [
  {
    id: 'ins_109508',
    name: 'First Platypus Bank',
    accounts: [
      { accountId: 'acc_checking', name: 'Plaid Checking', subtype: 'checking', number: '1111222233330000' },
      { accountId: 'acc_saving', name: 'Plaid Saving', subtype: 'savings', number: '1111222233331111' },
      {
        accountId: 'acc_foreign',
        name: 'Account of Alberta Charleson',
        subtype: 'checking',
        number: '1111222233332222',
        owner: 'Alberta Bobbeth Charleson',
      },
      { accountId: 'acc_card', name: 'Plaid Credit Card', subtype: 'credit card', number: '' },
    ],
  },
  {
    id: 'ins_109509',
    name: 'Houndstooth Bank',
    accounts: [{ accountId: 'acc_empty', name: 'Empty Checking', subtype: 'checking', number: '1111222233330001' }],
  },
];
/** A bank that never connects. */
export const BROKEN_INSTITUTION = { id: 'ins_127287', name: 'Windowpane Bank (cannot be reached)' } as const;

export type LinkToken = {
  readonly clientName: string;
  readonly redirectUri: string;
  /** Who connects a bank; unknown where nobody said. */
  readonly legalName?: string | undefined;
};
export type Item = { readonly itemId: string; readonly institution: Institution; readonly holder?: string | undefined };

const token = (kind: string) => `${kind}-sandbox-${randomBytes(16).toString('hex')}`;

/** What people connected: link tokens, public tokens until they are exchanged, and items. */
export function createItems() {
  const links = new CappedMap<string, LinkToken & { readonly given: string[] }>(ITEMS_MAX);
  const publicTokens = new CappedMap<string, Item>(ITEMS_MAX);
  const items = new CappedMap<string, Item>(ITEMS_MAX);
  return {
    openLink(link: LinkToken): string {
      const linkToken = token('link');
      links.set(linkToken, { ...link, given: [] });
      return linkToken;
    },
    findLink: (linkToken: string) => links.get(linkToken),
    connect(linkToken: string, institution: Institution): string {
      const publicToken = token('public');
      const link = links.get(linkToken);
      link?.given.push(publicToken);
      publicTokens.set(publicToken, { itemId: token('item'), institution, holder: link?.legalName });
      return publicToken;
    },
    /** Once. */
    exchange(publicToken: string): { accessToken: string; item: Item } | undefined {
      const item = publicTokens.get(publicToken);
      if (item === undefined) return undefined;
      publicTokens.delete(publicToken);
      const accessToken = token('access');
      items.set(accessToken, item);
      return { accessToken, item };
    },
    findItem: (accessToken: string) => items.get(accessToken),
    clear() {
      links.clear();
      publicTokens.clear();
      items.clear();
    },
  };
}
