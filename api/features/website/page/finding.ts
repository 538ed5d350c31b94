import type { NoteTopic, siteFinding } from '@contract/website/entity';
import type * as z from 'zod/mini';

/** One line of the report on a page. */
export type Finding = z.input<typeof siteFinding>;

const LEVELS = { problem: 0, warning: 1, ok: 2 } as const;

export const ok = (code: string, title: string): Finding => ({ code, level: 'ok', title, advice: null, topic: null });

export const warning = (
  code: string,
  title: string,
  { advice, topic }: { advice: string; topic: NoteTopic },
): Finding => ({
  code,
  level: 'warning',
  title,
  advice,
  topic,
});

export const problem = (
  code: string,
  title: string,
  { advice, topic }: { advice: string; topic: NoteTopic },
): Finding => ({
  code,
  level: 'problem',
  title,
  advice,
  topic,
});

/** Worst first; what is equally bad stays in the order in which it was found. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => LEVELS[a.level] - LEVELS[b.level]);
}

/** Text of a page as it may be quoted: short, without what would change the lines around it. */
export function quoted(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return `“${plain.length > 60 ? `${plain.slice(0, 60)}…` : plain}”`;
}

/** “1 button”, “2 buttons”. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
