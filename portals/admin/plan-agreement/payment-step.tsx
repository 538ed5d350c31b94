import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { ApiError } from '@portals/client/api-error';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { BankFields, useBankForm } from '@portals/pay/bank-fields';
import { EnterCard } from '@portals/pay/enter-card';
import { agreedHash } from '@portals/pay/pay.actions';
import { Banner } from '@portals/ui/banner';
import { Note } from '@portals/ui/card';
import { Checkbox, SegmentedControl } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneySummary } from '@portals/ui/money-summary';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { AgreementToRead } from './agreement-to-read';
import { beginPlan, openCardPage } from './plan-agreement.actions';
import type { ShownAgreement } from './plan-agreement.store';
import { StepFrame, type StepProps } from './step-frame';

const Stack = styled.div`display: grid; gap: 14px;`;
const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

export type PaymentStepProps = StepProps & { of: ShownAgreement; onBack: (() => void) | undefined };

const NOT_READ = 'Show the patient the agreement and give them a copy, then check the box.';
const notRead = () =>
  new ApiError(422, {
    code: 'INVALID_FIELDS',
    message: NOT_READ,
    fields: [{ field: 'hasRead', message: NOT_READ }],
  });

/**
 * Step 1: the agreement with its disclosure comes first (12 CFR 1026.17(b)), then how the patient pays; what is due today is taken, and
 * the plan begins.
 */
export function PaymentStep({ of, onNext, onBack, onClose }: PaymentStepProps) {
  const id = useId();
  const [way, setWay] = useState('CARD');
  const [isPending, setPending] = useState(false);
  const [hasRead, setRead] = useState(false);
  const [isMissed, setMissed] = useState(false);
  /** @throws ApiError before the patient has read it */
  function askRead(): void {
    setMissed(!hasRead);
    if (!hasRead) throw notRead();
  }
  const { payment } = of;
  const due = usd(payment.paymentDueToday);
  function go(status: 'ACTIVE' | 'PENDING') {
    if (status === 'ACTIVE') onNext();
    else setPending(true);
  }
  const summary = (
    <MoneySummary
      lines={[
        { label: 'Annual treatment cost', value: usd(payment.totalTreatmentsCost) },
        ...(payment.upfrontCost > 0 ? [{ label: 'Upfront cost', value: usd(payment.upfrontCost) }] : []),
        { label: 'Monthly payment', value: usd(payment.membershipPayment) },
        ...(payment.spendableCredits > 0 ? [{ label: 'Credits', value: usd(payment.spendableCredits) }] : []),
        { label: 'Next payment', value: civilDate(payment.nextPaymentDate, 'table') },
        { label: 'Due today', value: due, total: true },
      ]}
    />
  );
  if (isPending)
    return (
      <StepFrame onClose={onClose}>
        <Banner severity="warning">
          The bank hasn’t confirmed the payment yet. The plan starts when it does, and we won’t charge twice. Reopen
          this agreement from the member’s page.
        </Banner>
      </StepFrame>
    );
  return (
    <Stack>
      {summary}
      <AgreementToRead of={of} low />
      <Checkbox
        id={`${id}-read`}
        name="hasRead"
        checked={hasRead}
        error={isMissed && !hasRead ? NOT_READ : undefined}
        onChange={({ target }) => setRead(target.checked)}
      >
        The patient read the agreement and its disclosure, and has a copy to keep.
      </Checkbox>
      <SegmentedControl
        id={id}
        name="option"
        label="Payment method"
        options={[
          { value: 'CARD', label: 'Card' },
          { value: 'BANK', label: 'Bank account' },
        ]}
        value={way}
        onValue={setWay}
      />
      {way === 'CARD' ? (
        <StepFrame onBack={onBack} onClose={onClose}>
          <EnterCard
            label={`Enter card and pay ${due}`}
            open={async () => {
              askRead();
              return openCardPage(of.privimembership);
            }}
            save={(token) => beginPlan(of, { card: { token } })}
            onSaved={go}
          />
        </StepFrame>
      ) : (
        <BankWay of={of} due={due} askRead={askRead} onPaid={go} onBack={onBack} onClose={onClose} />
      )}
      <Note>For plans signed here, we pay the practice monthly.</Note>
    </Stack>
  );
}

type BankWayProps = Omit<PaymentStepProps, 'onNext'> & {
  due: string;
  askRead: () => void;
  onPaid: (status: 'ACTIVE' | 'PENDING') => void;
};

function BankWay({ of, due, askRead, onPaid, onBack, onClose }: BankWayProps) {
  const form = useBankForm(async ({ isAuthorized, ...bank }) => {
    askRead();
    if (!isAuthorized) {
      const message = 'Read the authorization to the patient, then check the box when they agree.';
      throw new ApiError(422, { code: 'INVALID_FIELDS', message, fields: [{ field: 'isAuthorized', message }] });
    }
    return beginPlan(of, { bank: { ...bank, ...(await agreedHash()) } });
  }, onPaid);
  return (
    <form {...form.props}>
      <StepFrame
        next={`Pay ${due} and start plan`}
        pendingText="Paying"
        pending={form.pending}
        onNext={() => void form.send()}
        onBack={onBack}
        onClose={onClose}
      >
        <ErrorSummary {...form.summary} />
        <TroubleBanner trouble={form.trouble} />
        <BankFields form={form} />
      </StepFrame>
    </form>
  );
}
