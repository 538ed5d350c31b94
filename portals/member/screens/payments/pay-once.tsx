import { ApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { useEffect, useState } from 'react';
import type { Seen } from '../../parts/current';
import { PayWith } from '../../parts/pay/pay-with';
import { payAgain, payByHand } from '../../stores/payments.actions';
import { loadWays } from '../../stores/ways.actions';
import { copy } from './copy';

/** Paid or changed meanwhile, in another tab for example: nothing was charged now. */
function sayChanged(cause: unknown): never {
  if (cause instanceof ApiError && (cause.code === 'STALE' || cause.code === 'STEP_ORDER'))
    throw new ApiError(cause.status, { code: cause.code, message: copy.changed });
  throw cause;
}

export type PayOnceProps = {
  membership: Seen;
  bill: {
    amount: number;
    /** The day of a payment that is made before it. */
    on: string | undefined;
    /** The automatic payment that failed; left out where the member pays by hand. */
    failedId: string | undefined;
  };
  onClose: () => void;
};

/** Asks once before something is paid, and from what. A refusal keeps the dialog, so that another card can be chosen. */
export function PayOnce({ membership: { _id, paymentMethod }, bill, onClose }: PayOnceProps) {
  // What was asked when the dialog opened: a page that reads again behind it makes no other payment of it.
  const [{ amount, on, failedId }] = useState(bill);
  const [chosen, setChosen] = useState<string | null>(
    paymentMethod && !paymentMethod.isEnded ? paymentMethod._id : null,
  );
  const [isAdding, setAdding] = useState(false);
  useEffect(() => void loadWays(), []);
  return (
    <ActDialog
      title={on === undefined ? copy.payTitle(usdExact(amount)) : copy.payAheadTitle(usdExact(amount), civilDate(on))}
      act={copy.pay(usdExact(amount))}
      pendingText={copy.paying}
      missing={(chosen === null || isAdding) && copy.choose}
      run={async (requestKey) => {
        // Another card is another payment; a second press with the same one is none.
        const [way, key] = [chosen ?? '', `${requestKey}-${chosen}`];
        const asked = { membershipId: _id, paymentMethodId: way, amount, ...(on !== undefined && { on }) };
        const paying = failedId === undefined ? payByHand(asked, key) : payAgain(failedId, way, key);
        if (!(await paying.catch(sayChanged)))
          throw new ApiError(409, { code: 'PAYMENT_DECLINED', message: copy.refused });
      }}
      onClose={onClose}
    >
      <p>{failedId === undefined ? copy.onceText : copy.payText}</p>
      <PayWith value={chosen} isAdding={isAdding} onAdding={setAdding} onValue={setChosen} />
    </ActDialog>
  );
}
