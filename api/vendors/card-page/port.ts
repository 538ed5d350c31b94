import type { CardFunding } from '@domain/card/card-rule';

/** A card as its vault describes it; its number is never ours. */
export type VaultedCard = {
  readonly token: string;
  /** Whose page it was entered on, in our words. */
  readonly referenceId: string;
  readonly holderName: string;
  readonly brand: string;
  readonly lastFour: string;
  /** Last month, `YYYY-MM`. */
  readonly expiresIn: string;
  readonly funding: CardFunding;
  /** The same for the same number, whatever its token. */
  readonly fingerprint: string;
};

/**
 * The page on which people enter their card. It stands on the vendor's origin, so that a number never reaches us; its
 * answer is a token.
 *
 * Every call throws {@link VendorError} on a technical failure, and each is safe to repeat.
 */
export type CardPage = {
  /** `parentOrigin` is the only place to which the page gives its token. */
  open(input: { readonly referenceId: string; readonly parentOrigin: string }): Promise<{ readonly url: string }>;
  /** Null for a token that the vault does not know, or knows no more. */
  findCard(token: string): Promise<VaultedCard | null>;
};
