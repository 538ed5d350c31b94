import type { viewDocument } from '@contract/document/calls';
import type { ResultOf } from '@contract/endpoint';
import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { DownloadIcon } from '@portals/ui/icons';
import { LegalText } from '@portals/ui/legal-text';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { copy } from './copy';

/** A legal document as the server sends it. */
export type AgreementText = ResultOf<typeof viewDocument>;

const Sheet = styled.div`
  max-height: 60vh; overflow: auto; padding: 20px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line-2); background: var(--surface);
  > * + * { margin-top: 20px; }
  @media print { max-height: none; overflow: visible; box-shadow: none; padding: 0; }
`;
const Under = styled.div`margin-top: 8px;`;

/** The text that is signed, in an area of its own that keyboards can scroll, with its federal box where it has one. */
export function AgreementSheet({
  agreement,
  onSave,
}: {
  agreement: Snapshot<AgreementText>;
  /** Saves it as a PDF. */
  onSave: () => Promise<unknown>;
}) {
  const saving = useAttempt(onSave);
  const { box, sections, title } = agreement;
  return (
    <>
      <Sheet tabIndex={0} role="region" aria-label={title}>
        {box && <FederalBoxSection box={box} />}
        <LegalText sections={sections} />
      </Sheet>
      <Under>
        <Button
          look="text"
          icon={<DownloadIcon size={17} />}
          pending={saving.pending}
          pendingText={copy.saving}
          onClick={() => void saving.run()}
        >
          {copy.save}
        </Button>
        <TroubleBanner trouble={saving.trouble} />
      </Under>
    </>
  );
}
