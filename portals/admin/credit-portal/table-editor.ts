import type { ReactNode } from 'react';
import type { CreditTable, Draft, Reading } from './table-kind';

export type TableEditorProps<Content extends object = object> = {
  table: CreditTable & Content;
  /** Of the grid. */
  label: string;
  draft: Draft;
  read: Reading<Content>;
  mayEdit: boolean;
  onDraft: (draft: Draft) => void;
};

/** What the content of a kind is typed on. */
export type TableEditor = {
  /** The cells, under what they mean and above what is wrong with them. */
  Cells(props: TableEditorProps): ReactNode;
  /** True where the cells say what is wrong with them themselves, and the list under them does not. */
  namesFaults?: boolean;
  /** What stands beside them. */
  Beside?(props: TableEditorProps): ReactNode;
};
