import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../run/project.mjs';
import { forwardingIn } from './forwarding.mjs';
import { type Import, importsOf, listModules } from './module-graph.mjs';
import { moneyFieldsIn, moneySumsIn } from './money.mjs';
import { isTestCode, rules } from './rules.mjs';
import {
  findCycles,
  findOrphans,
  hasHandWrittenAudit,
  hasStrayRandomness,
  hasStraySql,
  longParts,
  medianLines,
} from './shape.mjs';

const broken = (from: string, to: string, kind: Partial<Import> = {}): string[] =>
  rules
    .filter(({ isBroken }) => isBroken({ from, to, isType: false, isDynamic: false, ...kind }))
    .map(({ name }) => name);

const isType = true;

describe('reading imports', () => {
  test('finds declarations, re-exports, lazy imports and imported types of a file with JSX', () => {
    const source = `
      import type { Cents } from '@domain/money/cents';
      import { type Deps } from '../api/deps';
      import { Hono, type Context } from 'hono/tiny';
      import 'node:fs';
      export { endpoint } from '@contract/endpoint';
      export * from './nowhere';
      const load = (url: string) => [import('../domain/enums'), import(url)];
      type Late = import('@contract/error').ErrorCode;
      export const page = <p>{(1 as number) < 2}</p>;`;
    const found = importsOf('scripts/page.tsx', source);
    expect(found.map(({ to, isType, isDynamic }) => [to, isType, isDynamic])).toEqual([
      ['domain/money/cents.ts', true, false],
      ['api/deps.ts', true, false],
      ['npm:hono', false, false],
      ['node:fs', false, false],
      ['contract/endpoint.ts', false, false],
      ['missing:./nowhere', false, false],
      ['domain/enums.ts', false, true],
      ['contract/error.ts', true, true],
    ]);
  });

  test('sees the modules of every folder', () => {
    const ignored = ['node_modules', 'dist', 'data', 'docs', 'coverage', 'test-results'];
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
      .map(({ name }) => name);
    const seen = new Set(listModules().map((path) => path.split('/')[0]));
    expect([...seen].sort()).toEqual(folders.sort());
  });
});

describe('layers', () => {
  test.each([
    ['domain/a.ts', 'contract/error.ts', 'layers', {}],
    ['domain/a.ts', 'npm:zod', 'packages', {}],
    ['domain/a.ts', 'node:fs', 'node-stays-on-servers', {}],
    ['contract/a.ts', 'api/deps.ts', 'layers', { isType }],
    ['contract/a.ts', 'npm:hono', 'packages', {}],
    ['contract/a.ts', 'npm:zod', 'contract-shares-plain-schemas', {}],
    ['api/a.ts', 'portals/main.tsx', 'layers', {}],
    ['portals/a.ts', 'api/deps.ts', 'layers', { isType }],
    ['portals/a.ts', 'sdk/buttons/button-view.tsx', 'portals-use-few-parts-of-the-sdk', {}],
    ['portals/a.ts', 'sdk/commands.ts', 'portals-use-few-parts-of-the-sdk', {}],
    ['api/a.ts', 'sdk/loader.ts', 'api-reads-only-the-table-of-the-sdk', {}],
    ['sdk/a.ts', 'contract/error.ts', 'sdk-takes-only-types-of-the-contract', {}],
    ['sdk/a.ts', 'npm:zod', 'packages', {}],
    ['sandbox/a.ts', 'api/vendors/vendor-config.ts', 'layers', {}],
    ['api/features/risk/a.ts', 'api/features/practice/practice.reads.ts', 'features-meet-through-their-index', {}],
    ['api/features/risk/a.ts', 'api/http/serve.ts', 'commands-know-no-http', {}],
    ['api/features/risk/a.ts', 'api/vendors/kba/http-kba.ts', 'features-see-ports-not-adapters', {}],
    ['api/http/serve.ts', 'api/app.ts', 'no-part-knows-the-assembly', {}],
    ['portals/apply/a.ts', 'portals/borrower/b.ts', 'areas-do-not-meet', {}],
    ['portals/ui/a.tsx', 'portals/client/call.ts', 'ui-knows-no-call', {}],
    ['portals/apply/screens/start/a.tsx', 'portals/client/call.ts', 'screens-do-not-call', {}],
    ['portals/admin/credit-portal/a.tsx', 'portals/client/call.ts', 'screens-do-not-call', {}],
    ['portals/admin/credit-transaction/a.tsx', 'portals/client/call.ts', 'screens-do-not-call', {}],
    [
      'portals/admin/credit-portal/a.tsx',
      'portals/admin/website/website.store.ts',
      'staff-capabilities-do-not-meet',
      {},
    ],
    ['api/a.ts', 'api/test/clock.ts', 'nothing-imports-tests', {}],
    ['api/a.ts', 'missing:./b', 'imports-resolve', {}],
  ])('%s may not import %s', (from, to, rule, kind) => {
    expect(broken(from, to, kind)).toContain(rule);
  });

  test.each([
    ['contract/a.ts', 'domain/enums.ts', {}],
    ['contract/z.ts', 'npm:zod', {}],
    ['contract/a.ts', 'npm:zod', { isType }],
    ['sdk/a.ts', 'contract/error.ts', { isType }],
    ['portals/a.ts', 'sdk/bridge/child.ts', {}],
    ['api/features/risk/a.ts', 'api/features/practice/index.ts', {}],
    ['api/features/risk/a.ts', 'api/features/risk/risk.reads.ts', {}],
    ['api/features/risk/a.ts', 'api/http/app-error.ts', {}],
    ['api/features/risk/routes.ts', 'api/http/serve.ts', {}],
    ['api/features/risk/a.ts', 'api/vendors/kba/port.ts', {}],
    ['api/main.ts', 'api/app.ts', {}],
    ['portals/apply/stores/a.actions.ts', 'portals/client/call.ts', {}],
    ['portals/admin/credit-portal/credit-tables.actions.ts', 'portals/client/call.ts', {}],
    ['portals/admin/credit-portal/a.tsx', 'portals/admin/staff/staff.store.ts', {}],
    ['portals/admin/borrower/a.tsx', 'portals/admin/credit-transaction/refund.tsx', {}],
    ['portals/admin/frame/a.tsx', 'portals/admin/payment-calculator/calculator-screen.tsx', {}],
  ])('%s may import %s', (from, to, kind) => {
    expect(broken(from, to, kind)).toEqual([]);
  });
});

