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
