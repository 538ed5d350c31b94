import type { viewDocument } from '@contract/calls/document';
import type { ResultOf } from '@contract/endpoint';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { TilaBox } from '@portals/ui/tila-box';
import type { Snapshot } from 'valtio/vanilla';

/** The federal box as the server sends it. */
export type FederalBox = NonNullable<ResultOf<typeof viewDocument>['box']>;

const percent = (value: number) => `${value.toFixed(2)}%`;

/** The federal disclosure of a plan or an agreement. `paidTo` is who gets the amount, where the page names nobody else. */
export function FederalBoxSection({ box, paidTo }: { box: Snapshot<FederalBox>; paidTo?: string }) {
  return (
    <TilaBox
      apr={percent(box.apr)}
      financeCharge={usdExact(box.financeCharge)}
      amountFinanced={usdExact(box.amountFinanced)}
      totalOfPayments={usdExact(box.totalOfPayments)}
      schedule={box.schedule.map(({ count, amount, dueFrom }) => ({
        count,
        amount: usdExact(amount),
        due: count === 1 ? civilDate(dueFrom, 'table') : `Monthly from ${civilDate(dueFrom, 'table')}`,
      }))}
    >
      {paidTo && `Paid to ${paidTo} for you: ${usdExact(box.amountFinanced)}. `}
      {box.latePayment} {box.prepayment}
      {box.promotion && ` ${box.promotion}`}
    </TilaBox>
  );
}
