import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { PrinterIcon } from '@portals/ui/icons';
import { LegalText } from '@portals/ui/legal-text';
import styled from 'styled-components';
import { saveAgreement } from './plan-agreement.actions';
import type { ShownAgreement } from './plan-agreement.store';

const Text = styled.section<{ $low: boolean }>`
  max-height: ${({ $low }) => ($low ? '30vh' : '46vh')}; overflow: auto; margin: 12px 0; padding: 14px 16px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  &:focus-visible { outline: 2px solid var(--focus); }
`;

/** The agreement with its federal disclosure, to be read with the patient and printed for them. */
export function AgreementToRead({ of, low = false }: { of: ShownAgreement; low?: boolean }) {
  const printing = useAttempt(() => saveAgreement(of.privimembership));
  return (
    <div>
      <TroubleBanner trouble={printing.trouble} />
      <Text aria-label={of.document.title} tabIndex={0} $low={low}>
        {of.document.box && <FederalBoxSection box={of.document.box} />}
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
    </div>
  );
}
