import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { useState } from 'react';
import { usd } from '../../words/amounts';
import { bankWords, cardWords } from './copy';
import { payFirstFee } from './options.actions';
import type { Shown } from './options.store';

/** The first platform fee of a practice that begins: taken once, before its first month is over. */
export function FirstFee({ of }: { of: Shown }) {
  const [isAsked, setAsked] = useState(false);
  const { paymentOptions: is, standing, ownerId, bankInfo, cardDetails } = of;
  if (standing.isFirstFeeAsked !== false || is.feesPaidByEnterprise) return null;
  const isYear = is.paymentPeriod === 'ANNUAL';
  const fee = usd(isYear ? standing.saasOfYear : standing.saasOfMonth);
  const isCard = is.paymentMethod === 'CARD';
  const hasAccount = isCard ? cardDetails?.isUsable : bankInfo?.isUsable;
  return (
    <section aria-labelledby="first-fee-title" style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Heading id="first-fee-title">First platform fee</Heading>
      <Note>
        {hasAccount
          ? `This covers ${isYear ? 'the first 12 months' : 'this month'}. Later invoices won’t include ${isYear ? 'them' : 'it'}.`
          : 'Add a bank account or card to pay it.'}
      </Note>
      {hasAccount && (
        <Button look="primary" onClick={() => setAsked(true)}>
          Pay {fee} now
        </Button>
      )}
      {isAsked && (
        <ActDialog
          title={`Pay the ${fee} first platform fee?`}
          act={`Pay ${fee}`}
          pendingText="Paying"
          run={(key) => payFirstFee(ownerId, key)}
          onClose={() => setAsked(false)}
        >
          <p>We’ll debit {isCard ? cardWords(cardDetails) : bankWords(bankInfo)} today and add it to an invoice.</p>
        </ActDialog>
      )}
    </section>
  );
}
