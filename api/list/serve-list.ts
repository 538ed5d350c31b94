import type { Endpoint } from '@contract/endpoint';
import type { ListDeclaration } from '@contract/lists/declare-list';
import { personFields } from '@contract/person-fields';
import { readerOf, readsField } from '@contract/person-readers';
import { dollarsFromCents } from '@domain/money/dollars';
import * as z from 'zod/mini';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { StaffActor } from '../http/actor';
import { answerFor } from '../http/person-answers';
import { recordProtectedView } from '../http/protected-view';
import type { DownloadAnswer, RequestMeta, Route } from '../http/serve';
import { type Count, countByTab, startOfCount } from './count.reads';
import { csvHead, csvLine } from './csv';
import { encodeCursor } from './cursor';
import { keysAhead } from './keys-ahead';
import { type ListQuestion, questionOf } from './list-question';
import { type Key, keyOf, type ListAsk, type ListBody, type ListSource } from './list-source';
import { narrowStart, type Start } from './narrow.reads';
import { readKeys } from './page.reads';
import { refuseOtherRights } from './same-rights';
import { type ListSums, sumRows } from './sum.reads';

/** Rows of a file that are read, written and noted at once. */
const CHUNK_ROWS = 500;

type Request = { body: ListBody; actor: StaffActor; meta: RequestMeta };
type Calls = { list: Endpoint; csv?: Endpoint };

/** The routes of a declared list: a page of it, and all of it as a file where it has one. */
export function listRoutes<const D extends ListDeclaration>(
  declaration: D,
  { list, csv }: Calls,
  source: ListSource<z.input<D['row']>>,
): Route[] {
  const file = csv && { declaration, source, list, csv };
  const page = (request: Request, deps: Deps) => {
    const { body, actor, meta } = request;
    // `isCsv` asks the call of the list itself for its file.
    if (file && body.isCsv === true) return answerFile(file, request, deps);
    return findPage(declaration, source, { ask: { body, actor, deps }, db: deps.database.apart(meta.signal) });
  };
  const routes: Route[] = [{ endpoint: list, handle: page as Route['handle'] }];
  if (file) {
    routes.push({
      endpoint: csv,
      handle: ((request: Request, deps: Deps) => answerFile(file, request, deps)) as never,
    });
  }
  return routes;
}

/** A page of a declared list with its counts: what its call answers, for a call that asks for it in other words. */
export async function findPage<Wire>(
  declaration: ListDeclaration,
  source: ListSource<Wire>,
  { ask, db }: { ask: ListAsk; db: Db },
) {
  await source.prepare?.(ask);
  const question = await questionOf(declaration, source, { ask, db });
  const start = narrowStart(db, question);
  const count = async () =>
    countByTab(db, question, { tabs: declaration.tabs.values, start: await startOfCount(db, question, start) });
  const [{ data, next }, counted, sums] = await Promise.all([
    readRows(db, source, { question, ask, start }),
    count(),
    declaration.sums && sumRows(db, question),
  ]);
  return {
    data,
    next,
    page: ask.body.page,
    limit: ask.body.limit,
    ...totalsOf(declaration, ask.body, counted),
    ...(sums !== undefined && {
      sums: sums && sumsOf(declaration, sums.whole),
      sumsByTab: sums && byTabOf(declaration, sums),
    }),
  };
}

/** A page of a declared list for what shows a few of its rows, without its counts. */
export async function findRows<Wire>(
  declaration: ListDeclaration,
  source: ListSource<Wire>,
  { ask, db }: { ask: ListAsk; db: Db },
): Promise<{ data: Wire[]; next: string | null }> {
  await source.prepare?.(ask);
  const question = await questionOf(declaration, source, { ask, db });
  return readRows(db, source, { question, ask, start: narrowStart(db, question) });
}

/** Rows of one page, with the cursor behind the last when there are more. */
async function readRows<Wire>(
  db: Db,
  source: ListSource<Wire>,
  { question, ask, start }: { question: ListQuestion; ask: ListAsk; start: Promise<Start | undefined> },
): Promise<{ data: Wire[]; next: string | null }> {
  const { limit } = question;
  const known = await start;
  if (limit === 0) return { data: [], next: null };
  const keys = await readKeys(db, { ...question, limit: limit + 1 }, known);
  const shown = keys.slice(0, limit);
  const rows: ReadonlyMap<string, Wire> = shown.length === 0 ? new Map() : await source.rows(db, shown, ask);
  return {
    data: shown.flatMap(({ tie }) => rows.get(keyOf(tie)) ?? []),
    next: keys.length > limit ? nextOf(shown.at(-1)) : null,
  };
}

const nextOf = (key: Key | undefined): string | null => (key ? encodeCursor(key) : null);

