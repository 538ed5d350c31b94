import { childrenOf, type Node, parseProgram } from './syntax-tree';

export type Inline = { line: number; text: string };

/** Attributes that people read or hear. */
const READ =
  /^(?:label|title|alt|aria-(?:label|description|valuetext|roledescription)|placeholder|hint|pendingText|act|keep|ask|why|text|legend|detail|note|byline|about)$/;
const LETTERS = /\p{L}{2}/u;
/** Small words that stand between two values, or lead a name: "0% to 18%", "your practice". */
const SMALL = /(?:^|\s)(?:to|of|and|or|from|until|your|our|their|ending)(?:\s|$)/;
const VALUES = /^[\p{L}\s%$.,:;()–-]*$/u;
/** How a sentence or a label begins; names of types, keys and codes have no blank in them. */
const SENTENCE = /^\s?[A-Z][\p{L}’']*[ .?!]+[^{}<>;]*$/u;

/**
 * Texts that stand in a program instead of in its file of texts: between tags, in attributes that are read, and literals that
 * look like a sentence. What is thrown is for programmers, and what styles hold is no text.
 */
export function inlineTexts(file: string, source: string): Inline[] {
  const program = parseProgram(file, source);
  const found: string[] = [];
  visit(program, found);
  return [...new Set(found)].map((text) => ({ line: lineOf(source, text), text: text.trim() }));
}

const isBetween = (text: string): boolean => text.includes(' ') && SMALL.test(text) && VALUES.test(text);

function visit(node: Node, found: string[]): void {
  const { type } = node;
  if (type === 'ImportDeclaration' || type === 'TaggedTemplateExpression' || type.startsWith('Ts')) return;
  if (type === 'NewExpression' && /Error$|^(?:RegExp|Intl)/.test(nameOf(node.callee))) return;
  // Why a command recorded nothing is for programmers.
  if (type === 'CallExpression' && /leaveNoRow/.test(calleeOf(node))) return;
  if (type === 'JSXText' && LETTERS.test(String(node.value))) found.push(String(node.value).trim());
  if (type === 'JSXAttribute') {
    const text = attributeText(node.value as Node | null);
    if (READ.test(nameOf(node.name)) && text !== null && LETTERS.test(text)) found.push(text);
  }
  if (type === 'StringLiteral' && SENTENCE.test(String(node.value))) found.push(String(node.value));
  if (type === 'StringLiteral' && isBetween(String(node.value))) found.push(String(node.value));
  if (type === 'TemplateElement' && isBetween(String(node.raw))) found.push(String(node.raw));
  if (type === 'TemplateElement' && SENTENCE.test(String(node.raw))) found.push(String(node.raw));
  for (const [, child] of childrenOf(node)) visit(child, found);
}

function nameOf(node: unknown): string {
  const { value, namespace, name } = node as { value?: string; namespace?: Node; name?: Node };
  return namespace && name ? `${nameOf(namespace)}:${nameOf(name)}` : String(value ?? '');
}

const calleeOf = ({ callee }: Node): string => {
  const { value, property } = callee as { value?: string; property?: { value?: string } };
  return value ?? property?.value ?? '';
};

/** The text of an attribute that is written as one; null for a value that comes from elsewhere. */
function attributeText(value: Node | null): string | null {
  if (value?.type === 'StringLiteral') return String(value.value);
  const expression = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : null;
  if (expression?.type === 'StringLiteral') return String(expression.value);
  if (expression?.type !== 'TemplateLiteral') return null;
  return (expression.quasis as { raw: string }[]).map(({ raw }) => raw).join('');
}

function lineOf(source: string, text: string): number {
  const [first = ''] = text.trim().split('\n');
  const at = source.indexOf(first);
  return at < 0 ? 0 : source.slice(0, at).split('\n').length;
}
