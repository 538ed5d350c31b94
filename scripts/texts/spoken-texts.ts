import { childrenOf, type Node, parseProgram } from './syntax-tree';

/** A text that people may read, with its line. */
export type Spoken = { readonly line: number; readonly text: string };

/** A label begins with a capital, a sentence has a blank; keys, codes and class names have neither. */
const READS_LIKE_TEXT = /\p{L}[^\n]* [^\n]*\p{L}|^\p{Lu}[\p{Ll}’'-]+$/u;
/** Where a call is specified, why it leaves no row, what a metric counts. */
const FOR_PROGRAMMERS = /^(?:source|why|because|unlogged|help)$/;
/** SQL, and lists of columns. */
const STATEMENT =
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|PRAGMA|AND|WHERE|FROM|ORDER BY|LEFT JOIN|JOIN)\b/;

/**
 * Texts of a program that people may read: literals, pieces of sentences with values, and what stands between tags. Names of
 * imports, types, keys, styles and SQL are none.
 */
export function spokenTexts(file: string, source: string): Spoken[] {
  const program = parseProgram(file, source);
  // Places count bytes over all that was parsed in this process, and begin with the program's first statement.
  const bytes = Buffer.from(source);
  const start = (program as unknown as { span: { start: number } }).span.start - firstByte(source);
  const found: Spoken[] = [];
  visit(program, (text, at) => {
    if (!READS_LIKE_TEXT.test(text) || STATEMENT.test(text)) return;
    const line = bytes
      .subarray(0, Math.max(0, at - start))
      .toString()
      .split('\n').length;
    found.push({ line, text: text.replace(/\s+/g, ' ').trim() });
  });
  return found;
}

/** Where the first statement begins: swc counts no comment before it. */
function firstByte(source: string): number {
  const before = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '';
  return Buffer.byteLength(before);
}

function visit(node: Node, tell: (text: string, at: number) => void): void {
  const { type } = node;
  if (type === 'ImportDeclaration' || type === 'TaggedTemplateExpression' || type.startsWith('TsType')) return;
  if (type === 'ExportNamedDeclaration' && node.source) return;
  // What is thrown, why a command recorded nothing and where a call is specified is for programmers.
  if (type === 'NewExpression' && /Error$|^RegExp$|^Intl/.test(nameOf(node.callee))) return;
  if (type === 'CallExpression' && /leaveNoRow|describe|test/.test(nameOf(node.callee))) return;
  if (type === 'KeyValueProperty' && FOR_PROGRAMMERS.test(nameOf(node.key))) return;
  const { start = 0 } = (node.span ?? {}) as { start?: number };
  if (type === 'StringLiteral' || type === 'JSXText') tell(String(node.value), start);
  if (type === 'TemplateElement') tell(String(node.cooked ?? node.raw), start);
  for (const [name, child] of childrenOf(node))
    if (name !== 'key' || child.type !== 'StringLiteral') visit(child, tell);
}

/** The name of what is called, made or keyed; of a member, its own. */
function nameOf(node: unknown): string {
  const { value, property } = (node ?? {}) as { value?: unknown; property?: { value?: unknown } };
  return String(value ?? property?.value ?? '');
}
