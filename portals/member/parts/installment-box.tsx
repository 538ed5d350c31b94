import type { ResultOf } from '@contract/endpoint';
import type { getActivationDetails } from '@contract/membership/activation-calls';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { TilaBox } from '@portals/ui/tila-box';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { copy } from './payment-copy';

type Box = NonNullable<ResultOf<typeof getActivationDetails>['federalBox']>;

/** The federal disclosure of more than four installments (12 CFR 1026.2(a)(17)), with what belongs under its figures. */
export function InstallmentBox({ box, children }: { box: Snapshot<Box>; children: ReactNode }) {
  return (
    <TilaBox
      apr={`${box.apr.toFixed(2)}%`}
      financeCharge={usdExact(box.financeCharge)}
      amountFinanced={usdExact(box.amountFinanced)}
      totalOfPayments={usdExact(box.totalOfPayments)}
      schedule={box.payments.map(({ count, amount, from, dates }) => ({
        count,
        amount: usdExact(amount),
        due:
          count === 1
            ? civilDate(from, 'table')
            : dates
              ? dates.map((date) => civilDate(date, 'table')).join(', ')
              : copy.monthlyFrom(civilDate(from, 'table')),
      }))}
    >
      {children}
    </TilaBox>
  );
}
