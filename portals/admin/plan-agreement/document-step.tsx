import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { PrinterIcon } from '@portals/ui/icons';
import { LegalText } from '@portals/ui/legal-text';
import styled from 'styled-components';
import { usd } from '../words/amounts';
import { saveAgreement } from './plan-agreement.actions';
import type { ShownAgreement } from './plan-agreement.store';
import { StepFrame, type StepProps } from './step-frame';

const Text = styled.section`
  max-height: 46vh; overflow: auto; margin: 12px 0; padding: 14px 16px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  &:focus-visible { outline: 2px solid var(--focus); }
`;

/** Step 2: the agreement is read, and printed to be signed. */
export function DocumentStep({ of, onNext, onClose }: StepProps & { of: ShownAgreement }) {
  const printing = useAttempt(() => saveAgreement(of.privimembership));
  const { amountPaidToday } = of.payment;
  return (
    <StepFrame next="Continue to upload" onNext={onNext} onClose={onClose}>
      <Banner severity="success">
        The plan has started.{amountPaidToday > 0 && ` ${usd(amountPaidToday)} paid.`} Print the agreement for the
        patient to sign.
      </Banner>
      <TroubleBanner trouble={printing.trouble} />
      <Text aria-label={of.document.title} tabIndex={0}>
        <LegalText
          sections={of.document.sections.map(({ heading, paragraphs }) => ({
            heading,
            paragraphs: [...paragraphs],
          }))}
        />
      </Text>
      <Button
        icon={<PrinterIcon size={16} />}
        pending={printing.pending}
        pendingText="Creating PDF"
        onClick={() => void printing.run()}
      >
        Print agreement
      </Button>
    </StepFrame>
  );
}
