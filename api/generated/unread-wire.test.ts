import { readdirSync, readFileSync } from 'node:fs';
import type { Endpoint } from '@contract/endpoint';
import { allEndpoints, allLists, allVersionedTables } from '@contract/index';
import { expect, test } from 'vitest';
import { readElsewhere, readNowhere, unread } from './written/unread-fields';

// What a call takes, something reads: the feature that answers it, its access rule, or a file that is named; else it says why not.

type Shape = { def?: { shape?: Record<string, Shape>; innerType?: Shape; in?: Shape; element?: Shape; type?: string } };
const within = (schema: Shape | undefined): Shape | undefined =>
  schema?.def?.innerType ?? schema?.def?.in ?? schema?.def?.element;
function fieldsOf(schema: Shape | undefined): [string, Shape][] {
  const inner = within(schema);
  return inner ? fieldsOf(inner) : Object.entries(schema?.def?.shape ?? {});
}
function isLiteral(schema: Shape): boolean {
  const inner = within(schema);
  return inner ? isLiteral(inner) : schema.def?.type === 'literal';
}

/** A program without what it only says about itself. */
const withoutComments = (program: string) => program.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, '');
const wordsOf = (program: string) => new Set(withoutComments(program).match(/[A-Za-z_$][\w$]*/g));

const api = new URL('../', import.meta.url);
const isProgram = (file: string) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file);
const features = readdirSync(new URL('features/', api), { recursive: true, encoding: 'utf8' })
  .filter(isProgram)
  .map((file) => ({
    feature: file.split('/')[0] ?? '',
    words: wordsOf(readFileSync(new URL(`features/${file}`, api), 'utf8')),
  }));

/** The words of every feature that names the call. */
function wordsBehind(id: string): Set<string> {
  const answering = new Set(features.filter(({ words }) => words.has(id)).map(({ feature }) => feature));
  return new Set(features.filter(({ feature }) => answering.has(feature)).flatMap(({ words }) => [...words]));
}

/** Questions of a list and contents of a table have one reader for all; what one list takes besides is looked for like the rest. */
const ofTables = new Set(allVersionedTables.flatMap(({ calls }) => Object.values(calls).map(({ id }) => id)));
const ownOfLists = new Map(
  allLists.flatMap(({ declaration, list, csv }) =>
    [list, csv].flatMap((call) => (call ? [[call.id, declaration] as const] : [])),
  ),
);
const OF_EVERY_LIST = new Set(['isCsv', 'practices', 'search', 'dateRange', 'sort']);

function takenBy({ id, body, query }: Endpoint): [string, Shape][] {
  if (ofTables.has(id)) return [];
  const declaration = ownOfLists.get(id);
  const taken = declaration
    ? Object.entries(declaration.fields)
    : [body, query].flatMap((one) => fieldsOf(one as Shape));
  const told = new Set([...OF_EVERY_LIST, ...Object.values(declaration?.columnsIf ?? {})]);
  return (taken as [string, Shape][]).filter(
    ([field]) => !(declaration || id === 'chooseTransactions') || !told.has(field),
  );
}

/** True where the access rule, the path or the schema itself looks at the field. */
const isLookedAt = ({ access, repeats }: Endpoint, field: string, schema: Shape) =>
  isLiteral(schema) ||
  Object.keys(repeats ?? {}).some((at) => at.split('.')[1] === field) ||
  access.some((rule) => 'owns' in rule && rule.owns?.some(({ at }) => at.split('.')[1] === field));

const unreadOf = (endpoint: Endpoint): string[] => {
  const behind = wordsBehind(endpoint.id);
  return takenBy(endpoint)
    .filter(([field, schema]) => !behind.has(field) && !isLookedAt(endpoint, field, schema))
    .map(([field]) => field);
};

test('whatever no code reads is listed with its reason, and nothing else is', () => {
  const found = (allEndpoints as readonly Endpoint[]).flatMap((endpoint) =>
    unreadOf(endpoint).map((field) => `${endpoint.id}.${field}`),
  );
  const told = [readNowhere, readElsewhere].flatMap((list) =>
    Object.entries(list).flatMap(([id, fields]) => Object.keys(fields).map((field) => `${id}.${field}`)),
  );
  expect(found.sort()).toEqual(told.sort());
});

test('what is read elsewhere is read in the file that is named', () => {
  const faults = Object.entries(readElsewhere).flatMap(([id, fields]) =>
    Object.entries(fields).flatMap(([field, file]) =>
      wordsOf(readFileSync(new URL(file, api), 'utf8')).has(field) ? [] : [`${id}.${field}: ${file}`],
    ),
  );
  expect(faults).toEqual([]);
});

test('no call says of a field that nothing reads that it goes anywhere', () => {
  for (const [id, fields] of Object.entries(readNowhere))
    for (const field of Object.keys(fields))
      expect(unread[id]?.[field] ?? 'is read by nothing', `${id}.${field}`).toContain('is read by nothing');
});

test('a word of a comment reads nothing', () => {
  expect(wordsOf('/** `resendCode` */\nread(body.phone); // and resendCode')).toEqual(
    new Set(['read', 'body', 'phone']),
  );
});