function totalsOf({ tabs }: ListDeclaration, { filters }: ListBody, counted: ReadonlyMap<string, Count>) {
  const countOf = (tab: string): Count => counted.get(tab) ?? { rows: 0, isBound: false };
  const sumOf = (names: readonly string[]): Count => ({
    rows: names.reduce((sum, name) => sum + countOf(name).rows, 0),
    isBound: names.some((name) => countOf(name).isBound),
  });
  const chosen = tabs.filter === undefined ? undefined : (filters?.[tabs.filter] as string[] | undefined);
  const whole = tabs.filter === undefined ? countOf('all') : sumOf(tabs.values);
  const total = chosen ? sumOf([...new Set(chosen)]) : whole;
  const counts: Record<string, Count> = { all: whole };
  for (const tab of tabs.values) counts[tab] = countOf(tab);
  return {
    total: total.rows,
    totalIsBound: total.isBound,
    counts: Object.fromEntries(Object.entries(counts).map(([tab, { rows }]) => [tab, rows])),
    boundCounts: Object.keys(counts).filter((tab) => counts[tab]?.isBound),
  };
}

function sumsOf({ sums = [] }: ListDeclaration, summed: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries(
    sums.map((field) => {
      const sum = summed.get(field);
      if (sum === undefined) throw new Error(`No column for the sum of ${field}`);
      return [field, dollarsFromCents(sum)];
    }),
  );
}

/** The sums of each tab that has rows; of a list in one piece none. */
const byTabOf = (declaration: ListDeclaration, { byTab }: ListSums) =>
  Object.fromEntries(
    declaration.tabs.values.flatMap((tab) => {
      const summed = byTab.get(tab);
      return summed ? [[tab, sumsOf(declaration, summed)]] : [];
    }),
  );

type ListFile = { declaration: ListDeclaration; source: ListSource<unknown>; list: Endpoint; csv: Endpoint };

/**
 * All rows in the order that was asked for, chunk after chunk: nothing holds the whole list, and a caller that goes ends it. What is
 * protected is cut and noted as in the list itself.
 */
async function answerFile(file: ListFile, { body, actor, meta }: Request, deps: Deps): Promise<DownloadAnswer> {
  const { declaration, source, list, csv } = file;
  const gone = new AbortController();
  const signal = AbortSignal.any([meta.signal, gone.signal]);
  const db = deps.database.apart(signal);
  // Chosen rows are sent whatever was searched for when they were chosen.
  const unasked = body.rows ? { filters: undefined, search: undefined } : {};
  const ask = { body: { ...body, ...unasked, page: 0, limit: CHUNK_ROWS, cursor: undefined }, actor, deps };
  await source.prepare?.(ask);
  const question = await questionOf(declaration, source, { ask, db });
  const columns = columnsFor(declaration, actor).filter(
    ([field]) => body[declaration.columnsIf?.[field] ?? ''] !== false,
  );
  const nextKeys = keysAhead(deps.database, question, signal);
  const stop = (failure: unknown): never => {
    gone.abort();
    throw failure;
  };

  /** Rows of the next chunk, which the reading thread joins while this one writes the chunk before it. */
  async function read(): Promise<{ data: unknown[]; isLast: boolean }> {
    const { keys, isLast } = await nextKeys();
    const found = keys.length === 0 ? new Map() : await source.rows(db, keys, ask);
    return { data: keys.flatMap(({ tie }) => found.get(keyOf(tie)) ?? []), isLast };
  }

  /** What somebody may see, and what of it is protected and noted, is looked at when it is sent, not when it is read. */
  async function textOf(data: unknown[]): Promise<string> {
    await refuseOtherRights(actor, deps);
    const { result, protectedIds } = answerFor(actor, list, { data });
    if (protectedIds.length > 0) await recordProtectedView({ actor, meta }, csv, { ids: protectedIds, deps });
    return (result as { data: unknown[] }).data.map((row) => csvLine(columns, row)).join('');
  }

  // Before the answer begins, so that a fault in the question is told as one.
  let coming = Promise.resolve(await read().catch(stop));
  const encoder = new TextEncoder();
  let head = csvHead(columns);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { data, isLast } = await coming.catch(stop);
      if (!isLast) {
        coming = read();
        // A fault is told when its turn comes; of a caller that goes before, nobody hears it.
        coming.catch(() => undefined);
      }
      controller.enqueue(encoder.encode(head + (await textOf(data).catch(stop))));
      head = '';
      if (isLast) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return { body: stream, ...(csv.download && { file: csv.download.file, media: csv.download.media }) };
}

/** The columns of the file that somebody may see. */
function columnsFor({ row, columns }: ListDeclaration, actor: StaffActor) {
  const name = z.globalRegistry.get(row)?.id ?? '';
  const fields = (personFields as Readonly<Record<string, Readonly<Record<string, string>>>>)[name];
  const reader = readerOf(actor);
  if (fields === undefined) return Object.entries(columns);
  return Object.entries(columns).filter(([field]) => readsField(reader, fields[field.split('.')[0] ?? '']));
}
