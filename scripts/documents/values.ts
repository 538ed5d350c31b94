import { existsSync, readFileSync } from 'node:fs';
import { type InventoryItem, programText, readTable } from './inventory';
import { wireShapes } from './wire-fields';

// Enumerations, constants and fields of entities, which the specification lists with the values and names that bind.

const top = new URL('../../', import.meta.url);

/** Every value of every enumeration; there means that the program has it as a text of its own, letter for letter. */
export function inventoryEnums(): InventoryItem[] {
  const quoted = new Set([...programText().matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, one, other]) => one ?? other));
  const named = new Set([...programText().matchAll(/\b([A-Za-z_]\w*):/g)].map(([, name]) => name));
  return readTable('enums').map(({ enum: name = '', value = '', section = '' }) => ({
    what: `${name}: ${value}`,
    section,
    isThere: quoted.has(value) || named.has(value),
  }));
}

/** Every constant; there means that the named file of the program says the named words, in which it stands. */
export function inventoryConstants(): InventoryItem[] {
  return readTable('constants').map(({ constant = '', value = '', file = '', words = '', section = '' }) => ({
    what: `${constant} = ${value}`,
    section,
    isThere: file !== '' && whyNoConstant({ file, words }) === undefined,
  }));
}

/** What is wrong with the place where a constant is said to stand; undefined for a place that is not named yet. */
export function whyNoConstant({ file, words }: { file: string; words: string }): string | undefined {
  if (file === '') return words === '' ? undefined : 'words without a file';
  if (words === '') return 'a file without words';
  if (!existsSync(new URL(file, top))) return `${file} is not there`;
  return readFileSync(new URL(file, top), 'utf8').includes(words) ? undefined : `${file} does not say ${words}`;
}

/** Every field of every entity; there means that one of the shapes that are named for the entity has a field of the name. */
export function inventoryFields(): InventoryItem[] {
  const shapes = wireShapes();
  return readTable('fields').map(({ entity = '', field = '', shapes: names = '', section = '' }) => {
    // A path is told by its last name, without what the specification says of it.
    const name = field.split(' ')[0]?.split('.').at(-1) ?? '';
    return {
      what: `${entity}.${field}`,
      section,
      isThere: names.split(' ').some((shape) => shapes.get(shape)?.has(name) === true),
    };
  });
}

/** Shapes that the table of fields names and that are nowhere. */
export function unknownShapes(): string[] {
  const shapes = wireShapes();
  const named = readTable('fields').flatMap(({ shapes: names = '' }) => names.split(' ').filter(Boolean));
  return [...new Set(named)].filter((name) => !shapes.has(name));
}
