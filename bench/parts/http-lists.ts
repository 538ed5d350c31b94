import { allLists } from '@contract/index';
import type { ListDeclaration } from '@contract/lists/declare-list';
import { mayAskBy } from '@contract/person-fields';
import { type ListWorld, withListWorlds } from '../http/list-worlds';
import { type BenchPart, type BenchResult, inFull, median } from '../result';

const REPEATS = inFull(11, 1);
const PATIENT_REQUESTS = inFull(150, 10);
const SEARCH_BUDGET_MS = 10;
const WHOLE = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };

type Asked = { filters?: object; sort?: { key: string | undefined } };
type Case = { name: string; path: string; as: 'admin' | 'partner' | 'practice'; body: object };

/** Every order, filter, search and scope that a list declares, over its whole range, and the usual 30 days. */
function casesOf(declaration: ListDeclaration, path: string): Case[] {
  const { sorts, filters, search } = declaration;
  const orders = sorts.flatMap((key) => ['asc', 'desc'].map((direction) => ({ sort: { key, direction } })));
  const narrow = Object.entries(filters).map(([name, { kind, values }]) => {
    if (kind === 'dollars') return { [`${name}From`]: 5000, [`${name}To`]: 5100 };
    if (kind === 'flag') return { [name]: true };
    const value =
      values?.find((one) => one === 'APPROVED' || one === 'B' || one === 'TX') ?? values?.[0] ?? 'staff.logged_in';
    return { [name]: kind === 'anyOf' ? [value] : value };
  });
  const questions: Record<string, Asked> = {
    'last 30 days': {},
    ...Object.fromEntries(orders.map((body) => [`by ${body.sort.key} ${body.sort.direction}`, { ...body, ...WHOLE }])),
    ...Object.fromEntries(orders.map((body) => [`30 days by ${body.sort.key} ${body.sort.direction}`, body])),
    ...Object.fromEntries(narrow.map((one) => [`filter ${Object.keys(one)}`, { filters: one, ...WHOLE }])),
    ...Object.fromEntries(
      narrow.map((one) => [
        `filter ${Object.keys(one)} by ${sorts.at(-1)}`,
        { filters: one, ...WHOLE, sort: { key: sorts.at(-1), direction: 'asc' } },
      ]),
    ),
    ...(search === 'words'
      ? Object.fromEntries(['m', 'maria', 'maria gar'].map((text) => [`search ${text}`, { search: text, ...WHOLE }]))
      : {}),
  };
  // What the practices do not see, they cannot ask by.
  const isProtected = ({ filters = {}, sort }: Asked) =>
    [...Object.keys(filters), ...(sort?.key ? [sort.key] : [])].some((field) => !mayAskBy('practice', field));
  const rules = declaration.access.filter((rule) => rule.kind === 'staff');
  const admin: Case['as'] = rules.every(({ partnerOnly }) => partnerOnly) ? 'partner' : 'admin';
  const isForPractices = rules.some(({ roles, partnerOnly }) => !partnerOnly && roles.includes('MultiTenant'));
  const askers: readonly Case['as'][] = isForPractices ? [admin, 'practice'] : [admin];
  return askers.flatMap((as) =>
    Object.entries(questions)
      .filter(([, body]) => as !== 'practice' || !isProtected(body))
      .map(([name, body]) => ({
        name: `${declaration.call.id} ${name} (${as})`,
        path,
        as,
        body,
      })),
  );
}

async function ask({ server, tokens }: ListWorld, { path, as, body, name }: Case): Promise<number> {
  const started = performance.now();
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[as]}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
  return performance.now() - started;
}

/** The 99th of a hundred answers to searches of a practice, all lists together: names that are rare, common and cut short. */
async function searchP99(world: ListWorld, cases: readonly Case[]): Promise<BenchResult> {
  const asked: { time: number; what: string }[] = [];
  const words = ['m', 'ma', 'mar', 'maria', 'maria g', 'garcia', 'lee', 'j', 'jo w', 'zz'];
  const paths = [
    ...new Set(cases.flatMap(({ name, as, path }) => (as === 'practice' && /search/.test(name) ? path : []))),
  ];
  for (let round = 0; round <= REPEATS; round += 1)
    for (const path of paths)
      for (const search of words) {
        const body = { search, ...WHOLE };
        const what = `“${search}” of ${path}`;
        const time = await ask(world, { name: `search ${what}`, path, as: 'practice', body });
        if (round > 0) asked.push({ time, what });
      }
  asked.sort((one, other) => one.time - other.time);
  const times = asked.map(({ time }) => time);
  const { time: p99, what: slow } = asked[Math.floor(asked.length * 0.99)] ?? { time: Number.NaN, what: 'none' };
  const [baseline, ratio] = [SEARCH_BUDGET_MS, p99 / SEARCH_BUDGET_MS];
  return {
    id: 'R5 search',
    what: `p99 of ${times.length} searches of a practice in ${paths.length} lists, beside the budget (p50 ${median(times).toFixed(1)} ms, p99 ${slow})`,
    unit: 'ms',
    goal: { atMost: 1 },
    baseline,
    ours: p99,
    ratio,
    lowest: ratio,
    highest: ratio,
  };
}

