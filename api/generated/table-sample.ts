type Content = Record<string, unknown>;

/** What the generated tests know of one kind of versioned table. */
export type TableSample = {
  /** The table that the seed made, which is in use. */
  id: string;
  content: Content;
  /** How many different edits there are; each changes one cell and may stand with all others. */
  edits: number;
  edited(content: Content, edit: number): Content;
  /** Contents that a rule of consistency refuses, by what is wrong with them, with the field that says so. */
  broken: Readonly<Record<string, { content: Content; field: string }>>;
};
