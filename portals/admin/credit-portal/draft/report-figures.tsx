import { Card, Heading, Note } from '@portals/ui/card';
import { kindOf, type TableKindKey } from '../table-kinds';
import { CERTAINTY } from './copy';
import type { WhatIfReport } from './draft.store';
import { changeText, count, dollars, errorText, sideText } from './figures';
import { Sheet } from './what-if-style';

type Props = { report: WhatIfReport };

const isKind = (key: string): key is TableKindKey => {
  try {
    return Boolean(kindOf(key as TableKindKey));
  } catch {
    return false;
  }
};

/** What the draft changes, cell by cell. */
export function ChangedCells({ report: { changed } }: Props) {
  return (
    <Card>
      <Heading>Changes</Heading>
      <Sheet>
        <table>
          <tbody>
            {changed.flatMap(({ table, kind, cells }) =>
              cells.map((cell) => {
                const known = isKind(kind) && cell.column !== 'table' ? kindOf(kind).say(cell) : undefined;
                const said = known ?? {
                  place: [cell.row, cell.column].filter(Boolean).join(', '),
                  from: String(cell.from ?? 'none'),
                  to: String(cell.to ?? 'none'),
                };
                return (
                  <tr key={`${table} ${cell.row} ${cell.column}`}>
                    <th scope="row">{table}</th>
                    <td className="wide soft">{said.place}</td>
                    <td className="n soft">
                      <s>{said.from}</s>
                    </td>
                    <td className="n">
                      <b>{said.to}</b>
                    </td>
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      </Sheet>
    </Card>
  );
}

/** The figures of both sides, what changes, and whether that is more than chance. */
export function PublishedBesideDraft({ report }: Props) {
  const { figures, population, larger, smaller, lowerRate, higherRate, usedShare, profile } = report;
  return (
    <Card>
      <Heading>Published vs. draft</Heading>
      <Note>Dollar figures are for all {count(population)} decisions. ± is the sampling error at 95% confidence.</Note>
      <Sheet tabIndex={0} role="region" aria-label="Published vs. draft">
        <table>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" className="n">
                Version {profile.version}
              </th>
              <th scope="col" className="n">
                Draft
              </th>
              <th scope="col" className="n">
                Change
              </th>
              <th scope="col" className="n">
                Sampling error
              </th>
              <th scope="col">Significant</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.key}>
                <th scope="row">{figure.label}</th>
                <td className="n soft">{sideText(figure, figure.published)}</td>
                <td className="n">
                  <b>{sideText(figure, figure.draft)}</b>
                </td>
                <td className="n">{changeText(figure)}</td>
                <td className="n soft">{errorText(figure)}</td>
                <td>
                  {figure.certainty === 'MORE_THAN_CHANCE' ? (
                    <b>{CERTAINTY.MORE_THAN_CHANCE}</b>
                  ) : (
                    <span className="soft">{CERTAINTY[figure.certainty]}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <Note>
        <b>{count(larger.count)}</b> get a larger limit ({dollars(larger.dollars)} total), <b>{count(smaller.count)}</b>{' '}
        a smaller one ({dollars(smaller.dollars)}). <b>{count(lowerRate)}</b> get a lower rate,{' '}
        <b>{count(higherRate)}</b> a higher one. Income assumes {usedShare}% spend the amount they requested, choose the
        plans others in their grade chose, and pay promotions on time.
      </Note>
    </Card>
  );
}
