import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { ApiError } from '@portals/client/api-error';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { BankFields, useBankForm } from '@portals/pay/bank-fields';
import { EnterCard } from '@portals/pay/enter-card';
import type { EnteredBank } from '@portals/pay/pay.actions';
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
import { SignHere } from './sign-here';
import { StepFrame, type StepProps } from './step-frame';

const Stack = styled.div`display: grid; gap: 14px;`;
const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

export type PaymentStepProps = StepProps & { of: ShownAgreement; onBack: (() => void) | undefined };

/** What of a bank account is sent; its authorization comes with the signature. */
type GivenBank = Omit<EnteredBank, 'isAuthorized'>;

const NOT_READ = 'Show the patient the agreement and give them a copy, then check the box.';
const notRead = () =>
  new ApiError(422, {
    code: 'INVALID_FIELDS',
    message: NOT_READ,
    fields: [{ field: 'hasRead', message: NOT_READ }],
  });

/**
 * Step 1: the agreement with its disclosure comes first (12 CFR 1026.17(b)), then how the patient pays. They sign themselves, on this screen
 * or on the print; a bank account is debited after the signature alone. What is due today is taken, and the plan begins.
 */
export function PaymentStep({ of, onNext, onBack, onClose }: PaymentStepProps) {
  const id = useId();
  const [way, setWay] = useState('CARD');
  const [isPending, setPending] = useState(false);
  const [toSign, setToSign] = useState<'CARD' | GivenBank | null>(null);
  /** What the patient typed themselves, of the text that stood there. */
  const [signed, setSigned] = useState<{ name: string; hash: string } | null>(null);
  const due = usd(of.payment.paymentDueToday);
  function go(status: 'ACTIVE' | 'PENDING') {
    if (status === 'ACTIVE') onNext();
    else setPending(true);
  }
  async function take(typedName: string) {
    if (toSign === 'CARD') setSigned({ name: typedName, hash: of.disclosureHash });
    else if (toSign) {
      const bank = { ...toSign, authorizationHash: of.authorization.sha256 };
      go(await beginPlan(of, { bank, typedName }));
    }
    setToSign(null);
  }
  if (isPending)
    return (
      <StepFrame onClose={onClose}>
        <Banner severity="warning">
          The bank hasn’t confirmed the payment yet. The plan starts when it does, and we won’t charge twice. Reopen
          this agreement from the member’s page.
        </Banner>
      </StepFrame>
    );
  if (toSign)
    return (
      <SignHere
        of={of}
        account={toSign === 'CARD' ? null : accountOf(toSign)}
        act={toSign === 'CARD' ? 'Sign' : `Sign and pay ${due}`}
        onSigned={take}
        onBack={() => setToSign(null)}
        onClose={onClose}
      />
    );
  const frame = { onBack, onClose };
  return (
    <Stack>
      <Summary payment={of.payment} due={due} />
      <AgreementToRead of={of} low />
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
      {way === 'BANK' ? (
        <BankWay onGiven={setToSign} {...frame} />
      ) : (
        <CardWay
          of={of}
          due={due}
          signedName={signed?.hash === of.disclosureHash ? signed.name : null}
          onHandOver={() => setToSign('CARD')}
          onPaid={go}
          {...frame}
        />
      )}
      <Note>For plans signed here, we pay the practice monthly.</Note>
    </Stack>
  );
}

const accountOf = ({ bankName, accountNumber }: GivenBank) => ({
  bankName: bankName ?? '',
  lastFour: accountNumber.slice(-4),
});

function Summary({ payment, due }: { payment: ShownAgreement['payment']; due: string }) {
  return (
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
}

type CardWayProps = Omit<PaymentStepProps, 'onNext'> & {
  due: string;
  /** Of whoever signed the text that is shown, on this screen. */
  signedName: string | null;
  onHandOver: () => void;
  onPaid: (status: 'ACTIVE' | 'PENDING') => void;
};

/** A card may be charged at once: after a signature on this screen, or with the print to be signed. */
function CardWay({ of, due, signedName, onHandOver, onPaid, ...frame }: CardWayProps) {
  const id = useId();
  const [signs, setSigns] = useState('SCREEN');
  const [hasRead, setRead] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const isOnPaper = signs === 'PAPER';
  /** @throws ApiError before the patient has read it */
  function askRead(): void {
    setMissed(!hasRead);
    if (!hasRead) throw notRead();
  }
  return (
    <>
      <SegmentedControl
        id={`${id}-signs`}
        name="signs"
        label="Signature"
        options={[
          { value: 'SCREEN', label: 'On this screen' },
          { value: 'PAPER', label: 'On paper' },
        ]}
        value={signs}
        onValue={setSigns}
      />
      {isOnPaper && (
        <Checkbox
          id={`${id}-read`}
          name="hasRead"
          checked={hasRead}
          error={isMissed && !hasRead ? NOT_READ : undefined}
          onChange={({ target }) => setRead(target.checked)}
        >
          The patient read the agreement and its disclosure, and has a copy to keep.
        </Checkbox>
      )}
      {isOnPaper || signedName !== null ? (
        <StepFrame {...frame}>
          {!isOnPaper && <Banner severity="success">Signed on this screen by {signedName}.</Banner>}
          <EnterCard
            label={`Enter card and pay ${due}`}
            open={async () => {
              if (isOnPaper) askRead();
              return openCardPage(of.privimembership);
            }}
            save={(token) =>
              beginPlan(of, {
                card: { token },
                ...(!isOnPaper && signedName !== null && { typedName: signedName }),
              })
            }
            onSaved={onPaid}
          />
        </StepFrame>
      ) : (
        <StepFrame next="Hand over to sign" onNext={onHandOver} {...frame}>
          <Note>The patient reads the agreement here and signs it before you take their card.</Note>
        </StepFrame>
      )}
    </>
  );
}

type BankWayProps = {
  onGiven: (bank: GivenBank) => void;
  onBack: (() => void) | undefined;
  onClose: () => void;
};

/** The numbers of a bank account; nothing is debited before its owner has signed. */
function BankWay({ onGiven, onBack, onClose }: BankWayProps) {
  const form = useBankForm(async ({ isAuthorized: _, ...bank }) => bank, onGiven);
  return (
    <form {...form.props}>
      <StepFrame next="Hand over to sign" onNext={() => void form.send()} onBack={onBack} onClose={onClose}>
        <ErrorSummary {...form.summary} />
        <TroubleBanner trouble={form.trouble} />
        <BankFields form={form} authorizes={false} />
      </StepFrame>
    </form>
  );
}
