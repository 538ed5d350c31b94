import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import swc from '@swc/core';
import { at, listFiles } from '../run/project.mjs';

/**
 * @typedef {object} Import
 * @property {string} from the importing file, from the top folder
 * @property {string} to a file from the top folder, `npm:<package>`, `node:<module>`, or `missing:<text>`
 * @property {boolean} isType whether it vanishes when the types are stripped
 * @property {boolean} isDynamic whether the module is loaded when the code gets there
 */

const FOLDERS = ['domain', 'contract', 'api', 'portals', 'sdk', 'sandbox', 'demo-site', 'e2e', 'bench', 'scripts'];
const ALIAS = /^@(domain|contract|api|portals|sdk)\//;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Every module of ours, from the top folder. */
export const listModules = () => FOLDERS.flatMap(listFiles).filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/**
 * The imports of a module: declarations, re-exports, `import()` and `import('…').Type`.
 *
 * @param {string} from the module, from the top folder
 * @param {string} [source] its text, read from the file unless given
 * @returns {Import[]}
 */
export function importsOf(from, source = readFileSync(at(from), 'utf8')) {
  const program = swc.parseSync(source, { syntax: 'typescript', tsx: from.endsWith('.tsx'), target: 'es2022' });
  /** @type {Import[]} */
  const found = [];
  for (const item of program.body) {
    const declared = declaredImport(item);
    if (declared) found.push({ from, to: resolve(from, declared.text), isType: declared.isType, isDynamic: false });
  }
  if (/\bimport\(/.test(source)) {
    for (const { text, isType } of nestedImports(program.body)) {
      found.push({ from, to: resolve(from, text), isType, isDynamic: true });
    }
  }
  return found;
}

/**
 * @param {swc.ModuleItem} item
 * @returns {{text: string, isType: boolean} | undefined}
 */
function declaredImport(item) {
  if (item.type === 'ImportDeclaration') {
    const areTypes =
      item.specifiers.length > 0 && item.specifiers.every((one) => 'isTypeOnly' in one && one.isTypeOnly);
    return { text: item.source.value, isType: item.typeOnly || areTypes };
  }
  if (item.type === 'ExportNamedDeclaration' && item.source) {
    // swc names the field differently from its own types.
    const isType = 'typeOnly' in item && item.typeOnly === true;
    const areTypes = item.specifiers.every((one) => 'isTypeOnly' in one && one.isTypeOnly);
    return { text: item.source.value, isType: isType || areTypes };
  }
  if (item.type === 'ExportAllDeclaration') return { text: item.source.value, isType: false };
  return undefined;
}

/**
 * @param {unknown} node
 * @returns {{text: string, isType: boolean}[]}
 */
function nestedImports(node) {
  if (Array.isArray(node)) return node.flatMap(nestedImports);
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(nestedImports);
  const { type, callee, arguments: given, argument } = /** @type {any} */ (node);
  if (type === 'CallExpression' && callee.type === 'Import') {
    const what = given[0]?.expression;
    if (what?.type === 'StringLiteral') return [{ text: what.value, isType: false }, ...below];
  }
  if (type === 'TsImportType') return [{ text: argument.value, isType: true }, ...below];
  return below;
}

/**
 * @param {string} from
 * @param {string} text as written in the import
 */
function resolve(from, text) {
  if (text.startsWith('node:')) return text;
  const isAlias = ALIAS.test(text);
  if (!isAlias && !text.startsWith('.')) {
    const parts = text.split('/');
    return `npm:${text.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`;
  }
  const path = isAlias ? text.slice(1) : join(dirname(from), text);
  const file = ENDINGS.map((ending) => path + ending).find((candidate) => isFile(at(candidate)));
  return file ?? `missing:${text}`;
}

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();
