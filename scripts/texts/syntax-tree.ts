import swc from '@swc/core';

/** A node of the syntax tree of a program. */
export type Node = Record<string, unknown> & { type: string };

/** The syntax tree of a program in TypeScript, with tags where the file's name says so. */
export const parseProgram = (file: string, source: string): Node =>
  swc.parseSync(source, {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2022',
  }) as unknown as Node;

/** The nodes right below one, each with the name of its property. */
export function childrenOf(node: Node): [string, Node][] {
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'span'
      ? []
      : (Array.isArray(value) ? value : [value]).flatMap((child): [string, Node][] => {
          const inner = isNode(child) ? child : (child as { expression?: unknown } | null)?.expression;
          return isNode(inner) ? [[name, inner]] : [];
        }),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
