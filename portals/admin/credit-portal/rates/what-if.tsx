import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { TableEditorProps } from '../table-editor';
import { simulateRates } from './what-if.actions';
import { whatIf } from './what-if.store';

const Figures = styled.dl`
  display: grid; grid-template-columns: 1fr auto auto auto; gap: 6px 10px; margin-top: 12px; font-size: 13.5px; line-height: 20px; font-variant-numeric: tabular-nums;
  div { display: contents; }
  dt { color: var(--ink-2); }
  dd { text-align: right; }
  dd:last-child { font-weight: 600; }
`;
const Head = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; h2 { flex: 1; } + p { margin-top: 8px; }`;

const percent = (rate: number | null) => (rate === null ? '–' : `${rate.toFixed(2)}%`);
const statusText = (status: string) => status.toLowerCase().replaceAll('_', ' ');

const untried = { data: null, loading: false, error: null };

/** Decides the newest cases again with what was typed, before it is saved. */
export function WhatIf({ table, draft, read, mayEdit }: TableEditorProps<GradeRiskContent>) {
  const tried = JSON.stringify([table._id, table.version, draft]);
  const trial = useSnapshot(whatIf);
  const { data, loading, error } = trial.tried === tried ? trial.result : untried;
  if (!mayEdit) return null;
  return (
    <Card aria-live="polite">
      <Head>
        <Heading>What-if</Heading>
        <Button
          dense
          pending={loading}
          pendingText="Running"
          disabled={read.faults.length > 0}
          onClick={() => void simulateRates(table._id, read.content, tried)}
        >
          {data ? 'Rerun' : 'Test these rates'}
        </Button>
      </Head>
      {error && (
        <div style={{ marginTop: 12 }}>
          <Banner severity="error">{error.message}</Banner>
        </div>
      )}
      {!data && !error && <Note>Reruns the latest 200 cases with these rates. Nothing is saved.</Note>}
      {data?.cases === 0 && <Note>No cases, because no risk profile uses this table.</Note>}
      {data && data.cases > 0 && (
        <>
          <Note>
            <b>
              {data.others} of {data.cases}
            </b>{' '}
            cases would change: in status, limit, or available plans and rates.
          </Note>
          <Figures>
            <div>
              <dt>Approved</dt>
              <dd>{data.before.approved}</dd>
              <dd aria-hidden="true">→</dd>
              <dd>{data.after.approved}</dd>
            </div>
            <div>
              <dt>Average lowest rate</dt>
              <dd>{percent(data.before.averageRate)}</dd>
              <dd aria-hidden="true">→</dd>
              <dd>{percent(data.after.averageRate)}</dd>
            </div>
            {data.moved.map(({ from, to, count }) => (
              <div key={`${from} ${to}`}>
                <dt>Status</dt>
                <dd>{statusText(from)}</dd>
                <dd aria-hidden="true">→</dd>
                <dd>
                  {statusText(to)}: {count}
                </dd>
              </div>
            ))}
          </Figures>
        </>
      )}
    </Card>
  );
}
