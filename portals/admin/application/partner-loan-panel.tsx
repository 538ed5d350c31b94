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
  QUEUED: (lender) => `${lender} has not sent it to the practice yet`,
  DEFERRED: (lender) => `${lender} keeps it until somebody asks it to go on`,
  SENT: (lender) => `${lender} has sent it to the practice`,
  SETTLED: () => 'It is in the practice’s bank account',
  RETURNED: () => 'The practice’s bank gave it back',
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
      <Title>Loan of {loan.lender}</Title>
      <Quiet>
        {usd(loan.amount)}, paid to the practice by {loan.lender} itself. {whereItIs(loan)}
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
            Ask to send it again
          </Button>
        </span>
      )}
      {isAsking && loan.payout && (
        <ActDialog
          title={`Ask ${loan.lender} to send ${usd(loan.amount)} again?`}
          act="Ask to send it again"
          pendingText="Asking"
          run={() => askForPayoutAgain(details._id, loan.payout?.version ?? 0)}
          onClose={() => setAsking(false)}
        >
          <p>
            It goes to the bank account of {practicemanagement.PracticeName} that {loan.lender} has. Check with the
            practice first that it is the right one.
          </p>
        </ActDialog>
      )}
    </Panel>
  );
}

function whereItIs({ lender, amount, payout }: Loan): string {
  const { status = 'QUEUED', ref, on, returnCode } = payout ?? {};
  const day = on ? ` (${civilDate(on, 'table')}).` : '.';
  const named = ref ? ` Bank statements show it as ${ref}.` : '';
  const code = returnCode ? ` Code ${returnCode}.` : '';
  const differs = payout && payout.amount !== amount ? ` It came to ${usd(payout.amount)}.` : '';
  return sentences[status](lender) + day + named + code + differs;
}
