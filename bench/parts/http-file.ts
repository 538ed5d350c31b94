import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportTransactions } from '@contract/credit-transaction/list';
import { type ListWorld, withListWorlds } from '../http/list-worlds';
import { type BenchPart, type BenchResult, compare, median } from '../result';

const ROUNDS = 2;
const SAMPLE_MS = 250;
const BUDGET_MB = 60;

/** What a line of the file is joined from, in the file's order. */
const JOIN =
  `select t.number, t.status, t.amount_cents, t.selected_product, t.monthly_cents, t.request_kind, t.flagged_at,
  t.products, t.first_treatment_on, t.created_at, p.name, b.first_name, b.last_name, c.application_id, f.status
  from credit_transaction t join borrower b on b.id = t.borrower_id join practice p on p.id = t.practice_id
  join credit_profile c on c.id = t.credit_profile_id left join funding f on f.transaction_id = t.id
  order by t.created_at desc, t.id desc`.replace(/\s+/g, ' ');

/** Seconds that a program takes; what it prints goes nowhere. */
async function secondsOf(command: string, args: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return (performance.now() - started) / 1000;
}

/** The database's own program, which writes the same join to nowhere. */
function byTheDatabase({ folder, databaseUrl }: ListWorld): Promise<number> {
  return databaseUrl
    ? secondsOf('psql', ['-q', databaseUrl, '-c', `\\copy (${JOIN}) to '/dev/null' csv`])
    : secondsOf('sqlite3', ['-readonly', '-csv', join(folder, 'data.sqlite'), JOIN]);
}

type Memory = { resident: number; own: number };

/** Megabytes of a process: all that is resident, and what is its own, without pages of files that the system may take back. */
function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { resident: megabytes('VmRSS'), own: megabytes('RssAnon') };
}

type Sent = { seconds: number; lines: number; rise: Memory };

/** Fetches the whole file, throws its text away and looks at the server's memory meanwhile. */
async function fetchFile({ server, tokens }: ListWorld): Promise<Sent> {
  const idle = memoryOf(server.pid);
  const most = { ...idle };
  const sampler = setInterval(() => {
    const { resident, own } = memoryOf(server.pid);
    Object.assign(most, { resident: Math.max(most.resident, resident), own: Math.max(most.own, own) });
  }, SAMPLE_MS);
  const started = performance.now();
  const answer = await fetch(server.url + exportTransactions.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dateRange: { start: '2020-01-01', end: '2035-01-01' } }),
  });
  let lines = 0;
  const lineFeed = 10;
  for await (const bytes of answer.body ?? [])
    for (const byte of bytes as Uint8Array) if (byte === lineFeed) lines += 1;
  clearInterval(sampler);
  const rise = { resident: most.resident - idle.resident, own: most.own - idle.own };
  return { seconds: (performance.now() - started) / 1000, lines, rise };
}

function memoryResult(id: string, what: string, rises: readonly number[]): BenchResult {
  const ratios = rises.map((rise) => rise / BUDGET_MB);
  return {
    id,
    what,
    unit: 'MB',
    goal: { atMost: 1 },
    baseline: BUDGET_MB,
    ours: median(rises),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

/** The file of 1,000,000 transactions beside the database's own program, and the memory that it takes beside its budget. */
export const httpFile: BenchPart = {
  ids: ['R7'],
  run: () =>
    withListWorlds(async ({ large }) => {
      const sent: Sent[] = [];
      const program = large.databaseUrl ? '\\copy of psql' : 'sqlite3 -csv';
      const result = await compare({
        id: 'R7',
        what: `file of all transactions by HTTP, beside ${program} of the same join in the same order`,
        unit: 's',
        goal: { atMost: 2 },
        rounds: ROUNDS,
        baseline: () => byTheDatabase(large),
        ours: async () => {
          const one = await fetchFile(large);
          sent.push(one);
          return one.seconds;
        },
      });
      const rows = (median(sent.map(({ lines }) => lines)) - 1).toLocaleString('en-US');
      const rise = (of: keyof Memory) => sent.map((one) => one.rise[of]);
      return [
        { ...result, what: `${result.what}, ${rows} rows` },
        memoryResult('R7 memory', 'memory that the server takes for it, beside the budget', rise('resident')),
        memoryResult('R7 own memory', 'the same without pages of files, which the system may take back', rise('own')),
      ];
    }),
};
