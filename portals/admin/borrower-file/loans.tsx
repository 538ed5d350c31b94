import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { TransactionActs } from '../credit-transaction/use-transaction-acts';
import { staff } from '../staff/staff.store';
import { ActiveDuty } from './active-duty';
import { savePayoffLetter } from './borrower.actions';
import { borrower, type ShownFile, type ShownLoan } from './borrower.store';
import { useLoanActs } from './loan-acts';
import { LoanCard } from './loan-card';
import { LowerPayments } from './lower-payments';
import { placeOf } from './place-of';

type LoansProps = { file: ShownFile; actsOf: TransactionActs['actsOf'] };

/** The loans that a person repays, for whoever may see how; one that is paid off says so in its row. */
export function Loans({ file, actsOf }: LoansProps) {
  const { loans, transactions } = useSnapshot(borrower);
  const { person } = useSnapshot(staff);
  const [lowered, setLowered] = useState<string | null>(null);
  const open = loans.data?.filter(({ next }) => next !== null) ?? [];
  const [served, setServed] = useState<ShownLoan | null>(null);
  const mayLower = person?.permissions.some((one) => one === 'credit.edit') ?? false;
  const { itemsOf, dialog, phone } = useLoanActs(file, mayLower);
  const letter = useAttempt(savePayoffLetter);
  return (
    <>
      <TroubleBanner trouble={letter.trouble} onAgain={letter.again} />
      <TroubleBanner trouble={phone.trouble} onAgain={phone.again} />
      {open.map((loan) => {
        const transaction = transactions.data?.find(({ _id }) => _id === loan.transactionId);
        if (!transaction) return null;
        return (
          <LoanCard
            key={loan.transactionId}
            loan={loan}
            transaction={transaction}
            applicationId={placeOf(file, transaction.practicemanagement._id)}
            acts={actsOf(transaction)}
            onLetter={() => void letter.run(file._id, loan.transactionId)}
            onLower={mayLower ? () => setLowered(loan.transactionId) : undefined}
            onServe={mayLower ? () => setServed(loan) : undefined}
            more={itemsOf({ loan, transaction })}
          />
        );
      })}
      {dialog}
      {served && (
        <ActiveDuty borrowerId={file._id} name={file.name} known={served.activeDuty} onClose={() => setServed(null)} />
      )}
      {lowered !== null && (
        <LowerPayments
          borrowerId={file._id}
          transactionId={lowered}
          name={file.name}
          onClose={() => setLowered(null)}
        />
      )}
    </>
  );
}
