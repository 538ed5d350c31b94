import type { MenuItem } from '@portals/ui/context-menu';
import { type ReactNode, useState } from 'react';
import type { ShownFile, ShownLoan } from './borrower.store';
import { GoodwillCredit, WaiveFees } from './waivers';

type Act = 'waive' | 'goodwill';
const dialogs = { waive: WaiveFees, goodwill: GoodwillCredit } as const;

/** The rarer acts of our own staff on a loan: the menu of its card, and the dialog that one of them opened. */
export function useLoanActs(
  { _id: borrowerId, name }: ShownFile,
  mayAct: boolean,
): { itemsOf: (loan: ShownLoan) => readonly MenuItem[]; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ act: Act; loan: ShownLoan } | null>(null);
  const itemsOf = (loan: ShownLoan) => {
    const item = (act: Act, label: string) => ({ key: act, label, run: () => setAsked({ act, loan }) });
    if (!mayAct) return [];
    return [
      ...(loan.lateFees > 0 ? [item('waive', 'Waive late fees')] : []),
      ...(loan.goodwillMax > 0 ? [item('goodwill', 'Goodwill credit')] : []),
    ];
  };
  const Dialog = asked && dialogs[asked.act];
  const dialog = Dialog && (
    <Dialog borrowerId={borrowerId} name={name} loan={asked.loan} onClose={() => setAsked(null)} />
  );
  return { itemsOf, dialog };
}
