import { codeWords } from '@domain/code-words';
import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import { Scroller, Table } from '@portals/ui/table/table-style';
import styled from 'styled-components';
import { Quiet, Title } from '../person/layout';
import { OUTCOME_WORDS, STAGE_WORDS } from '../words/outcome-words';
import { upperFirst } from '../words/upper-first';
import type { ShownDecision } from './application.store';

type Entry = ShownDecision['trace'][number];

const results: Readonly<Record<Entry['result'], { shape: StatusShape; word: string }>> = {
  hit: { shape: 'review', word: 'Triggered' },
  pass: { shape: 'approved', word: 'Pass' },
  missing: { shape: 'incomplete', word: 'No data' },
};

// A rule of an older configuration may have a stage or an outcome that is no longer known; its code is made readable.
const stageName = (code: string) => known(STAGE_WORDS, code) ?? codeWords(code);
const outcomeName = (code: string) => known(OUTCOME_WORDS, code)?.label ?? codeWords(code);
const known = <V,>(words: Readonly<Record<string, V>>, code: string): V | undefined => words[code];

const Rules = styled.div`
  max-width: 1200px; margin: 10px -24px 0;
  td[data-wide] { white-space: normal; min-width: 180px; padding-top: 7px; padding-bottom: 7px; overflow-wrap: anywhere; }
  tbody tr[data-hit] td { background: var(--warning-tint); color: var(--ink); }
  tbody tr > td:nth-child(2) { color: var(--ink); font-weight: 500; min-width: 270px; }
  /* On a phone the rule and what came of it, then what was read; order and stage are for wide screens. */
  @media (max-width: 767.98px) {
    margin: 10px -16px 0;
    tbody tr { grid-template-columns: 1fr auto; gap: 2px 14px; padding: 11px 16px; }
    tbody tr[data-hit] { background: var(--warning-tint); }
    td[data-wide] { grid-column: 1 / -1; padding-top: 0; padding-bottom: 0; order: 3; }
    tbody tr > td[data-title='Rule'] { grid-column: 1; order: 1; min-width: 0; }
    td[data-title='Result'] { order: 2; }
    td:is([data-title='Rule'], [data-title='Result'])::before { content: none; }
    td:is([data-title='Value'], [data-title='Triggers when'], [data-title='Outcome'])::before { content: attr(data-title) ': '; display: inline; font-size: inherit; }
    td:is([data-title='Order'], [data-title='Stage']), tr:not([data-hit]) td[data-title='Outcome'] { display: none; }
    td[data-title='Outcome'] { grid-column: 1 / -1; order: 4; }
  }
`;

function summaryOf(trace: readonly Entry[]): string {
  const hits = trace.filter(({ result }) => result === 'hit').length;
  const missing = trace.filter(({ result }) => result === 'missing').length;
  const lacking = missing === 0 ? '' : ` ${missing} had no data.`;
  return `${hits === 0 ? 'None' : hits} of ${trace.length} rules triggered.${lacking}`;
}

/** Every rule in its order: what was read, what it was held against, and what followed. */
export function RuleTrace({ trace, headingId }: { trace: readonly Entry[]; headingId: string }) {
  const inOrder = [...trace].sort((one, other) => one.order - other.order);
  return (
    <section>
      <Title id={headingId}>Rules</Title>
      <Quiet>{summaryOf(trace)}</Quiet>
      <Rules>
        <Scroller tabIndex={0} role="region" aria-labelledby={headingId}>
          <Table $dense>
            <thead>
              <tr>
                <th scope="col" data-numeric="">
                  Order
                </th>
                <th scope="col">Rule</th>
                <th scope="col">Stage</th>
                <th scope="col">Value</th>
                <th scope="col">Triggers when</th>
                <th scope="col">Result</th>
                <th scope="col">Outcome</th>
              </tr>
            </thead>
            <tbody>
              {inOrder.map((entry) => (
                <tr key={`${entry.order} ${entry.rule}`} data-hit={entry.result === 'hit' ? '' : undefined}>
                  <td data-title="Order" data-numeric="">
                    {entry.order}
                  </td>
                  <td data-title="Rule" data-wide="">
                    {entry.rule}
                  </td>
                  <td data-title="Stage">{stageName(entry.stage)}</td>
                  <td data-title="Value" data-wide="" title={entry.value}>
                    {upperFirst(entry.saw)}
                  </td>
                  <td data-title="Triggers when" data-wide="" title={entry.threshold}>
                    {upperFirst(entry.when)}
                  </td>
                  <td data-title="Result">
                    <StatusMark shape={results[entry.result].shape}>{results[entry.result].word}</StatusMark>
                  </td>
                  <td data-title="Outcome">{entry.outcome ? outcomeName(entry.outcome) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </Rules>
    </section>
  );
}
