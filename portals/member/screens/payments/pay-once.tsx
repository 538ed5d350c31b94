import { ApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { usdExact } from '@portals/format/usd';
import { useEffect, useState } from 'react';
import type { Seen } from '../../parts/current';
import { PayWith } from '../../parts/pay/pay-with';
import { payAgain, payByHand } from '../../stores/payments.actions';
import { loadWays } from '../../stores/ways.actions';
import { copy } from './copy';

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
export function PayOnce({ membership: { _id, paymentMethod }, bill: { amount, on, failedId }, onClose }: PayOnceProps) {
  const [chosen, setChosen] = useState<string | null>(
    paymentMethod && !paymentMethod.isEnded ? paymentMethod._id : null,
  );
  const [isAdding, setAdding] = useState(false);
  useEffect(() => void loadWays(), []);
  return (
    <ActDialog
      title={copy.payTitle(usdExact(amount))}
      act={copy.pay(usdExact(amount))}
      pendingText={copy.paying}
      missing={(chosen === null || isAdding) && copy.choose}
      run={async (requestKey) => {
        // Another card is another payment; a second press with the same one is none.
        const [way, key] = [chosen ?? '', `${requestKey}-${chosen}`];
        const bill = { membershipId: _id, paymentMethodId: way, amount, ...(on !== undefined && { on }) };
        if (!(await (failedId === undefined ? payByHand(bill, key) : payAgain(failedId, way, key))))
          throw new ApiError(409, { code: 'PAYMENT_DECLINED', message: copy.refused });
      }}
      onClose={onClose}
    >
      <p>{failedId === undefined ? copy.onceText : copy.payText}</p>
      <PayWith value={chosen} isAdding={isAdding} onAdding={setAdding} onValue={setChosen} />
    </ActDialog>
  );
}
