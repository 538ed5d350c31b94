import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import { Scroller, Table } from '@portals/ui/table/table-style';
import styled from 'styled-components';
import type { ShownDecision } from '../../stores/application.store';
import { codeWords } from '../../words/status-words';
import { conditionWords, valueWords } from '../../words/trace-words';
import { Quiet, Title } from './layout';

type Entry = ShownDecision['trace'][number];

const results: Readonly<Record<Entry['result'], { shape: StatusShape; word: string }>> = {
  hit: { shape: 'review', word: 'Hit' },
  pass: { shape: 'approved', word: 'Pass' },
  missing: { shape: 'incomplete', word: 'No data' },
};

const Rules = styled.div`
  max-width: 1200px; margin: 10px -24px 0;
  td[data-wide] { white-space: normal; min-width: 180px; padding-top: 7px; padding-bottom: 7px; overflow-wrap: anywhere; }
  tbody tr[data-hit] td { background: var(--warning-tint); color: var(--ink); }
  tbody tr > td:nth-child(2) { color: var(--ink); font-weight: 500; min-width: 270px; }
  @media (max-width: 768px) { margin: 10px -16px 0; td[data-wide] { grid-column: 1 / -1; padding-top: 0; padding-bottom: 0; } tbody tr[data-hit] { background: var(--warning-tint); } }
`;

function summaryOf(trace: readonly Entry[]): string {
  const hits = trace.filter(({ result }) => result === 'hit').length;
  const missing = trace.filter(({ result }) => result === 'missing').length;
  const lacking = missing === 0 ? '' : ` ${missing} had no data to look at.`;
  return `${hits === 0 ? 'None' : hits} of ${trace.length} rules ${hits === 1 ? 'was' : 'were'} hit.${lacking}`;
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
                <th scope="col">Hit when</th>
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
                  <td data-title="Stage">{codeWords(entry.stage)}</td>
                  <td data-title="Value" data-wide="" title={entry.value}>
                    {valueWords(entry.value, entry.threshold)}
                  </td>
                  <td data-title="Hit when" data-wide="" title={entry.threshold}>
                    {conditionWords(entry.threshold)}
                  </td>
                  <td data-title="Result">
                    <StatusMark shape={results[entry.result].shape}>{results[entry.result].word}</StatusMark>
                  </td>
                  <td data-title="Outcome">{entry.outcome ? codeWords(entry.outcome) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </Rules>
    </section>
  );
}
