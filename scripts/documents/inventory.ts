import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { allEndpoints } from '@contract/index';
import { memberPaths } from '@contract/membership/paths';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { borrowerMessages } from '@contract/messages/borrower';
import { fraudFlagMessages } from '@contract/messages/fraud-flag';
import { membershipMessages } from '@contract/messages/membership';
import type { Message } from '@contract/messages/message';
import { staffCatalogues } from '@contract/messages/staff';
import { paths, portalBase } from '@contract/paths';
import { SIGN_UP_STEPS } from '@domain/membership/sign-up-steps';
import { withoutComments } from './without-comments';

// What the specification asks for stands in docs/inventory, one row a line, so that a change of it is a readable diff.

const top = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, top), 'utf8');

export type InventoryItem = { what: string; section: string; isThere: boolean };

/** The rows of a table in docs/inventory, by column; those of rules are read by rules.ts. */
export function readTable(name: string): Record<string, string>[] {
  const [head = '', ...lines] = read(`docs/inventory/${name}.tsv`).replace(/\n+$/, '').split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`${name}.tsv: ${columns.length} columns expected in: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** A path whose parameters have no names, because the specification names one parameter in several ways. */
export const nameless = (path: string) => path.replace(/\{[^}]+\}/g, '{}').replace(/(.)\/$/, '$1');

const callKey = (method: string, path: string) => `${method} ${nameless(path)}`;

/** Every call that the specification lists with method and path, once. */
export function inventoryCalls(): (InventoryItem & { key: string })[] {
  const ours = new Set(allEndpoints.map(({ method, path }) => callKey(method, path)));
  const found = new Map<string, InventoryItem & { key: string }>();
  for (const { method = '', path = '', section = '' } of readTable('calls')) {
    const key = callKey(method, path);
    if (!found.has(key)) found.set(key, { key, what: `${method} ${path}`, section, isThere: ours.has(key) });
  }
  return [...found.values()];
}

/** Calls of ours that the specification does not list with method and path. */
export function addedCalls(): { what: string; section: string }[] {
  const listed = new Set(inventoryCalls().map(({ key }) => key));
  return (
    allEndpoints
      .filter(({ method, path }) => !listed.has(callKey(method, path)))
      .map(({ method, path, source }) => ({ what: `${method} ${path}`, section: source }))
      // Loaders differ in the order of a module's exports.
      .sort((a, b) => a.what.localeCompare(b.what, 'en'))
  );
}

/** Addresses that a portal's table of routes mounts, with nameless parameters. */
export function mountedAddresses(): Set<string> {
  const sources = readdirSync(new URL('portals/', top))
    .filter((area) => !area.includes('.'))
    .flatMap((area) => readdirSync(new URL(`portals/${area}/`, top)).map((file) => `portals/${area}/${file}`))
    .filter((file) => /\/(\w+-)?routes\.tsx$|\/pages\.ts$/.test(file))
    .map(read);
  const names = sources.flatMap((source) => [
    ...source.matchAll(/\b((?:memberPaths|memberStaffPaths|paths)\.[\w.]+)\.pattern\b/g),
  ]);
  return new Set(names.map(([, name = '']) => nameless(`${portalBase}${patternAt(name)}`.replace(/:\w+/g, '{}'))));
}

function patternAt(name: string): string {
  let value: unknown = { paths, memberPaths, memberStaffPaths };
  for (const part of [...name.split('.'), 'pattern']) value = (value as Record<string, unknown>)[part];
  if (typeof value !== 'string') throw new Error(`The paths of the contract have no ${name}`);
  return value;
}

/**
 * Whether a screen is there: the file that draws it where one is named, else the folder of its step, else a route. A step
 * that borrows the screen of another does not count.
 */
export function isScreenThere(address: string, drawnBy: string, mounted: Set<string>): boolean {
  if (drawnBy !== '') return existsSync(new URL(drawnBy, top)) && isShown(drawnBy);
  const [path = '', query = ''] = address.split('?');
  const step = new URLSearchParams(query).get('pagePath');
  if (!step) return mounted.has(nameless(path));
  if (path.endsWith('/signup')) return (SIGN_UP_STEPS as readonly string[]).includes(step);
  return existsSync(new URL(`portals/apply/screens/${step}`, top));
}

/** A part of the kit is shown where the product uses it; the gallery of specimens is none of the product. */
function isShown(drawnBy: string): boolean {
  const part = /^portals\/(ui\/[\w-]+)\.tsx$/.exec(drawnBy)?.[1];
  return part === undefined || programText().includes(`'@portals/${part}'`);
}

/** Every screen that the specification names, with or without an address of its own. */
export function inventoryScreens(): InventoryItem[] {
  const mounted = mountedAddresses();
  return readTable('screens').map(({ screen = '', address = '', 'drawn by': drawnBy = '', section = '' }) => ({
    what: address ? `${screen} \`${address}\`` : screen,
    section,
    isThere: isScreenThere(address, drawnBy, mounted),
  }));
}

