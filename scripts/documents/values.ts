import { existsSync, readFileSync } from 'node:fs';
import { type InventoryItem, programFiles, programText, readTable } from './inventory';
import { wireShapes } from './wire-fields';
import { withoutComments } from './without-comments';

// Enumerations, constants and fields of entities, which the specification lists with the values and names that bind.

const top = new URL('../../', import.meta.url);

/** A text with a sign in it, like a name of a file, stands for nothing else. */
const UNMISTAKABLE = /[a-z\d][^A-Za-z\d\s][a-z\d]/i;

/** Texts and names of fields, as a file of the program has them. */
function wordsOf(source: string): Set<string> {
  const quoted = [...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, one, other]) => one ?? other ?? '');
  return new Set([...quoted, ...[...source.matchAll(/\b([A-Za-z_]\w*)\??:/g)].map(([, name = '']) => name)]);
}

/**
 * Which values of an enumeration a program has: those that one file of it says together with half of the others. A single word like
 * `start` or `submitted` stands somewhere in every program, about something else.
 */
export function valuesThere(values: readonly string[], files: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const there = new Set(values.filter((value) => UNMISTAKABLE.test(value) && files.some((words) => words.has(value))));
  const least = Math.max(Math.min(2, values.length), Math.ceil(values.length / 2));
  for (const words of files) {
    const said = values.filter((value) => words.has(value));
    if (said.length >= least) for (const value of said) there.add(value);
  }
  return there;
}

/**
 * Every value of every enumeration, letter for letter: see `valuesThere`. What stands among the rules alone (`domain`), and in nothing
 * that patients and staff can meet, is not there yet. A number is no text: the table names the file and the words in which it stands.
 */
export function inventoryEnums(): InventoryItem[] {
  const met = wordsOf(programText());
  const files = programFiles(['api', 'contract', 'domain', 'portals', 'sdk']).map(wordsOf);
  const rows = readTable('enums').map(({ enum: name = '', value = '', section = '', file = '', words = '' }) => {
    return { name, value, section, file, words };
  });
  const known = new Map<string, ReadonlySet<string>>();
  return rows.map(({ name, value, section, file, words }) => {
    const key = `${name} ${section}`;
    const values = () => rows.filter((row) => row.name === name && row.section === section).map((row) => row.value);
    const there = known.get(key) ?? valuesThere(values(), files);
    known.set(key, there);
    const isNamed = file !== '' && whyNoConstant({ file, words }) === undefined;
    return { what: `${name}: ${value}`, section, isThere: isNamed || (met.has(value) && there.has(value)) };
  });
}

/** Every constant; there means that the named file of the program says the named words, in which it stands. */
export function inventoryConstants(): InventoryItem[] {
  return readTable('constants').map(({ constant = '', value = '', file = '', words = '', section = '' }) => ({
    what: `${constant} = ${value}`,
    section,
    isThere: file !== '' && whyNoConstant({ file, words }) === undefined,
  }));
}

const programs = new Map<string, string>();

/** A file as it runs: a comment says no constant. */
function programOf(file: string): string {
  const program = programs.get(file) ?? withoutComments(readFileSync(new URL(file, top), 'utf8'));
  programs.set(file, program);
  return program;
}

/** What is wrong with the place where a constant is said to stand; undefined for a place that is not named yet. */
export function whyNoConstant({ file, words }: { file: string; words: string }): string | undefined {
  if (file === '') return words === '' ? undefined : 'words without a file';
  if (words === '') return 'a file without words';
  if (!existsSync(new URL(file, top))) return `${file} is not there`;
  return programOf(file).includes(words) ? undefined : `${file} does not say ${words}`;
}

/**
 * Every field of every entity; there means that one of the shapes that are named for the entity has a field of the name. One that the
 * specification says in words, or spells in two ways, is named by ours: `AgreementRow#name`.
 */
export function inventoryFields(): InventoryItem[] {
  const shapes = wireShapes();
  return readTable('fields').map(({ entity = '', field = '', shapes: names = '', section = '' }) => {
    // Without what the specification says of it. A path may begin in the entity or, where the shape is that of its last part, end in it.
    const path = (field.split(' ')[0] ?? '').replaceAll('[]', '');
    const name = path.split('.').at(-1) ?? '';
    return {
      what: `${entity}.${field}`,
      section,
      isThere: names.split(' ').some((named) => {
        const [shape = '', ours] = named.split('#');
        const of = shapes.get(shape);
        return of !== undefined && (ours === undefined ? of.has(path) || of.has(name) : of.has(ours));
      }),
    };
  });
}

/** Shapes that the table of fields names and that are nowhere, and fields of ours that the shape does not have. */
export function unknownShapes(): string[] {
  const shapes = wireShapes();
  const named = readTable('fields').flatMap(({ shapes: names = '' }) => names.split(' ').filter(Boolean));
  return [...new Set(named)].filter((name) => {
    const [shape = '', ours] = name.split('#');
    return !shapes.has(shape) || (ours !== undefined && shapes.get(shape)?.has(ours) !== true);
  });
}
