import { Card, Heading, Note } from '@portals/ui/card';
import { StatusMark } from '@portals/ui/status-mark';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { type KeyboardEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { OUTCOMES } from './copy';
import { showMove } from './draft.actions';
import { drafts, type WhatIfReport } from './draft.store';
import { count, dollars, ratioText } from './figures';
import { Matrix, Plot, Sheet } from './what-if-style';

type Props = { report: WhatIfReport };

/** Where a ratio stands between 0.7 and 1.3, in percent of the width. */
const placeOf = (ratio: number | null) => `${Math.min(100, Math.max(0, (((ratio ?? 1) - 0.7) / 0.6) * 100))}%`;
const SHAPES = { ENOUGH: 'approved', BELOW: 'denied', TOO_FEW: 'incomplete' } as const;
const JUDGED = { ENOUGH: 'At least 0.80', BELOW: 'Below 0.80', TOO_FEW: 'Too few cases' } as const;

/** Approval ratios of groups beside everybody else, with the line that blocks publishing. */
export function FairLending({ report: { fair, profile } }: Props) {
  return (
    <Card>
      <Heading>Fair lending</Heading>
      <Sheet tabIndex={0} role="region" aria-label="Fair lending">
        <table>
          <thead>
            <tr>
              <th scope="col">Group</th>
              <th scope="col" className="n">
                Cases
              </th>
              <th scope="col">0.80 and 1.00</th>
              <th scope="col" className="n">
                v{profile.version}
              </th>
              <th scope="col" className="n">
                Draft
              </th>
            </tr>
          </thead>
          <tbody>
            {fair.map((group) => (
              <tr key={group.id}>
                <th scope="row">
                  <StatusMark shape={SHAPES[group.judgement]}>{group.label}</StatusMark>
                  <VisuallyHidden>: {JUDGED[group.judgement]}</VisuallyHidden>
                </th>
                <td className="n soft">{count(group.cases)}</td>
                <td aria-hidden="true">
                  <Plot>
                    <s style={{ left: placeOf(0.8) }} />
                    <em style={{ left: placeOf(1) }} />
                    {group.published !== null && <u style={{ left: placeOf(group.published) }} />}
                    {group.draft !== null && <i style={{ left: placeOf(group.draft) }} />}
                  </Plot>
                </td>
                <td className="n">{ratioText(group.published)}</td>
                <td className="n">
                  <b>{ratioText(group.draft)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <Note>
        A group’s approval rate divided by everyone else’s. Hollow dots are version {profile.version}; filled dots are
        the draft. You can’t publish below 0.80. Groups under 30 cases are too small to judge.
      </Note>
    </Card>
  );
}

const ORDER = ['APPROVED', 'OPEN', 'DENIED'] as const;

/** How many went from one outcome to another. Arrows move, Enter opens the cases of a move. */
export function WhoMoved({ report }: Props) {
  const { moved, lost, profile } = report;
  const { move } = useSnapshot(drafts);
  const grid = useRef<HTMLTableElement>(null);
  const countOf = (from: string, to: string) => moved.find((one) => one.from === from && one.to === to)?.count ?? 0;
  function go(event: KeyboardEvent<HTMLTableElement>) {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = cells.indexOf(event.target as HTMLElement);
    const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : cells[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <Card>
      <Heading>Outcome changes</Heading>
      <Note>Rows: version {profile.version}. Columns: draft.</Note>
      <Matrix>
        <table ref={grid} onKeyDown={go} aria-label="Outcome changes">
          <thead>
            <tr>
              <td />
              {ORDER.map((to) => (
                <th key={to} scope="col">
                  {OUTCOMES[to]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ORDER.map((from) => (
              <tr key={from}>
                <th scope="row">{OUTCOMES[from]}</th>
                {ORDER.map((to) => {
                  const cases = countOf(from, to);
                  const name = `${OUTCOMES[from]} now, ${OUTCOMES[to].toLowerCase()} in the draft: ${count(cases)}`;
                  return (
                    <td key={to}>
                      <button
                        type="button"
                        aria-label={name}
                        aria-pressed={move === `${from} ${to}`}
                        aria-disabled={from === to || cases === 0}
                        data-moved={from !== to && cases > 0}
                        onClick={() => from !== to && cases > 0 && void showMove(from, to)}
                      >
                        {count(cases)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Matrix>
      {lost.accounts > 0 && (
        <>
          <Heading as="h3" style={{ marginTop: 20 }}>
            {count(lost.accounts)} borrowers who would lose their limit
          </Heading>
          <Sheet>
            <table>
              <tbody>
                <tr>
                  <th scope="row">Total limits</th>
                  <td className="n">{dollars(lost.limits)}</td>
                </tr>
                <tr>
                  <th scope="row">30+ days past due</th>
                  <td className="n">{count(lost.late)}</td>
                </tr>
                <tr>
                  <th scope="row">Charged off to date</th>
                  <td className="n">{dollars(lost.chargedOff, 2)}</td>
                </tr>
              </tbody>
            </table>
          </Sheet>
        </>
      )}
    </Card>
  );
}
