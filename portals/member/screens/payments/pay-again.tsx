import { ApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { usdExact } from '@portals/format/usd';
import { useEffect, useState } from 'react';
import type { Seen } from '../../parts/current';
import { PayWith } from '../../parts/pay/pay-with';
import { payAgain } from '../../stores/payments.actions';
import { loadWays } from '../../stores/ways.actions';
import { copy } from './copy';

export type PayAgainProps = { membership: Seen; paymentId: string; amount: number; onClose: () => void };

/** Asks once before what is open is paid, and from what. A refusal keeps the dialog, so that another card can be chosen. */
export function PayAgain({ membership: { paymentMethod }, paymentId, amount, onClose }: PayAgainProps) {
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
        if (!(await payAgain(paymentId, chosen ?? '', `${requestKey}-${chosen}`)))
          throw new ApiError(409, { code: 'PAYMENT_DECLINED', message: copy.refused });
      }}
      onClose={onClose}
    >
      <p>{copy.payText}</p>
      <PayWith value={chosen} isAdding={isAdding} onAdding={setAdding} onValue={setChosen} />
    </ActDialog>
  );
}
