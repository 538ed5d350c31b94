import { paymentMessages } from '@contract/messages/staff/payment';
import { displayStatus } from '@domain/credit-transaction/display';
import { toast } from '@portals/state/toast.store';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { RemindPatient } from '../person/remind-patient';
import { isHeldForIdentity, ReviewPersona } from '../person/take-identity';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { ChangeTransaction } from './change-transaction';
import { Refund } from './refund';
import type { ShownTransaction, TransactionPage } from './shown-transaction';
import { Withdraw } from './withdraw';

const labels = {
  identity: 'Verify identity manually',
  refund: 'Refund',
  remind: 'Remind',
  change: 'Change',
  withdraw: 'Withdraw',
} as const;
type Kind = keyof typeof labels;
type Needed = `transaction.${'refund' | 'create' | 'remind' | 'withdraw'}` | 'identity.override';

export type TransactionAct = {
  kind: Kind;
  label: string;
  /** What a button is called where several of one label stand on a page. */
  name: string;
  run: () => void;
};

export type TransactionActs = {
  /** What the reader may do with a transaction as it stands. */
  actsOf: (transaction: ShownTransaction) => readonly TransactionAct[];
  /** The dialog of the act that was chosen. */
  dialog: ReactNode;
};

/** The acts on the transactions of a page, each with its dialog. A null page has none. */
export function useTransactionActs(page: TransactionPage | null): TransactionActs {
  const { person } = useSnapshot(staff);
  const [open, setOpen] = useState<{ kind: Kind; transaction: ShownTransaction } | null>(null);
  const may = (permission: Needed) => person?.brand === 'financing' && person.permissions.includes(permission);

  function choose(kind: Kind, transaction: ShownTransaction) {
    if (kind === 'refund' && transaction.fundingStatus !== 'SETTLED') toast(paymentMessages.modifyNotSettled);
    else setOpen({ kind, transaction });
  }
  function isPossible(kind: Kind, one: ShownTransaction): boolean {
    switch (kind) {
      case 'identity':
        return may('identity.override') && isHeldForIdentity(one.status);
      case 'refund':
        return may('transaction.refund') && isRefundable(one);
      case 'remind':
        return may('transaction.remind') && one.canWithdraw && displayStatus(one.status) === 'PENDING';
      case 'change':
        return may('transaction.create') && one.canWithdraw && one.canChange;
      case 'withdraw':
        return may('transaction.withdraw') && one.canWithdraw;
    }
  }
  return {
    actsOf: (one) =>
      kinds
        .filter((kind) => page !== null && isPossible(kind, one))
        .map((kind) => ({ kind, label: labels[kind], name: nameOf(kind, one), run: () => choose(kind, one) })),
    dialog: page && open && <ActDialogOf page={page} {...open} onClose={() => setOpen(null)} />,
  };
}

const kinds: readonly Kind[] = ['identity', 'refund', 'remind', 'change', 'withdraw'];

/** The loan runs, and nobody says that it is not theirs. */
const isRefundable = ({ status, isFlagged }: ShownTransaction): boolean => status === 'ACCEPTED' && !isFlagged;

function nameOf(kind: Kind, { txAmount }: ShownTransaction): string {
  if (kind === 'identity') return labels.identity;
  return `${labels[kind]} ${kind === 'remind' ? 'about ' : ''}${usd(txAmount)}`;
}

type DialogProps = { kind: Kind; transaction: ShownTransaction; page: TransactionPage; onClose: () => void };

function ActDialogOf({ kind, transaction, page, onClose }: DialogProps) {
  const { borrowerId, name } = page;
  const { _id, txAmount } = transaction;
  const readAll = async () => {
    page.readRest();
    await page.readAgain();
  };
  switch (kind) {
    case 'identity':
      return <ReviewPersona transaction={{ _id, name }} onDone={readAll} onClose={onClose} />;
    case 'remind':
      return (
        <RemindPatient
          transaction={{ _id, txAmount, borrowerId, name }}
          onDone={() => void readAll()}
          {...{ onClose }}
        />
      );
    case 'refund':
      return <Refund {...{ transaction, page, onClose }} />;
    case 'change':
      return <ChangeTransaction {...{ transaction, page, onClose }} />;
    case 'withdraw':
      return <Withdraw {...{ transaction, page, onClose }} />;
  }
}
