import { usdExact } from '@portals/format/usd';
import { Card } from '@portals/ui/card';
import { ChevronRightIcon } from '@portals/ui/icons';
import { Tag } from '@portals/ui/tag';
import styled from 'styled-components';
import { type Comparison, compareRows, type Treatment } from '../../parts/offer/compare-rows';
import { unitsText } from '../../parts/treatment-name';
import { copy } from './copy';

const Rows = styled(Card).attrs({ as: 'ul' })`padding: 0; overflow: hidden;`;
const Row = styled.li`
  position: relative; padding: 13px 16px 14px; border-top: 1px solid var(--line); font-size: 15px; line-height: 20px;
  &:first-child { border-top: 0; }
  &[data-kind]:not([data-kind='same'])::before {
    content: ''; position: absolute; left: 0; top: 12px; bottom: 12px; width: 4px; border-radius: 0 3px 3px 0; background: var(--primary-line);
    @media (forced-colors: active) { background: CanvasText; }
  }
`;
const Name = styled.div`
  display: flex; justify-content: space-between; align-items: baseline; gap: 10px;
  b { font-weight: 600; font-size: 16px; line-height: 22px; }
`;
const Pair = styled.dl`
  display: grid; grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr); gap: 10px; align-items: center; margin-top: 8px; font-variant-numeric: tabular-nums lining-nums;
  dt { font-size: 13px; line-height: 17px; color: var(--ink-3); }
  dd { margin: 0; &::first-letter { text-transform: uppercase; } }
  > div:first-child dd { color: var(--ink-2); }
  b { font-weight: 600; }
  svg { color: var(--ink-3); }
`;
const Alone = styled.p`
  margin-top: 4px; color: var(--ink-2); font-variant-numeric: tabular-nums lining-nums;
  &::first-letter { text-transform: uppercase; }
`;

/** The treatments of two plans, each with a bar and a word: neither says it by colour alone. */
export function CompareRows(plans: { before: Plan; after: Plan }) {
  return (
    <Rows>
      {compareRows(plans.before, plans.after).map((row) => (
        <Row key={row.threadId} data-kind={row.kind}>
          <Name>
            <b>{(row.after ?? row.before)?.name}</b>
            <Tag $tone={row.kind === 'same' ? 'plain' : 'primary'}>{copy.kind[row.kind]}</Tag>
          </Name>
          {row.kind === 'same' && row.after ? (
            <Alone>
              <Words of={row.after} inline />
            </Alone>
          ) : (
            <Both row={row} />
          )}
        </Row>
      ))}
    </Rows>
  );
}
type Plan = Parameters<typeof compareRows>[0];

function Both({ row: { before, after, differs } }: { row: Comparison }) {
  return (
    <Pair>
      <div>
        <dt>{copy.now}</dt>
        <dd>{before ? <Words of={before} /> : copy.notIn}</dd>
      </div>
      <ChevronRightIcon size={16} />
      <div>
        <dt>{copy.new}</dt>
        <dd>{after ? <Words of={after} differs={differs} /> : copy.notAnymore}</dd>
      </div>
    </Pair>
  );
}

/** "40 units every 3 months, $468.00 each", with what is another in bold. */
function Words({ of, differs, inline }: { of: Treatment; differs?: Comparison['differs']; inline?: boolean }) {
  const { interval, totalAmount, area } = of;
  const units = [unitsText(of), area].filter(Boolean).join(', ');
  const rhythm = interval === null ? copy.once : copy.every(interval);
  return (
    <>
      {units && <Strong is={differs?.units}>{units}</Strong>} <Strong is={differs?.interval}>{rhythm}</Strong>
      {inline ? ', ' : <br />}
      <Strong is={differs?.price}>{usdExact(totalAmount)}</Strong> {interval !== null && copy.each}
    </>
  );
}

const Strong = ({ is = false, children }: { is?: boolean | undefined; children: string }) =>
  is ? <b>{children}</b> : children;
