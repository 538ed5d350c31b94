import { readdirSync, readFileSync } from 'node:fs';
import { allEndpoints } from '@contract/index';
import { expect, test } from 'vitest';
import { apiDocument } from './documents/api-document';
import { coverageDocument } from './documents/coverage-document';
import {
  addedCalls,
  inventoryCalls,
  inventoryScreens,
  inventoryTexts,
  isScreenThere,
  mountedAddresses,
  readTable,
  takenTexts,
  textsOfOtherTimes,
  underOwnNames,
} from './documents/inventory';
import { idleReasons, missingWithWhy } from './documents/missing';
import { hasTest, inventoryRules, ruleTables, whyNoProof } from './documents/rules';
import { shapeOf } from './documents/shape';
import {
  inventoryConstants,
  inventoryEnums,
  inventoryFields,
  unknownShapes,
  valuesThere,
  whyNoConstant,
} from './documents/values';
import { isOwn } from './documents/wire-fields';
import { withoutComments } from './documents/without-comments';

const top = new URL('../', import.meta.url);
const committed = (path: string) => readFileSync(new URL(path, top), 'utf8');

test('docs/api.md is what the calls say (npm run docs)', async () => {
  expect(committed('docs/api.md')).toBe(await apiDocument());
});

test('docs/coverage.md is what the product has (npm run docs)', () => {
  expect(committed('docs/coverage.md')).toBe(coverageDocument());
});

test('docs/api.md has every call once', () => {
  const text = committed('docs/api.md');
  for (const { method, path } of allEndpoints) {
    expect(text.split(`### \`${method} ${path}\`\n`), `${method} ${path}`).toHaveLength(2);
  }
});

test('the inventory has no row twice, and every call of ours is listed or counted as added', () => {
  for (const items of [inventoryCalls(), inventoryScreens()]) {
    expect(new Set(items.map(({ what }) => what)).size).toBe(items.length);
  }
  expect(inventoryTexts().length).toBeGreaterThan(100);
  const there = inventoryCalls().filter(({ isThere }) => isThere).length;
  expect(there + addedCalls().length).toBe(allEndpoints.length);
});

test('a screen is ticked by its file, its step or its route, and by nothing else', () => {
  const mounted = mountedAddresses();
  expect(isScreenThere('/v2/borrower/welcome', '', mounted)).toBe(true);
  expect(isScreenThere('/v2/{slug}/apply?pagePath=congratulations', '', mounted)).toBe(true);
  expect(isScreenThere('', 'portals/ui/toast-host.tsx', mounted)).toBe(true);
  expect(isScreenThere('/v2/borrower/nowhere', '', mounted)).toBe(false);
  expect(isScreenThere('/v2/{slug}/apply?pagePath=nowhere', '', mounted)).toBe(false);
  expect(isScreenThere('/v2/borrower/welcome', 'portals/nowhere.tsx', mounted)).toBe(false);
  expect(isScreenThere('', '', mounted)).toBe(false);
});

test('every test that the inventory of rules names is there', () => {
  const rules = inventoryRules();
  expect(ruleTables()).toContain('rules');
  expect(rules.length).toBeGreaterThan(0);
  const faults = rules.flatMap(({ what, proofs }) =>
    proofs.map(whyNoProof).flatMap((why) => (why ? [`${what}: ${why}`] : [])),
  );
  expect(faults).toEqual([]);
});

test('a test is found by its file and its whole name', () => {
  const file = 'scripts/generate-docs.test.ts';
  expect(whyNoProof({ file, name: 'a test is found by its file and its whole name' })).toBeUndefined();
  expect(whyNoProof({ file, name: 'a test is found by its file' })).toContain('has no test');
  expect(whyNoProof({ file, name: '' })).toContain('has no test');
  expect(whyNoProof({ file: 'scripts/nowhere.test.ts', name: 'x' })).toContain('is not there');
  expect(whyNoProof({ file: 'scripts/generate-docs.ts', name: 'x' })).toContain('no file of tests');
  expect(whyNoProof({ scope: '' })).toContain('without a reason');
});

test('a test that is left out, or stands in a comment, shows nothing', () => {
  const called = (how: string, name: string) => `${how}('${name}', () => {});`;
  const program = [
    called('test', 'adds'),
    called(['test', 'skip'].join('.'), 'divides'),
    called(['test', 'fixme'].join('.'), 'rounds'),
    `// ${called('test', 'multiplies')}`,
  ];
  const has = (name: string) => hasTest(withoutComments(program.join('\n')), name);
  expect(['adds', 'divides', 'rounds', 'multiplies'].map(has)).toEqual([true, false, false, false]);
});

test('a text counts as shown by its name in the program, also where it is unpacked, and by nothing else', () => {
  const program = 'toast(ownMessages.sent);\nconst { left, kept: other } = ownMessages;\nconst { away } = elsewhere;';
  expect([...takenTexts(program)].sort()).toEqual(['ownMessages.kept', 'ownMessages.left', 'ownMessages.sent']);
});

test('a catalogue under another name is read as itself, in its own file and nowhere else', () => {
  const file = "import { ownMessages as words } from 'x';\ntoast(words.sent);\nconst { left } = words;\nwords(1);";
  expect([...takenTexts(underOwnNames(file))].sort()).toEqual(['ownMessages.left', 'ownMessages.sent']);
  expect(underOwnNames('toast(words.sent);')).toBe('toast(words.sent);');
});

