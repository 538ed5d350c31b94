import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { MoneySummary } from '@portals/ui/money-summary';
import { useRef, useState } from 'react';
import { mailCancellation } from './cancellation.actions';
import type { Details } from './plan.store';
import type { ShownMembership } from './plan-draft';
import { firstNameOf, opening } from './plan-words';

const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

export type CancellationQuoteProps = {
  of: ShownMembership;
  so: NonNullable<Details['ifCancelled']>;
  onClose: () => void;
};

/** What a member would be shown, by its steps: the figures with the mail (1), and that it was sent (2). Nothing is cancelled here. */
export function CancellationQuote({ of, so, onClose }: CancellationQuoteProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  // A mail that was sent leads on instead of closing the dialog.
  const isSent = useRef(false);
  const name = firstNameOf(of);
  if (sentTo !== null)
    return (
      <Modal open title="Cancellation quote sent" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <p>
          We emailed it to {sentTo} with instructions to cancel. Only {name} can cancel; nothing has been canceled yet.
        </p>
      </Modal>
    );
  return (
    <ActDialog
      title={`If ${name} cancels today`}
      act={`Email quote to ${name}`}
      pendingText="Sending"
      run={async (key) => {
        setSentTo(await mailCancellation(of, key));
        isSent.current = true;
      }}
      onClose={() => isSent.current || onClose()}
    >
      <MoneySummary
        lines={[
          { label: 'Treatments used', value: usd(so.totalDelivered) },
          { label: 'Paid for treatments', value: usd(so.totalPaid) },
          so.getsBack > 0
            ? { label: `${opening(name)} gets back`, value: usd(so.getsBack), total: true }
            : { label: `${opening(name)} owes`, value: usd(so.owes), total: true },
          ...(so.creditsBack > 0 ? [{ label: 'Returns to their credit', value: usd(so.creditsBack) }] : []),
          so.practiceReturns >= 0
            ? { label: 'You return to us', value: usd(so.practiceReturns) }
            : { label: 'We pay you', value: usd(-so.practiceReturns) },
        ]}
      />
    </ActDialog>
  );
}
