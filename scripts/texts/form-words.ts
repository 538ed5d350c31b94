import { childrenOf, type Node, parseProgram } from './syntax-tree';

/** The rules of zod that a typed value can break; their sentence is the second thing that they take. */
const RULES = new Set([
  'minLength',
  'maxLength',
  'length',
  'regex',
  'refine',
  'minimum',
  'maximum',
  'gt',
  'gte',
  'lt',
  'lte',
  'enum',
  'literal',
]);

/** What is called, where it is something of `z`. */
function ruleOf({ type, callee }: Node): string | undefined {
  if (type !== 'CallExpression') return undefined;
  const { object, property } = callee as { object?: { value?: string }; property?: { value?: string } };
  return object?.value === 'z' ? property?.value : undefined;
}

/** The rules of a program's schemas that have no sentence: `z.maxLength`. Of a union, the part that is typed says it. */
export function wordlessChecks(program: string): string[] {
  const found: string[] = [];
  const look = (node: Node, isOfUnion: boolean): void => {
    const rule = ruleOf(node);
    const taken = (node.arguments as unknown[] | undefined)?.length ?? 0;
    if (rule !== undefined && RULES.has(rule) && taken < 2 && !(isOfUnion && rule === 'literal'))
      found.push(`z.${rule}`);
    const isUnion = rule === 'union' || (isOfUnion && rule === undefined);
    for (const [, child] of childrenOf(node)) look(child, isUnion);
  };
  look(parseProgram('form.tsx', program), false);
  return found;
}