test('a rule shown by scope alone is not there, and none is counted twice', () => {
  const scoped = inventoryRules().filter(({ isScope }) => isScope);
  expect(scoped.length).toBeGreaterThan(0);
  expect(scoped.filter(({ isThere, proofs }) => isThere || proofs.some((proof) => !('scope' in proof)))).toEqual([]);
});

test('all that the specification lists is counted, in each of its areas', () => {
  const listed = { enums: inventoryEnums(), constants: inventoryConstants(), fields: inventoryFields() };
  for (const [kind, items] of [...Object.entries(listed), ['rules', inventoryRules()] as const])
    for (const area of ['borrower', 'membership', 'provider-admin'])
      expect(items.filter(({ section }) => section.startsWith(area)).length, `${kind} of ${area}`).toBeGreaterThan(30);
});

test('a value of an enumeration is there where one file says it with half of the others, or no other thing is called so', () => {
  const there = (values: string[], ...files: string[][]) => [
    ...valuesThere(
      values,
      files.map((words) => new Set(words)),
    ),
  ];
  const flags = ['submitted', 'reminded', 'reversed', 'processed'];
  // A message of the embed and an answer about a payment are none of these flags.
  expect(there(flags, ['submitted', 'ready'], ['reversed', 'held'])).toEqual([]);
  expect(there(flags, ['submitted', 'reminded'])).toEqual(['submitted', 'reminded']);
  expect(there(['on'], ['on'])).toEqual(['on']);
  expect(there(['one.csv', 'two.csv', 'three.csv'], ['one.csv'])).toEqual(['one.csv']);
});

test('a constant stands where it is said to, and a field in a shape that there is', () => {
  const faults = readTable('constants').flatMap(({ constant = '', file = '', words = '' }) => {
    const why = whyNoConstant({ file, words });
    return why ? [`${constant}: ${why}`] : [];
  });
  for (const { value = '', file = '', words = '' } of readTable('enums')) {
    const why = whyNoConstant({ file, words });
    if (why) faults.push(`${value}: ${why}`);
  }
  expect(faults).toEqual([]);
  expect(unknownShapes()).toEqual([]);
  expect(whyNoConstant({ file: 'domain/enums.ts', words: 'no such words' })).toContain('does not say');
  expect(whyNoConstant({ file: 'nowhere.ts', words: 'x' })).toContain('is not there');
});

test('a comment is none of the program, and what looks like one in a text or a pattern is', () => {
  const program = [
    "const a = 'https://x/*'; // durationMs: 2000",
    '/* durationMs: 3500 */ const b = `a // ${b}`;',
    'const c = /[/*]\\/\\/x/g; /** two */',
  ].join('\n');
  const runs = withoutComments(program);
  expect(runs).not.toContain('durationMs');
  expect(runs).not.toContain('two');
  for (const kept of ["'https://x/*'", '`a // ${b}`', '/[/*]\\/\\/x/g']) expect(runs).toContain(kept);
  // Planted in a file of the program: what only its comment says is no constant.
  expect(whyNoConstant({ file: 'portals/state/persist.ts', words: 'Name in browser storage' })).toContain(
    'does not say',
  );
});

test('a field is ticked by a shape that has it itself, and by none that only holds one that does', () => {
  const schemas = {
    Holder: {
      properties: { of: { $ref: '#/components/schemas/Held' }, rows: { items: { $ref: '#/components/schemas/Held' } } },
    },
    Held: { anyOf: [{ properties: { planted: {} } }, { type: 'null' }] },
  };
  const owns = (name: keyof typeof schemas, path: string) => isOwn(schemas[name], path, schemas);
  expect([owns('Held', 'planted'), owns('Holder', 'planted')]).toEqual([true, false]);
  expect([owns('Holder', 'of.planted'), owns('Holder', 'rows.planted'), owns('Holder', 'of.other')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('all that is missing says why, and no reason is given for what is there', () => {
  expect(missingWithWhy().filter(({ why }) => why === '')).toEqual([]);
  expect(idleReasons()).toEqual([]);
  // Planted: what no reason names has none.
  expect(missingWithWhy([{ what: 'a rule that nobody wrote' }])).toEqual([
    { what: 'a rule that nobody wrote', why: '' },
  ]);
});

test('every text stays as long as the specification says', () => {
  expect(textsOfOtherTimes()).toEqual([]);
});

test('shapes read like types', () => {
  expect(
    shapeOf({
      type: 'object',
      required: ['a'],
      properties: {
        a: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        'b-c': { $ref: '#/components/schemas/Plan' },
      },
    }),
  ).toBe('{ a: (string | null)[]; "b-c"?: Plan }');
});

test('README names every document and every top folder', () => {
  const readme = committed('README.md');
  const documents = readdirSync(new URL('docs/', top), { withFileTypes: true });
  for (const { name } of documents) expect(readme, name).toContain(`(docs/${name})`);
  const folders = [
    'domain',
    'contract',
    'api',
    'portals',
    'sdk',
    'demo-site',
    'sandbox',
    'e2e',
    'bench',
    'scripts',
    'docs',
  ];
  for (const folder of folders) expect(readme, folder).toContain(`\`${folder}/\``);
});

test('every npm command that README names is a script', () => {
  const scripts = Object.keys((JSON.parse(committed('package.json')) as { scripts: Record<string, string> }).scripts);
  const named = [...committed('README.md').matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(scripts).toEqual(expect.arrayContaining(named));
});
