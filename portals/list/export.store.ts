import { proxy } from 'valtio/vanilla';

/** A list that is being fetched as a file. */
export type Export = {
  isRunning: boolean;
  /** What has arrived, without the head. */
  rows: number;
  bytes: number;
  /** Rows that are expected; undefined where nobody counted them all. */
  total: number | undefined;
  /** Why the last one came to nothing. */
  problem: string | null;
};

const exports = new Map<string, Export>();

/** The export of a list, by its id; it goes on while other screens are shown. */
export function exportOf(id: string): Export {
  const known =
    exports.get(id) ?? proxy<Export>({ isRunning: false, rows: 0, bytes: 0, total: undefined, problem: null });
  exports.set(id, known);
  return known;
}
