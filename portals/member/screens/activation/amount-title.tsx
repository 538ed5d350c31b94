import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { activation, type Details } from '../../stores/activation.store';
import { copy } from './copy';
import { dueToday, laterPayments } from './figures';

/** Today's amount as the title, and what comes after it. */
export function AmountTitle({ details }: { details: Snapshot<Details> }) {
  const { payAtOnce } = useSnapshot(activation);
  const later = laterPayments(details, payAtOnce);
  return (
    <>
      <Ask>{copy.today(usdExact(dueToday(details, payAtOnce).due))}</Ask>
      <Why>
        {later
          ? copy.afterwards(usdExact(later.amount), later.count, civilDate(later.from))
          : copy.thenNothing(civilDate(details.renewsOn))}
        {later && later.last !== later.amount && copy.last(usdExact(later.last))}
      </Why>
    </>
  );
}
