import type { lineSteps } from '@contract/application/decision-trace-entity';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { Title } from './layout';

const Steps = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(170px, 100%), 1fr)); gap: 8px; max-width: 1160px;
  li { padding: 12px 14px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); font-size: 13px; line-height: 18px; color: var(--ink-2); }
  li[data-binding] { box-shadow: inset 0 0 0 2px var(--primary-line); }
  b { display: block; margin-top: 2px; font-size: 17px; line-height: 24px; font-weight: 600; color: var(--ink); font-variant-numeric: tabular-nums lining-nums; }
  em { display: block; font-style: normal; font-weight: 600; color: var(--primary-text); }
  @media (forced-colors: active) { li { border: 1px solid; } li[data-binding] { border: 3px solid Highlight; } }
`;

type Line = Readonly<z.infer<typeof lineSteps>>;

/** How the limit was set: each limit that was looked at, the lowest one marked. */
export function LineSteps({ line, grade }: { line: Line; grade: string | null }) {
  const steps = [
    { key: 'table', label: grade ? `Limit table, grade ${grade}` : 'Limit table', amount: line.table },
    { key: 'incomeCap', label: 'Share of annual income', amount: line.incomeCap },
    { key: 'capacity', label: 'Ability to repay', amount: line.capacity },
    { key: 'balance', label: 'Existing balance with us', amount: line.balance },
  ];
  return (
    <section>
      <Title>
        {line.approved > 0 ? `How the ${usd(line.approved)} limit was set` : 'How the limit was calculated'}
      </Title>
      <Steps>
        {steps.map(({ key, label, amount }) => (
          <li key={key} data-binding={key === line.binding ? '' : undefined}>
            {label}
            <b>{usd(amount)}</b>
            {key === line.binding && <em>Sets the limit</em>}
          </li>
        ))}
      </Steps>
    </section>
  );
}
