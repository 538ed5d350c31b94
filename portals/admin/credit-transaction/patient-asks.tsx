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
  reason: z.string().check(z.trim(), z.minLength(1, 'Say why'), z.maxLength(REASON_MAX)),
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
                  Change it
                </Button>
              )}
              <Button dense onClick={() => setOpen('decline')}>
                Say no
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
                  It is theirs
                </Button>
                {status === 'ACCEPTED' && fundingStatus === 'SETTLED' && (
                  <Button dense onClick={() => setOpen('reverse')}>
                    Take the payment back
                  </Button>
                )}
              </>
            )
          }
        >
          {name} says that this is not theirs. It is held while it is looked at.
        </Banner>
      )}
      {(open === 'decline' || open === 'end') && (
        <ReasonDialog
          title={open === 'decline' ? `Say no to ${name}?` : 'End the report of fraud?'}
          act={open === 'decline' ? 'Say no' : 'End the report'}
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
          <p>{name} gets an email, chooses a plan and approves or rejects it.</p>
        </ActDialog>
      )}
      {open === 'reverse' && (
        <ActDialog
          title={`Withdraw the payment for ${usd(transaction.txAmount)}?`}
          act="Withdraw it"
          look="danger-fill"
          pendingText="Taking it back"
          run={() => reverseFunding(borrowerId, transaction).finally(readAll)}
          onClose={close}
        >
          <p>The practice owes back what it was paid. The patient’s loan ends, and the patient owes nothing.</p>
        </ActDialog>
      )}
    </Wide>
  );
}

function asksFor({ kind, txAmount, answerBy }: NonNullable<ShownTransaction['request']>): string {
  if (kind === 'CREATE') return 'asks you for this transaction';
  if (kind === 'REFUND') return 'asks for a refund';
  if (kind === 'DISPUTE')
    return `did not get this as agreed. Payments are paused. Refund it or say no by ${civilDate(answerBy)}`;
  return txAmount === null ? 'says that the amount is wrong' : `says that it should be ${usd(txAmount)}`;
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
        label="Why"
        hint="The patient reads this."
        maxLength={REASON_MAX}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
