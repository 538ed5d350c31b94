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
  /** Blind index of the account: the same account under two sources is one. */
  account_index: string;
  /** The signed ACH authorization; null where the borrower skipped it, and for cards. */
  authorization_document_id: string | null;
  created_at: string;
  removed_at: string | null;
  version: number;
};
