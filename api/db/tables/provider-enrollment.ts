/** A practice that enrolls itself; its id is `providerLeadId`. */
export type ProviderEnrollmentTable = {
  id: string;
  /** The address at which it began. */
  slug: string;
  /** The enterprise that it joins, or the practice that it is about. */
  enterprise_id: string | null;
  practice_id: string | null;
  /** 1 where nothing is kept that was typed before the address was proven: the first step is asked again, whatever `step` is. */
  is_emptied: number;
  /** 1 the owner, 2 the bank, 3 the card, 4 the signature, 5 done. */
  step: number;
  privi_enrollment: number;
  patientfi_enrollment: number;
  provider_name: string;
  state_code: string;
  /** IANA name, by which its days are counted: as it was chosen, else that of the address. */
  time_zone: string;
  /** Keyed hash of the primary contact's address. */
  email_index: string;
  /** Sealed JSON of what may be answered again. */
  answers: string;
  /** In the vault: date of birth and number of the owner, numbers of the account, token of the card. */
  owner_vault_id: string | null;
  bank_vault_id: string | null;
  card_vault_id: string | null;
  /** 1 once a link that was mailed to the primary contact was opened. */
  is_email_proven: number;
  created_at: string;
  changed_at: string;
  finished_at: string | null;
  version: number;
};

/** What lets a browser go on with an enrollment, or a mail; of its secret only a hash is kept. */
export type ProviderEnrollmentKeyTable = {
  key_hash: string;
  enrollment_id: string;
  kind: 'BROWSER' | 'LINK';
  created_at: string;
  expires_at: string;
  /** Of a link, which opens once. */
  used_at: string | null;
};

/** What happened to an enrollment, from 1 on. */
export type ProviderEnrollmentHistoryTable = { enrollment_id: string; position: number; action: string; at: string };

/** The master agreement that a practice signed: the exact text, who signed it, and the evidence. */
export type ProviderAgreementTable = {
  id: string;
  enrollment_id: string;
  title: string;
  text_version: string;
  /** JSON of the exact text shown. */
  content: string;
  sha256: string;
  /** Base64, made from `content` after the commit. */
  pdf: string | null;
  pdf_sha256: string | null;
  signed_name: string;
  signer_title: string;
  /** MM/DD/YYYY. */
  signed_on: string;
  signed_at: string;
  evidence: string;
};
