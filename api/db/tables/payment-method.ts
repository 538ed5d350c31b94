export type PaymentMethodTable = {
  id: string;
  borrower_id: string;
  kind: 'BANK' | 'CARD';
  source: 'LINKED' | 'MANUAL' | 'CARD_PAGE';
  status: 'ACTIVE' | 'REMOVED';
  is_default: number;
  /** The bank's name or the card's brand. */
  name: string;
  /** On a card. */
  holder_name: string | null;
  account_type: 'checking' | 'savings' | null;
  last_four: string;
  /** Last day of a card. */
  expires_on: string | null;
  /** JSON of numbers and the vendor's token: `api/features/payment-method/secret.ts`. */
  vault_id: string;
  /** Blind index of the account number, by which an account that was added in two ways is recognized as one. */
  account_index: string;
  /** The signed ACH authorization; null where the borrower skipped it, and for cards. */
  authorization_document_id: string | null;
  /** When the authorization in force was given; null for older rows, and while there is none. */
  authorized_at: string | null;
  /** Its bank ended it, or its owner's authorization: nothing is taken from it and nothing sent to it until they authorize anew. */
  ended_at: string | null;
  /** What its bank said then: a NACHA code, or `hard` of a card; `EXPIRED` of a card that passed its last day. */
  ended_code: string | null;
  /** The last day of the card of which its owner was told; null before that. */
  end_told_on: string | null;
  created_at: string;
  removed_at: string | null;
  version: number;
};

/** A page of the bank link that was opened for a person. */
export type BankLinkSessionTable = {
  link_token: string;
  borrower_id: string;
  created_at: string;
};