describe('shape', () => {
  const link = (from: string, to: string, kind: Partial<Import> = {}): Import => ({
    from,
    to,
    isType: false,
    isDynamic: false,
    ...kind,
  });

  test('a circle of imports is found, whatever leads to it', () => {
    const imports = [link('start', 'a'), link('a', 'b'), link('b', 'c'), link('c', 'a')];
    expect(findCycles(imports)).toEqual([['a', 'b', 'c']]);
  });

  test('a type closes a circle, lazy loading does not', () => {
    expect(findCycles([link('a', 'b'), link('b', 'a', { isType })])).toEqual([['a', 'b']]);
    expect(findCycles([link('a', 'b'), link('b', 'a', { isDynamic: true })])).toEqual([]);
  });

  test('a module that nothing imports is found, an entry is not', () => {
    const modules = ['api/main.ts', 'api/app.ts', 'api/left-over.ts'];
    expect(findOrphans(modules, [link('api/main.ts', 'api/app.ts')])).toEqual(['api/left-over.ts']);
  });

  test('SQL is found outside reads and writes only', () => {
    const source = "db.selectFrom('practice')";
    expect(hasStraySql('api/features/practice/routes.ts', source)).toBe(true);
    expect(hasStraySql('api/features/practice/approve.ts', 'const q = statement<P, R>(…)')).toBe(true);
    expect(hasStraySql('api/features/practice/practice.reads.ts', source)).toBe(false);
    expect(hasStraySql('api/jobs/outbox.ts', source)).toBe(false);
  });

  test('random numbers are found outside the places that may draw them', () => {
    expect(hasStrayRandomness('domain/money/cents.ts', 'Math.random()')).toBe(true);
    expect(hasStrayRandomness('api/deps.ts', 'Math.random()')).toBe(false);
  });

  test('an audit row by hand is found in features only', () => {
    const source = 'await deps.audit.append(tx, { action })';
    expect(hasHandWrittenAudit('api/features/risk/a.ts', source)).toBe(true);
    expect(hasHandWrittenAudit('api/command/command.ts', source)).toBe(false);
    expect(hasHandWrittenAudit('api/features/risk/a.ts', 'await record(action, of)')).toBe(false);
  });

  test.each([
    ['const again = (tx: Tx, id: string) => load(tx, id);', [['again', 'load']]],
    ['export function again(tx: Tx, id: string): Promise<Row> { return load(tx, id); }', [['again', 'load']]],
    ['export async function again(id: string) { await load(id); }', [['again', 'load']]],
    ['const again = (id: string) => (load(id)!);', [['again', 'load']]],
    ['const cast = (id: string) => load(id as Id);', []],
    ['const isKnown = (id: string) => known.has(id);', []],
    ['const swapped = (id: string, tx: Tx) => load(tx, id);', []],
    ['const fixed = (tx: Tx) => load(tx, ID);', []],
    ['const two = (id: string) => { check(id); load(id); };', []],
    ['const guard = (id: string): id is Id => known.has(id);', []],
    ['const none = () => load();', []],
  ])('a function that only forwards: %s', (source, found) => {
    expect(forwardingIn('api/a.ts', source).map(({ name, to }) => [name, to])).toEqual(found);
  });

  test('the fields of the wire that are dollars, without words that mean other things too', () => {
    const source = 'z.object({ fee: dollars(), gone: z.nullable(dollars()), left: dollars(), count: z.number() })';
    expect(moneyFieldsIn(source)).toEqual(['fee', 'gone']);
  });

  const moneyFields = new Set(['fee', 'payment', 'refunded']);
  test.each([
    ['const Row = (of: Plan) => of.payment + of.fee;', 'Row', 'of.payment + of.fee'],
    ['function Sum() { let sum = 0; for (const { fee } of rows) sum += fee; return sum; }', 'Sum', 'sum += fee'],
    ['const cents = (of: Plan) => Math.round(of.fee * 100);', 'cents', 'of.fee * 100'],
    ['const left = (of: Plan) => (of.refunded ?? 0) - 1;', 'left', '(of.refunded ?? 0) - 1'],
    ['const off = (listCents: number) => usd(most - 3);', 'off', 'most - 3'],
    ['const wire = (amountCents: number) => amountCents / 100;', 'wire', 'amountCents / 100'],
    ['// Überschrift\nconst Sum = () => <b>{usd(rows.length * each)}</b>;', 'Sum', 'rows.length * each'],
    ['const Total = (rows: Row[]) => rows.reduce((sum, { fee }) => sum + fee, 0);', 'Total', 'sum + fee'],
  ])('a screen that reckons with money: %s', (source, name, text) => {
    expect(moneySumsIn('portals/a.tsx', source, moneyFields)).toEqual([{ name, text }]);
  });

  test.each([
    'const Row = (of: Plan) => usd(of.payment);',
    'const Count = (of: Plan) => of.count + 1;',
    'const text = (of: Plan) => usd(of.fee) + " a month";',
    'const back = (of: Plan) => usd(-of.fee);',
    'const third = (of: Plan) => usd(of.rows[of.at + 1]);',
    'const many = (rows: Row[]) => usd(sumCents(rows.map((_, at) => worthOf(at + 1))));',
  ])('a screen that only writes money: %s', (source) => {
    expect(moneySumsIn('portals/a.tsx', source, moneyFields)).toEqual([]);
  });

  test('half of the files of a part stay under its median', () => {
    const files = [10, 20, 400].map((lines, index) => ({ path: `api/${index}.ts`, lines }));
    expect(medianLines([...files, { path: 'sdk/a.ts', lines: 5 }])).toEqual([
      { part: 'api', median: 20 },
      { part: 'sdk', median: 5 },
    ]);
  });

  test('a part of the product is too long when half of its files have more than 70 lines', () => {
    const lengths = [10, 71, 400].map((lines, index) => ({ path: `api/${index}.ts`, lines }));
    const short = [10, 70, 400].map((lines, index) => ({ path: `sdk/${index}.ts`, lines }));
    const own = [{ path: 'scripts/a.mjs', lines: 300 }];
    expect(longParts(medianLines([...lengths, ...short, ...own]))).toEqual([{ part: 'api', median: 71 }]);
  });

  test('set-ups of tests count as tests', () => {
    expect(['api/test/deps.ts', 'api/vendors/sandbox-harness.ts', 'e2e/world.ts'].every(isTestCode)).toBe(true);
    expect(isTestCode('domain/money/cents.ts')).toBe(false);
  });
});
