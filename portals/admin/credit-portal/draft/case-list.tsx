import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tabs } from '@portals/ui/tabs';
import { Tag } from '@portals/ui/tag';
import { Fragment } from 'react';
import { useSnapshot } from 'valtio';
import { OUTCOMES } from './copy';
import { openCase, showMove } from './draft.actions';
import { drafts, type Outcome, type Reckoning, type WhatIfCase, type WhatIfReport } from './draft.store';
import { count, dollars } from './figures';
import { Pair, Sheet } from './what-if-style';

const sideText = ({ outcome, limit }: WhatIfCase['draft']) =>
  outcome === 'APPROVED' ? dollars(limit) : OUTCOMES[outcome];

/** The cases of a move, each a way to both reckonings. */
export function CaseByCase({ report }: { report: WhatIfReport }) {
  const { move, cases, opened } = useSnapshot(drafts);
  const moves = report.moved.filter((one) => one.from !== one.to && one.count > 0);
  if (moves.length === 0) return null;
  return (
    <Card>
      <Heading>Cases</Heading>
      <Tabs
        label="Outcome changes"
        panelId="what-if-cases"
        value={move ?? ''}
        onValue={(key) => {
          const [from, to] = key.split(' ') as [Outcome, Outcome];
          void showMove(from, to);
        }}
        tabs={moves.map((one) => ({
          key: `${one.from} ${one.to}`,
          label: `${OUTCOMES[one.from]} → ${OUTCOMES[one.to].toLowerCase()} (${count(one.count)})`,
        }))}
      />
      <div id="what-if-cases" role="tabpanel">
        {move === null && <Note style={{ marginTop: 12 }}>Choose a change to see its cases.</Note>}
        {cases.error && <Banner severity="error">{cases.error.message}</Banner>}
        {cases.loading && <Skeleton lines={4} label="Loading the cases" />}
        {cases.data && (
          <Rows
            rows={cases.data as WhatIfCase[]}
            opened={opened.data as Reckoning | null}
            version={report.profile.version}
          />
        )}
        {opened.error && <Banner severity="error">{opened.error.message}</Banner>}
      </div>
      <Note style={{ marginTop: 10 }}>Names aren’t shown. Every case you open is recorded in the audit trail.</Note>
    </Card>
  );
}

type RowsProps = { rows: readonly WhatIfCase[]; opened: Reckoning | null; version: number };

function Rows({ rows, opened, version }: RowsProps) {
  const heads = ['Case', 'State', 'Age', 'Grade', 'Income', 'Requested', `Version ${version}`, 'Draft', 'Why'];
  return (
    <Sheet tabIndex={0} role="region" aria-label="Cases">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row._id}>
              <tr>
                <td>
                  <Button
                    dense
                    look="quiet"
                    aria-expanded={opened?.case._id === row._id}
                    onClick={() => void openCase(row._id)}
                  >
                    {row.number}
                  </Button>
                </td>
                <td>{row.state ?? '–'}</td>
                <td>{row.age}</td>
                <td>{row.grade ? <Tag>{row.grade}</Tag> : '–'}</td>
                <td>{row.income === null ? '–' : dollars(row.income)}</td>
                <td>{row.asked === null ? '–' : dollars(row.asked)}</td>
                <td className="soft">{sideText(row.published)}</td>
                <td>
                  <b>{sideText(row.draft)}</b>
                </td>
                <td className="wide soft">{row.why}</td>
              </tr>
              {opened?.case._id === row._id && (
                <tr>
                  <td colSpan={heads.length} style={{ padding: 0 }}>
                    <BothReckonings opened={opened} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function BothReckonings({ opened }: { opened: Reckoning }) {
  return (
    <Pair>
      {[opened.published, opened.draft].map((side) => (
        <section key={side.title}>
          <h3>{side.title}</h3>
          <dl>
            {side.lines.map(({ label, text, binds }) => (
              <Fragment key={label}>
                <dt className={binds ? 'binds' : undefined}>{label}</dt>
                <dd className={binds ? 'binds' : undefined}>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </Pair>
  );
}
