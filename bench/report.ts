import { type BenchResult, isMet } from './result';

const HEAD = ['id', 'what', 'baseline', 'ours', 'ratio', 'spread', 'goal', 'met'] as const;

/** The results as a table of Markdown, aligned so that it reads well in a terminal too. */
export function tableOf(results: readonly BenchResult[]): string {
  const rows = results.map((result) => {
    const met = isMet(result);
    return [
      result.id,
      result.what,
      `${figure(result.baseline)} ${result.unit}`,
      `${figure(result.ours)} ${result.unit}`,
      result.ratio.toFixed(2),
      `${result.lowest.toFixed(2)} to ${result.highest.toFixed(2)}`,
      goalText(result),
      met === undefined ? '' : met ? 'yes' : 'no',
    ];
  });
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

function goalText({ goal }: BenchResult): string {
  if (goal === 'none') return '';
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}

function figure(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1);
}
