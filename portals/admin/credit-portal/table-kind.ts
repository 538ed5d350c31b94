import type { creditPaths } from '@contract/credit-portal/paths';
import type { ResultOf } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import type {
  CellChange,
  VersionedTableDeclaration,
  versionedTableCalls,
} from '@contract/versioned-tables/declare-versioned-table';

/** The eight calls of a table as far as they are the same for all kinds: without the fields of its content. */
export type TableCalls = ReturnType<
  typeof versionedTableCalls<Omit<VersionedTableDeclaration, 'fields'> & { fields: Record<never, never> }>
>;
/** A table as it is now; its content stands beside its name. */
export type CreditTable = ResultOf<TableCalls['read']>;

export type Place = { readonly row: string; readonly column: string };
/** What was typed, by place; what says what it said before is not in it. Kinds may keep more under places of their own. */
export type Draft = Readonly<Record<string, string>>;
export const keyOf = ({ row, column }: Place): string => `${row}.${column}`;

export type Fault = Place & { readonly message: string };
export type Reading<Content extends object = object> = {
  /** As it would be saved. */
  content: Content;
  /** What cannot stay as it is. */
  faults: readonly Fault[];
  /** How much was typed that is no value, so that the content still has the one before. */
  unread: number;
};

/** Something that a table is for, which is chosen when it is made: its specialty, for example. */
export type TableChoice<Content extends object = object> = {
  /** Of the content. */
  field: string;
  label: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  /** The option that a content has. */
  of(content: Content): string;
  /** What stands in the content for an option. */
  read(option: string): unknown;
};

/** The option that a content has, in words. */
export function choiceText<Content extends object>(choice: TableChoice<Content>, content: Content): string {
  const option = choice.of(content);
  return choice.options.find(({ value }) => value === option)?.label ?? option;
}

/** A kind of versioned table as its screens see it. `table-editors.ts` has what its cells are drawn with. */
export type TableKind<Content extends object = object> = {
  declaration: VersionedTableDeclaration;
  calls: TableCalls;
  paths: (typeof creditPaths)[keyof typeof creditPaths];
  messages: {
    created: Message;
    updated: Message;
    archived: Message;
    /** Beside what the server says, where the specification has a text for that. */
    failed?: { create: Message; update: Message; archive: Message };
  };
  words: {
    /** Of the screen, and its place in the sidebar. */
    title: string;
    /** Of its tab: "Rates". */
    cells: string;
    tables: string;
    none: string;
    /** What a cell says, and what an empty one means. */
    cell: string;
    /** What keys do, where it isn't what they do on a sheet. */
    keys?: string;
    grid: string;
    /** What is counted: "4 cells not saved". */
    unit: string;
    /** What a version that is saved does, by the risk profiles that use the table. */
    inForce: (profiles: string) => string;
    unused: string;
    clone: string;
    /** Asks whether the table may be used, where its content says so. */
    enabled?: string;
  };
  choices?: readonly TableChoice<Content>[];
  /** The fields of a table that a version holds. */
  contentOf(table: Content): Content;
  /** What a clone begins with, where that is not all of the content. */
  cloned?(content: Content): Content;
  read(content: Content, draft: Draft): Reading<Content>;
  /** What was typed on one version, on another: what that one says already is not typed any more. */
  onto(draft: Draft, from: Content, to: Content): Draft;
  /** A change in words; its name is said already. */
  say(change: Readonly<CellChange>): { place: string; from: string; to: string };
};
