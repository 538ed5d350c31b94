import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { practiceMoment } from '../words/practice-time';
import type { ShownTransaction, TransactionPage } from './shown-transaction';
import { confirmRequest, declineRequest, endFraudReport, reverseFunding } from './transaction.actions';

const Wide = styled.div`grid-column: 1 / -1;`;
const REASON_MAX = 300;
const schema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reason'),
      z.maxLength(REASON_MAX, `Use ${REASON_MAX} characters or fewer`),
    ),
});

export type PatientAsksProps = {
  transaction: ShownTransaction;
  page: TransactionPage;
  /** Opens the change of the request; absent where it cannot be changed by the reader. */
  onChange: (() => void) | undefined;
};
type Open = 'decline' | 'confirm' | 'end' | 'reverse' | null;

/** What the patient asks about a transaction, or that they say it is not theirs, with what staff can do about it. */
export function PatientAsks({ transaction, page, onChange }: PatientAsksProps) {
  const { borrowerId, name, timeZone } = page;
  const [open, setOpen] = useState<Open>(null);
  const { person } = useSnapshot(staff);
  const { request, isFlagged, fundingStatus, status } = transaction;
  const isOurs = person?.role === 'Admin' && person.permissions.includes('funding.manage');
  const readAll = () => {
    void page.readAgain();
    page.readRest();
  };
  const close = () => setOpen(null);
  if (!request && !isFlagged) return null;
  return (
    <Wide>
      {request && (
        <Banner
          severity="warning"
          actions={
            <>
              {request.kind === 'CREATE' && (
                <Button dense onClick={() => setOpen('confirm')}>
                  Confirm
                </Button>
              )}
              {request.kind === 'MODIFY' && onChange && (
                <Button dense onClick={onChange}>
                  Change request
                </Button>
              )}
              <Button dense onClick={() => setOpen('decline')}>
                Decline
              </Button>
            </>
          }
        >
          {name} {asksFor(request)}, {practiceMoment(request.at, timeZone)}
          {request.reason && <>: “{request.reason}”</>}
        </Banner>
      )}
      {isFlagged && (
        <Banner
          severity="error"
          actions={
            isOurs && (
              <>
                <Button dense onClick={() => setOpen('end')}>
                  Clear report
                </Button>
                {status === 'ACCEPTED' && fundingStatus === 'SETTLED' && (
                  <Button dense onClick={() => setOpen('reverse')}>
                    Reverse funding
                  </Button>
                )}
              </>
            )
          }
        >
          {name} reported this as fraud. It’s on hold while we investigate.
        </Banner>
      )}
      {(open === 'decline' || open === 'end') && (
        <ReasonDialog
          title={open === 'decline' ? `Decline ${name}’s request?` : 'Clear the fraud report?'}
          act={open === 'decline' ? 'Decline request' : 'Clear report'}
          send={async (reason) => {
            const say = open === 'decline' ? declineRequest : endFraudReport;
            await say(borrowerId, transaction, reason).finally(readAll);
          }}
          onClose={close}
        />
      )}
      {open === 'confirm' && (
        <ActDialog
          title={`Confirm ${usd(transaction.txAmount)} for ${name}?`}
          act={`Confirm ${usd(transaction.txAmount)}`}
          pendingText="Confirming"
          run={() => confirmRequest(borrowerId, transaction).finally(readAll)}
          onClose={close}
        >
          <p>We’ll email {name} to choose a plan and approve or reject it.</p>
        </ActDialog>
      )}
      {open === 'reverse' && (
        <ActDialog
          title={`Reverse funding for ${usd(transaction.txAmount)}?`}
          act="Reverse funding"
          look="danger-fill"
          pendingText="Reversing"
          run={() => reverseFunding(borrowerId, transaction).finally(readAll)}
          onClose={close}
        >
          <p>The practice owes back the amount we paid. The patient’s loan ends and they owe nothing.</p>
        </ActDialog>
      )}
    </Wide>
  );
}

function asksFor({ kind, txAmount, answerBy }: NonNullable<ShownTransaction['request']>): string {
  if (kind === 'CREATE') return 'requested this transaction';
  if (kind === 'REFUND') return 'requested a refund';
  if (kind === 'DISPUTE')
    return `says they didn’t get this as agreed. Payments are paused. Refund or decline by ${civilDate(answerBy)}`;
  return txAmount === null ? 'says the amount is wrong' : `says the amount should be ${usd(txAmount)}`;
}

type ReasonProps = { title: string; act: string; send: (reason: string) => Promise<void>; onClose: () => void };

function ReasonDialog({ title, act, send, onClose }: ReasonProps) {
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await send(reason);
      onClose();
    },
  });
  return (
    <FormDialog title={title} act={act} pendingText="Sending" form={form} onClose={onClose}>
      <TextField
        label="Reason"
        hint="The patient will see this."
        maxLength={REASON_MAX}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
