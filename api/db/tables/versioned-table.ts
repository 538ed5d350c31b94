/** A table that people change. Its cells stand in its versions. */
export type VersionedTableTable = {
  /** The key of its declaration. */
  kind: string;
  id: string;
  name: string;
  /** The name in lower case. It is unique among the tables of a kind, archived ones included. */
  name_key: string;
  /** The newest version, which is the one in force. */
  version: number;
  archived_at: string | null;
  archived_by: string | null;
  created_at: string;
};

/** One version of a table. Rows are only added, never changed, so that old decisions can be read as they were made. */
export type TableVersionTable = {
  kind: string;
  id: string;
  version: number;
  name: string;
  /** Canonical JSON of the declared fields as on the wire. */
  content: string;
  hash: string;
  /** How many cells differ from the version before; a changed name counts as one. */
  changes: number;
  from_version: number | null;
  restored_version: number | null;
  cloned_from: string | null;
  made_by_id: string | null;
  made_by: string;
  made_at: string;
  note: string | null;
};

/** The version of a table that a version of a risk profile works with. */
export type RiskProfileTableTable = {
  profile_id: string;
  profile_version: number;
  kind: string;
  table_id: string;
  table_version: number;
};

/** Changes of the tables of one risk profile before they are published. */
export type CreditDraftTable = {
  id: string;
  profile_id: string;
  /** The profile's version when it was opened. */
  base_version: number;
  /** Of `DRAFT_STATUSES`; at most one of a profile is OPEN, PROPOSED or SCHEDULED. */
  status: string;
  version: number;
  opened_by_id: string;
  opened_by: string;
  opened_at: string;
  reason: string | null;
  /** The business day on whose morning it is published. */
  effective_on: string | null;
  proposed_by_id: string | null;
  proposed_by: string | null;
  proposed_at: string | null;
  /** The colleague it was proposed to. */
  asked_id: string | null;
  approved_by_id: string | null;
  approved_by: string | null;
  approved_at: string | null;
  /** The profile's version that it became. */
  published_version: number | null;
  /** The what-if that it was published on. */
  what_if_id: string | null;
  ended_by: string | null;
  ended_at: string | null;
};

/** The content that a draft gives one table. */
export type CreditDraftChangeTable = {
  draft_id: string;
  kind: string;
  table_id: string;
  from_version: number;
  name: string;
  /** Canonical JSON of the declared fields, as in a version. */
  content: string;
  hash: string;
  changed_by_id: string;
  changed_by: string;
  changed_at: string;
};

/** Another table that a draft puts in the place of one. */
export type CreditDraftChoiceTable = {
  draft_id: string;
  kind: string;
  table_id: string;
  chosen_id: string;
  changed_by_id: string;
  changed_by: string;
  changed_at: string;
};

/** What happened to a draft; rows are only added. */
export type CreditDraftEventTable = {
  draft_id: string;
  seq: number;
  act: string;
  by_id: string | null;
  by_name: string;
  at: string;
  note: string | null;
  /** Flat JSON: of which table, how many cells. */
  detail: string;
};

/** A replay of stored decisions by a draft beside what is published. */
export type WhatIfTable = {
  id: string;
  draft_id: string;
  /** Place among those of the draft, from 1. */
  seq: number;
  profile_id: string;
  /** Of what was tried and of what it was tried beside; another one means that the draft moved on. */
  content_hash: string;
  /** JSON of the draft's changes and choices at the time, so that a case can be reckoned again. */
  content: string;
  from_day: string;
  to_day: string;
  /** JSON list of practice ids; null for all. */
  practices: string | null;
  /** How many decisions are drawn by chance; null for all. */
  sample: number | null;
  /** WAITING, RUNNING, DONE, STOPPED or FAILED. */
  status: string;
  total: number | null;
  done: number;
  /** Whoever works on it, and when it last said so. */
  claim: string | null;
  heartbeat_at: string | null;
  fault: string | null;
  report: string | null;
  asked_by_id: string;
  asked_by: string;
  asked_at: string;
  started_at: string | null;
  ended_at: string | null;
};
