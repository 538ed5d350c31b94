import { Banner } from '@portals/ui/banner';
import { usd } from '../words/amounts';
import { AgreementToRead } from './agreement-to-read';
import type { ShownAgreement } from './plan-agreement.store';
import { StepFrame, type StepProps } from './step-frame';

/** Step 2: the agreement is printed, to be signed where the patient has not on the screen. */
export function DocumentStep({ of, onNext, onClose }: StepProps & { of: ShownAgreement }) {
  const { amountPaidToday } = of.payment;
  const isSigned = of.signedName !== null;
  return (
    <StepFrame {...(!isSigned && { next: 'Continue to upload', onNext })} onClose={onClose}>
      <Banner severity="success">
        The plan has started.{amountPaidToday > 0 && ` ${usd(amountPaidToday)} paid.`}{' '}
        {isSigned
          ? `${of.signedName} signed it on this screen. Print a copy for them.`
          : 'Print the agreement for the patient to sign.'}
      </Banner>
      <AgreementToRead of={of} />
    </StepFrame>
  );
}
