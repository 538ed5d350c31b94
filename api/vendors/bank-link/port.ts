/** A checking or savings account that its owner connected. */
export type LinkedAccount = {
  readonly accountId: string;
  readonly subtype: 'checking' | 'savings';
  readonly accountNumber: string;
  readonly routingNumber: string;
  /** Null where the vendor does not tell. */
  readonly institutionName: string | null;
  /** The people whose account it is, as their bank writes them; empty where it does not tell. */
  readonly ownerNames: readonly string[];
};

export type LinkSession = { readonly linkToken: string; readonly url: string };

/**
 * Bank accounts that people connect at their own bank.
 *
 * Every call throws {@link VendorError} on a technical failure; nothing is kept then, and the person may try again.
 */
export type BankLink = {
  /** The page on which a person picks the bank. Safe to repeat: an unused session ends by itself. */
  openSession(input: {
    readonly referenceId: string;
    readonly returnUrl: string;
    readonly clientName: string;
    /** Whose bank it is meant to be. */
    readonly legalName: string;
  }): Promise<LinkSession>;
  /** The public tokens that a page has given: who brings another one did not get it there. Empty for a page that nobody knows. */
  connectedOn(linkToken: string): Promise<readonly string[]>;
  /** What the page gave, for the vendor's lasting token. A token is exchanged once; null for a used or unknown one. */
  exchange(publicToken: string): Promise<{ readonly accessToken: string } | null>;
  /** The chosen account, or the first checking or savings account; null when there is none to debit. */
  findAccount(input: {
    readonly accessToken: string;
    readonly accountId: string | null;
  }): Promise<LinkedAccount | null>;
};
