import { ActDialog } from '@portals/form/act-dialog';
import { monthYear } from '@portals/format/dates';
import { maskedAccount } from '@portals/format/masked-number';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { payInvoice } from './money.actions';
import type { ShownInvoice } from './money.store';

const PAYERS: readonly string[] = ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'];

/** Pays an unpaid invoice once; nothing where it can't be paid by whoever looks. */
export function PayInvoice({ of }: { of: ShownInvoice }) {
  const { person } = useSnapshot(staff);
  const [isAsked, setAsked] = useState(false);
  const mayPay =
    person !== null &&
    PAYERS.includes(person.role) &&
    person.permissions.includes('membership.edit') &&
    (of.payer === 'PRACTICE' || person.role !== 'PracticeAdmin');
  if (of.payFrom === null || !mayPay) return null;
  const amount = usd(of.total);
  return (
    <>
      <Button dense look="primary" onClick={() => setAsked(true)}>
        Pay {amount} now
      </Button>
      {isAsked && (
        <ActDialog
          title={`Pay the ${monthYear(of.month)} invoice?`}
          act={`Pay ${amount}`}
          pendingText="Paying"
          run={(key) => payInvoice(of, key)}
          onClose={() => setAsked(false)}
        >
          <p>We’ll debit {maskedAccount(of.payFrom)} once, today.</p>
        </ActDialog>
      )}
    </>
  );
}
