import { useAttempt } from '@portals/form/attempt';
import type { MenuItem } from '@portals/ui/context-menu';
import { type ReactNode, useState } from 'react';
import type { ShownTransaction } from '../credit-transaction/shown-transaction';
import type { ShownFile, ShownLoan } from './borrower.store';
import { DisputeForCaller, EndLoanAutopay } from './caller-acts';
import { TakePhonePayment } from './phone-payment';
import { type PhonePayment, quotePhonePayment } from './phone-payment.actions';
import { GoodwillCredit, WaiveFees } from './waivers';

type Simple = 'waive' | 'goodwill' | 'autopay' | 'dispute';
type Of = { loan: ShownLoan; transaction: ShownTransaction };
type Asked = Of & ({ act: Simple } | { act: 'phone'; options: PhonePayment });

/** The rarer acts of our own staff on a loan: the menu of its card, and the dialog that one of them opened. */
export function useLoanActs(file: ShownFile, mayAct: boolean) {
  const { _id: borrowerId } = file;
  const [asked, setAsked] = useState<Asked | null>(null);
  const phone = useAttempt(async (of: Of) => {
    const { transactionId } = of.loan;
    setAsked({ ...of, act: 'phone', options: await quotePhonePayment({ borrowerId, transactionId }) });
  });
  const itemsOf = (of: Of): readonly MenuItem[] => {
    if (!mayAct) return [];
    const { loan, transaction } = of;
    const item = (act: Simple, label: string) => ({ key: act, label, run: () => setAsked({ ...of, act }) });
    return [
      { key: 'phone', label: 'Take a payment by phone', run: () => void phone.run(of) },
      ...(loan.lateFees > 0 ? [item('waive', 'Waive late fees')] : []),
      ...(loan.goodwillMax > 0 ? [item('goodwill', 'Give a goodwill credit')] : []),
      ...(loan.autopayIsOn ? [item('autopay', 'Turn off autopay')] : []),
      ...(transaction.request === null && !transaction.isFlagged ? [item('dispute', 'Open a dispute')] : []),
    ];
  };
  const dialog = asked && <AskedDialog file={file} asked={asked} onClose={() => setAsked(null)} />;
  return { itemsOf, dialog, phone };
}

type DialogProps = { file: ShownFile; asked: Asked; onClose: () => void };

function AskedDialog({ file: { _id: borrowerId, name }, asked, onClose }: DialogProps): ReactNode {
  const { loan, transaction } = asked;
  const of = { borrowerId, name, loan, onClose };
  switch (asked.act) {
    case 'phone':
      return <TakePhonePayment {...of} transactionId={loan.transactionId} options={asked.options} />;
    case 'waive':
      return <WaiveFees {...of} />;
    case 'goodwill':
      return <GoodwillCredit {...of} />;
    case 'autopay':
      return <EndLoanAutopay {...of} />;
    case 'dispute':
      return <DisputeForCaller {...of} transaction={transaction} />;
  }
}
