import type { Endpoint } from '@contract/endpoint';
import { toApiError } from '@portals/client/api-error';
import { send } from '@portals/client/call';
import { fileNameOf, saveFile } from '@portals/client/download';
import { toast } from '@portals/state/toast.store';
import { countText } from '@portals/ui/table/column';
import { csvCount } from './csv-count';
import { type Export, exportOf } from './export.store';
import { exported } from './words';

/** Long enough for the largest list on a slow line; whoever waits can cancel. */
const LONGEST_MS = 30 * 60_000;

const running = new Map<string, AbortController>();
const lastAsked = new Map<string, [Csv, Asked]>();

type Csv = Endpoint & { download: NonNullable<Endpoint['download']> };

/** What is asked for: all rows of a query, or chosen ones. */
export type Asked = {
  body: object;
  /** How many rows that is; left out where nobody counted them all. */
  total?: number | undefined;
};

/**
 * Fetches a list as a file and saves it when all of it is here: what breaks off or is cancelled leaves no file.
 * @param id of the list.
 */
export async function exportList(id: string, csv: Csv, asked: Asked): Promise<void> {
  if (running.has(id)) return;
  const { body, total } = asked;
  const state = exportOf(id);
  const controller = new AbortController();
  running.set(id, controller);
  lastAsked.set(id, [csv, asked]);
  Object.assign(state, { isRunning: true, rows: 0, bytes: 0, total, problem: null });
  try {
    const answer = await send(csv, { body }, { signal: controller.signal, timeoutMs: LONGEST_MS });
    const content = await contentOf(answer, state);
    const name = fileNameOf(answer.headers.get('content-disposition')) ?? csv.download.file;
    saveFile(content, name);
    toast(exported, { values: { file: name, rows: rowsText(state.rows) } });
  } catch (cause) {
    if (!controller.signal.aborted) state.problem = problemOf(cause, state);
  } finally {
    running.delete(id);
    state.isRunning = false;
  }
}

/** Fetches again what the last export of a list asked for: the same rows, also where others are chosen by now. */
export async function exportAgain(id: string): Promise<void> {
  const last = lastAsked.get(id);
  if (last) await exportList(id, ...last);
}

/** Ends an export; the server stops reading for it. */
export function cancelExport(id: string): void {
  running.get(id)?.abort();
}

/** Takes the words of a failed export off the screen. */
export function forgetProblem(id: string): void {
  exportOf(id).problem = null;
}

async function contentOf(answer: Response, state: Export): Promise<Blob> {
  const reader = answer.body?.getReader();
  if (!reader) throw new BrokenOff();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const count = csvCount();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new BrokenOff('broken off', { cause });
    });
    if (done) break;
    parts.push(value);
    count.take(value);
    Object.assign(state, { rows: count.rows(), bytes: state.bytes + value.length });
  }
  if (!count.isWhole()) throw new BrokenOff();
  return new Blob(parts, { type: 'text/csv' });
}

class BrokenOff extends Error {}

export const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${countText(rows)} rows`);

function problemOf(cause: unknown, { rows }: Export): string {
  if (cause instanceof BrokenOff) return `The download stopped after ${rowsText(rows)}. Nothing was saved.`;
  return `${toApiError(cause).message} Nothing was saved.`;
}
