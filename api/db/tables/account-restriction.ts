import type { RESTRICTION_CHANGES } from '@contract/account-restriction/entity';
import type { BankruptcyChapter, PersonState } from '@domain/person-state/person-state';

/** What the platform's staff set about a borrower, and why. Only added to. */
export type BorrowerStandingChangeTable = {
  id: string;
  borrower_id: string;
  kind: (typeof RESTRICTION_CHANGES)[number];
  reason: string;
  staff_id: string;
  at: string;
  /** Of the borrower before it: the order of the changes. */
  version: number;
};

/** What staff recorded of a person from a paper, which lies sealed in the vault. Changed once, when it ends. */
export type PersonStateTable = {
  id: string;
  borrower_id: string;
  kind: PersonState;
  /** Of the death, the filing, the request. */
  since_on: string;
  note: string;
  chapter: BankruptcyChapter | null;
  case_number: string | null;
  /** Who speaks for the person. */
  speaker_name: string | null;
  speaker_email: string | null;
  speaker_phone: string | null;
  vault_id: string;
  sha256: string;
  size_bytes: number;
  set_by: string;
  set_at: string;
  ended_by: string | null;
  ended_at: string | null;
  end_reason: string | null;
};
