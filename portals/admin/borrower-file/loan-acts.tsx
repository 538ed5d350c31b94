import { useAttempt } from '@portals/form/attempt';
import type { MenuItem } from '@portals/ui/context-menu';
import { type ReactNode, useState } from 'react';
import type { ShownFile, ShownLoan } from './borrower.store';
import { TakePhonePayment } from './phone-payment';
import { type PhonePayment, quotePhonePayment } from './phone-payment.actions';
import { GoodwillCredit, WaiveFees } from './waivers';

type Asked = { act: 'waive' | 'goodwill'; loan: ShownLoan } | { act: 'phone'; loan: ShownLoan; options: PhonePayment };

/** The rarer acts of our own staff on a loan: the menu of its card, and the dialog that one of them opened. */
export function useLoanActs(file: ShownFile, mayAct: boolean) {
  const { _id: borrowerId } = file;
  const [asked, setAsked] = useState<Asked | null>(null);
  const phone = useAttempt(async (loan: ShownLoan) => {
    const { transactionId } = loan;
    setAsked({ act: 'phone', loan, options: await quotePhonePayment({ borrowerId, transactionId }) });
  });
  const itemsOf = (loan: ShownLoan): readonly MenuItem[] => {
    if (!mayAct) return [];
    const item = (act: 'waive' | 'goodwill', label: string) => ({
      key: act,
      label,
      run: () => setAsked({ act, loan }),
    });
    return [
      { key: 'phone', label: 'Take a payment by phone', run: () => void phone.run(loan) },
      ...(loan.lateFees > 0 ? [item('waive', 'Waive late fees')] : []),
      ...(loan.goodwillMax > 0 ? [item('goodwill', 'Give a goodwill credit')] : []),
    ];
  };
  const dialog = asked && <AskedDialog file={file} asked={asked} onClose={() => setAsked(null)} />;
  return { itemsOf, dialog, phone };
}

function AskedDialog({
  file: { _id: borrowerId, name },
  asked,
  onClose,
}: {
  file: ShownFile;
  asked: Asked;
  onClose: () => void;
}): ReactNode {
  const { loan } = asked;
  const of = { borrowerId, name, onClose };
  if (asked.act === 'phone')
    return <TakePhonePayment {...of} transactionId={loan.transactionId} options={asked.options} />;
  return asked.act === 'waive' ? <WaiveFees {...of} loan={loan} /> : <GoodwillCredit {...of} loan={loan} />;
}