type Measured = { name: string; small: number; large: number };

async function compareCases(
  worlds: { small: ListWorld; large: ListWorld },
  cases: readonly Case[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const one of cases) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round <= REPEATS; round += 1)
      for (const size of round % 2 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
        const time = await ask(worlds[size], one);
        if (round > 0) times[size].push(time);
      }
    const result = { name: one.name, small: median(times.small), large: median(times.large) };
    measured.push(result);
    if (process.env.BENCH_CASES) console.error(`${result.small.toFixed(1)} ${result.large.toFixed(1)} ${one.name}`);
  }
  return measured;
}

/** The 99th of a hundred answers to one patient who asks one thing after the other. */
async function patientP99({ server, tokens, borrowerId }: ListWorld): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < PATIENT_REQUESTS; count += 1) {
    const started = performance.now();
    const answer = await fetch(`${server.url}/borrower/${borrowerId}/credittransactions`, {
      headers: { authorization: `Bearer ${tokens.borrower}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Runs something over and over while a patient asks. */
async function beside(world: ListWorld, work: (signal: AbortSignal) => Promise<void>): Promise<number> {
  const stop = new AbortController();
  const running = (async () => {
    while (!stop.signal.aborted) await work(stop.signal).catch(() => undefined);
  })();
  const p99 = await patientP99(world);
  stop.abort();
  await running;
  return p99;
}

async function exportAll({ server, tokens }: ListWorld, path: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': 'application/json' },
    body: JSON.stringify(WHOLE),
    signal,
  });
  await answer.arrayBuffer();
}

async function besideResult(
  id: string,
  what: string,
  { world, work }: { world: ListWorld; work: (signal: AbortSignal) => Promise<void> },
) {
  const rounds: { alone: number; busy: number }[] = [];
  for (let round = 0; round < 5; round += 1)
    rounds.push({ alone: await patientP99(world), busy: await beside(world, work) });
  const ratios = rounds.map(({ alone, busy }) => busy / alone);
  return {
    id,
    what,
    unit: 'ms',
    goal: 'none' as const,
    baseline: median(rounds.map(({ alone }) => alone)),
    ours: median(rounds.map(({ busy }) => busy)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

/** Lists over 1,000,000 transactions beside the same over 10,000, and what a patient notices of them. */
export const httpLists: BenchPart = {
  ids: ['R5'],
  run: () =>
    withListWorlds(async (worlds) => {
      const results: BenchResult[] = [];
      const all: Case[] = [];
      for (const { declaration, list } of allLists) {
        const cases = casesOf(declaration, list.path);
        all.push(...cases);
        const measured = await compareCases(worlds, cases);
        const ratios = measured.map(({ small, large }) => large / small);
        const worst = measured.reduce((one, other) =>
          other.large / other.small > one.large / one.small ? other : one,
        );
        results.push({
          id: `R5 ${declaration.call.id}`,
          what: `p50 over 1,000,000 transactions beside 10,000, the worst of ${measured.length} questions: ${worst.name}`,
          unit: 'ms',
          goal: { atMost: 2 },
          baseline: worst.small,
          ours: worst.large,
          ratio: worst.large / worst.small,
          lowest: Math.min(...ratios),
          highest: Math.max(...ratios),
        });
      }
      const { large } = worlds;
      results.push(await searchP99(large, all));
      results.push(
        await besideResult('R5 lists', "p99 of a patient's call beside one who asks for lists without a pause", {
          world: large,
          work: async (signal) => {
            for (const one of all) if (!signal.aborted) await ask(large, one);
          },
        }),
      );
      const [file] = allLists.flatMap(({ csv }) => csv ?? []);
      if (file)
        results.push(
          await besideResult('R5 export', `p99 of a patient's call beside ${file.id} of everything`, {
            world: large,
            work: (signal) => exportAll(large, file.path, signal),
          }),
        );
      return results;
    }),
};
