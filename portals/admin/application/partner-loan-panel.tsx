import { mayAskAgain, type PartnerPayoutStatus } from '@domain/funding/partner-payout';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { SpouseLetter } from '../credit-transaction/spouse-letter';
import { Quiet, Title } from '../person/layout';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { askForPayoutAgain, loadApplication } from './application.actions';
import type { ShownApplication } from './application.store';
import { Panel } from './panel';

type Loan = NonNullable<ShownApplication['partnerLoan']>;

const sentences: Readonly<Record<PartnerPayoutStatus, (lender: string) => string>> = {
  QUEUED: (lender) => `${lender} hasn’t paid the practice yet`,
  DEFERRED: (lender) => `${lender} is holding the payment until someone asks them to resume`,
  SENT: (lender) => `${lender} sent the payment to the practice`,
  SETTLED: () => 'The payment reached the practice’s bank account',
  RETURNED: () => 'The practice’s bank returned the payment',
};

/** The loan that the partner lender made, and how far its money is on the way to the practice. */
export function PartnerLoanPanel({ details }: { details: ShownApplication }) {
  const { person } = useSnapshot(staff);
  const [isAsking, setAsking] = useState(false);
  const { partnerLoan: loan, practicemanagement } = details;
  if (!loan) return null;
  const timeZone = zoneOfPractice(person, practicemanagement._id);
  const mayAsk =
    person?.brand === 'financing' && !person.financePartner && person.permissions.includes('funding.manage');
  return (
    <Panel>
      <Title>{loan.lender} loan</Title>
      <Quiet>
        {loan.lender} pays {usd(loan.amount)} directly to the practice. {whereItIs(loan)}
      </Quiet>
      {details.borrowerId && (
        <SpouseLetter
          letter={loan.spouseNotice}
          borrowerId={details.borrowerId}
          timeZone={timeZone}
          onSent={() => void loadApplication(details._id)}
        />
      )}
      {mayAsk && loan.payout && mayAskAgain(loan.payout.status) && (
        <span>
          <Button dense onClick={() => setAsking(true)}>
            Request resend
          </Button>
        </span>
      )}
      {isAsking && loan.payout && (
        <ActDialog
          title={`Ask ${loan.lender} to send ${usd(loan.amount)} again?`}
          act="Request resend"
          pendingText="Asking"
          run={() => askForPayoutAgain(details._id, loan.payout?.version ?? 0)}
          onClose={() => setAsking(false)}
        >
          <p>
            {loan.lender} will send it to the bank account they have on file for {practicemanagement.PracticeName}.
            Check with the practice first that it’s still correct.
          </p>
        </ActDialog>
      )}
    </Panel>
  );
}

function whereItIs({ lender, amount, payout }: Loan): string {
  const { status = 'QUEUED', ref, on, returnCode } = payout ?? {};
  const day = on ? ` (${civilDate(on, 'table')}).` : '.';
  const named = ref ? ` It appears on bank statements as ${ref}.` : '';
  const code = returnCode ? ` Return code ${returnCode}.` : '';
  const differs = payout && payout.amount !== amount ? ` The amount paid was ${usd(payout.amount)}.` : '';
  return sentences[status](lender) + day + named + code + differs;
}
