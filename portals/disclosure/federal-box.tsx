import type { viewDocument } from '@contract/document/calls';
import type { ResultOf } from '@contract/endpoint';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { TilaBox } from '@portals/ui/tila-box';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { copy } from './copy';

/** The federal box as the server sends it. */
export type FederalBox = NonNullable<ResultOf<typeof viewDocument>['box']>;

const percent = (value: number) => `${value.toFixed(2)}%`;

const Itemization = styled.section`
  margin-top: 14px; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums lining-nums; break-inside: avoid;
  h3 { font-size: 14px; font-weight: 650; }
  div { display: flex; justify-content: space-between; gap: 16px; margin-top: 4px; }
  dt { color: var(--ink-2); }
  dd { white-space: nowrap; }
`;

/**
 * The federal disclosure of a plan or an agreement, with the itemization of the amount financed below the box and apart
 * from it.
 */
export function FederalBoxSection({ box }: { box: Snapshot<FederalBox> }) {
  return (
    <>
      <Box box={box} />
      <Itemization aria-label={copy.itemization}>
        <h3>{copy.itemization}</h3>
        <dl>
          {box.itemization.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{usdExact(amount)}</dd>
            </div>
          ))}
        </dl>
      </Itemization>
    </>
  );
}

function Box({ box }: { box: Snapshot<FederalBox> }) {
  return (
    <TilaBox
      apr={percent(box.apr)}
      financeCharge={usdExact(box.financeCharge)}
      amountFinanced={usdExact(box.amountFinanced)}
      totalOfPayments={usdExact(box.totalOfPayments)}
      {...(box.sale && {
        sale: {
          creditor: box.sale.creditor,
          totalSalePrice: usdExact(box.sale.totalSalePrice),
          why: box.sale.sentence,
        },
      })}
      schedule={box.schedule.map(({ count, amount, dueFrom }) => ({
        count,
        amount: usdExact(amount),
        due: count === 1 ? civilDate(dueFrom, 'table') : copy.monthlyFrom(civilDate(dueFrom, 'table')),
      }))}
    >
      {box.latePayment} {box.prepayment} {copy.noSecurity}
      {box.promotion && ` ${box.promotion}`}
      {box.contractReference && <p>{box.contractReference}</p>}
    </TilaBox>
  );
}