let program: string | undefined;

/** The files of some folders of the program, without the catalogue of texts, the specimens of the gallery and the tests. */
export function programFiles(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^contract\/messages\/|^portals\/gallery\//.test(file))
    .map((file) => withoutComments(read(file)));
}

/** What patients and staff can meet of the program, as one text. */
export function programText(): string {
  program ??= readProgram();
  return program;
}

const readProgram = (): string => programFiles(['api', 'contract', 'portals', 'sdk']).map(underOwnNames).join('\n');

/** A file in which catalogues that are imported under other names (`import { x as y }`) have their own again. */
export function underOwnNames(source: string): string {
  const others = [...source.matchAll(/\b(\w+Messages) as (\w+)\b/g)];
  return others.reduce(
    (text, [, own = '', other = '']) =>
      text.replace(new RegExp(`\\b${other}(?=\\.\\w)|(?<=\\} = )${other}\\b`, 'g'), own),
    source,
  );
}

const catalogues: Record<string, Record<string, Pick<Message, 'text' | 'kind' | 'durationMs'>>> = {
  borrowerMessages,
  fraudFlagMessages,
  membershipMessages,
  ...staffCatalogues,
};

/** What the program takes out of a catalogue, as `catalogue.key`: by its name, or by `const { key } = catalogue`. */
export function takenTexts(program: string): Set<string> {
  const named = [...program.matchAll(/\b(\w+Messages\.\w+)\b/g)].map(([, name = '']) => name);
  const unpacked = [...program.matchAll(/\{([^{}]+)\} = (\w+Messages)\b/g)].flatMap(([, keys = '', catalogue]) =>
    keys.split(',').map((key) => `${catalogue}.${key.split(':')[0]?.trim()}`),
  );
  return new Set([...named, ...unpacked]);
}

const allTexts = Object.entries(catalogues).flatMap(([catalogue, messages]) =>
  Object.entries(messages).map(([key, message]) => ({ name: `${catalogue}.${key}`, ...message })),
);

/** Every text of the error catalogue and the pages; there means that the program shows it, letter for letter. */
export function inventoryTexts(): InventoryItem[] {
  const program = programText();
  const taken = takenTexts(program);
  const hasLetters = (text: string) => [`'${text}'`, `"${text}"`].some((quoted) => program.includes(quoted));
  return readTable('texts').map(({ text = '', section = '' }) => ({
    what: text,
    section,
    isThere: hasLetters(text) || allTexts.some((one) => one.text === text && taken.has(one.name)),
  }));
}

/** Texts for which the specification says how long they stay, and for which the catalogue says something else. */
export function textsOfOtherTimes(): string[] {
  return readTable('texts').flatMap(({ text = '', kind, milliseconds = '' }) => {
    const ours = allTexts.filter((one) => one.text === text && one.kind === kind);
    const isAsSaid = milliseconds === '' || ours.some(({ durationMs }) => durationMs === Number(milliseconds));
    return isAsSaid ? [] : [`${kind} ${text} (${milliseconds} ms)`];
  });
}
