import type { Plugin, ProgramNode } from 'rollup';

/** What the browser reads of a declared call; schemas, access, errors and documents are the server's. */
const KEPT = new Set(['id', 'method', 'path', 'download', 'idempotent', 'binds']);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Calls and entities of every noun, and what their schemas are made of. */
const DECLARATIONS = /\/contract\/(?:[\w-]+\/(?:[\w-]+-)?(?:calls|entity)|schema|z)\.ts$/;

/**
 * Makes the browser's copy of the contract: calls keep only what is needed to make them, and schemas are marked free of
 * effects, so that those no form uses are left out. Runs on the JavaScript that the TypeScript was turned into.
 */
export function clientContract(): Plugin {
  let calls = 0;
  return {
    name: 'client-contract',
    buildStart() {
      calls = 0;
    },
    transform(code, id) {
      if (!DECLARATIONS.test(id)) return null;
      const cuts: [start: number, end: number][] = [];
      const marks: number[] = [];
      for (const init of topLevelValues(this.parse(code))) {
        if (isCallOf(init, 'endpoint')) {
          calls += 1;
          cuts.push(...droppedProperties(init));
        }
        walk(init, (node) => {
          if (node.type === 'CallExpression' || node.type === 'NewExpression') marks.push(node.start);
        });
      }
      return { code: rewrite(code, cuts, marks), map: null };
    },
    buildEnd(failure) {
      // Files that moved would be shipped whole, by 14 KB more on every first load.
      if (!failure && calls === 0) this.error('No call of the contract was found. Have its files moved?');
    },
  };
}

function topLevelValues(program: ProgramNode): Node[] {
  return (program as unknown as { body: Node[] }).body.flatMap((statement) => {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as { init: Node | null }[]).flatMap(({ init }) => (init ? [init] : []));
  });
}

function isCallOf(node: Node, name: string): boolean {
  return node.type === 'CallExpression' && (node.callee as Node & { name?: string }).name === name;
}

function droppedProperties(call: Node): [number, number][] {
  const [declaration] = call.arguments as Node[];
  const properties = (declaration?.properties ?? []) as (Node & { key?: { name?: string } })[];
  return properties.flatMap((property, index): [number, number][] => {
    if (property.type !== 'Property' || KEPT.has(property.key?.name ?? '')) return [];
    return [[property.start, properties[index + 1]?.start ?? property.end]];
  });
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit);
    return;
  }
  const one = node as Node;
  // A function runs when it is called, not when the module is loaded.
  if (one.type === 'ArrowFunctionExpression' || one.type === 'FunctionExpression') return;
  if (typeof one.type === 'string') visit(one);
  for (const [key, value] of Object.entries(one)) if (key !== 'type') walk(value, visit);
}

function rewrite(code: string, cuts: readonly [number, number][], marks: readonly number[]): string {
  const isCut = (at: number) => cuts.some(([start, end]) => at >= start && at < end);
  const edits = [
    ...cuts.map(([start, end]) => ({ start, end, text: '' })),
    ...marks.filter((at) => !isCut(at)).map((at) => ({ start: at, end: at, text: '/*#__PURE__*/' })),
  ].sort((a, b) => b.start - a.start || b.end - a.end);
  let text = code;
  for (const edit of edits) text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  return text;
}
