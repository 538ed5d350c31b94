import { childrenOf, type Node, parseProgram } from './syntax-tree';

/** What a program calls the values of a status, by value. */
export type StatusMap = { readonly file: string; readonly words: Readonly<Record<string, string>> };

/** Values of enumerations on the wire. */
const VALUE = /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*|[a-z]+(?:_[a-z]+)*)$/;
const WORD_KEYS = ['word', 'label', 'title', 'name'];

/**
 * Objects of a program that give values of an enumeration a word: `{ SETTLED: 'Paid' }`,
 * `{ SETTLED: { shape: 'approved', word: 'Paid' } }`, and tabs of a list, `{ label: 'Paid', filters: { status: ['SETTLED'] } }`.
 */
export function statusMaps(file: string, source: string): StatusMap[] {
  const program = parseProgram(file, source);
  const found: StatusMap[] = [];
  visit(program, (node) => {
    const words = node.type === 'ArrayExpression' ? tabWords(node) : mapWords(node);
    if (Object.keys(words).length > 0) found.push({ file, words });
  });
  return found;
}

function mapWords(node: Node): Record<string, string> {
  const words: Record<string, string> = {};
  if (node.type !== 'ObjectExpression') return words;
  for (const [key, value] of propertiesOf(node)) {
    const text = textOf(value) ?? wordOf(value);
    if (VALUE.test(key) && text !== null) words[key] = text;
  }
  return words;
}

/** The tabs of a list that each show one value. */
function tabWords(node: Node): Record<string, string> {
  const words: Record<string, string> = {};
  for (const element of node.elements as ({ expression: Node } | null)[]) {
    if (element?.expression.type !== 'ObjectExpression') continue;
    const tab = new Map(propertiesOf(element.expression));
    const label = textOf(tab.get('label'));
    const filters = tab.get('filters');
    const status = filters?.type === 'ObjectExpression' ? new Map(propertiesOf(filters)).get('status') : undefined;
    const values = status?.type === 'ArrayExpression' ? (status.elements as ({ expression: Node } | null)[]) : [];
    const only = values.length === 1 ? values[0]?.expression : undefined;
    if (label !== null && only?.type === 'StringLiteral') words[String(only.value)] = label;
  }
  return words;
}

const wordOf = (node: Node): string | null => {
  if (node.type !== 'ObjectExpression') return null;
  const inner = new Map(propertiesOf(node));
  return WORD_KEYS.map((key) => textOf(inner.get(key))).find((text) => text !== null) ?? null;
};

function propertiesOf(node: Node): [string, Node][] {
  return (node.properties as Node[]).flatMap((property): [string, Node][] => {
    const { key, value } = property as unknown as { key?: { value?: unknown }; value?: Node };
    return property.type === 'KeyValueProperty' && value ? [[String(key?.value ?? ''), value]] : [];
  });
}

const textOf = (node: Node | undefined): string | null =>
  node?.type === 'StringLiteral' && /^\p{Lu}.*\p{Ll}/u.test(String(node.value)) ? String(node.value) : null;

function visit(node: Node, tell: (node: Node) => void): void {
  tell(node);
  for (const [, child] of childrenOf(node)) visit(child, tell);
}
