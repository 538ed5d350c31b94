import type { StatusMachine } from './status-machine';

/** A list of rules of which the first that holds decides, as plain words. */
export type DecisionList = {
  readonly name: string;
  readonly rows: readonly { readonly when: string; readonly result: string }[];
};

/** Mermaid identifiers carry letters, digits and underscores only. */
const idOf = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, '_');
const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

/** The moves of a machine as a Mermaid state diagram; moves between the same two states share an arrow. */
export function renderStateDiagram(machine: StatusMachine): string {
  const labels = new Map<string, string[]>();
  for (const row of machine.transitions) {
    if (!('to' in row)) continue;
    const arrow = `${idOf(row.from)} --> ${idOf(row.to)}`;
    const label = row.when ? `${row.action} (${row.when})` : row.action;
    labels.set(arrow, [...(labels.get(arrow) ?? []), label]);
  }
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...machine.states.map((state) => `  state ${quoted(state)} as ${idOf(state)}`),
    ...(machine.initial ? [`  [*] --> ${idOf(machine.initial)}`] : []),
    ...[...labels].map(([arrow, texts]) => `  ${arrow}: ${texts.join(', ')}`),
    '```',
  ].join('\n');
}

/** Every state × action cell as a Markdown table: the target, or the refusal in italics. */
export function renderCells(machine: StatusMachine): string {
  const cell = (from: string, action: string) =>
    machine.transitions
      .filter((row) => row.from === from && row.action === action)
      .map((row) => {
        const outcome = 'to' in row ? `**${row.to}**` : `_${row.refused}_`;
        const notes = [row.note, row.source].filter((text) => text !== undefined);
        return `${row.when ? `${row.when}: ` : ''}${outcome}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
      })
      .join('<br>');
  return [
    `| from | ${machine.actions.join(' | ')} |`,
    `|---|${machine.actions.map(() => '---|').join('')}`,
    ...machine.states.map(
      (state) => `| ${state} | ${machine.actions.map((action) => cell(state, action)).join(' | ')} |`,
    ),
  ].join('\n');
}

/** A decision list as a Mermaid flowchart: each question leads to its result or to the next question. */
export function renderDecisionChart(list: DecisionList): string {
  const lines = list.rows.flatMap((row, index) => {
    const isLast = index === list.rows.length - 1;
    const result = `r${index}[${quoted(row.result)}]`;
    if (isLast) return [`  q${index}(${quoted(row.when)}) --> ${result}`];
    return [`  q${index}{${quoted(row.when)}} -- yes --> ${result}`, `  q${index} -- no --> q${index + 1}`];
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

/** A decision list as a numbered Markdown list. */
export function renderDecisionRows(list: DecisionList): string {
  return list.rows.map((row, index) => `${index + 1}. ${row.when}: **${row.result}**`).join('\n');
}
