import { useAttempt } from '@portals/form/attempt';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { DownloadIcon, PrinterIcon } from '@portals/ui/icons';
import styled from 'styled-components';
import { openLoanAgreement, saveLoanAgreement } from '../../stores/documents.actions';
import { copy } from './copy';

const Acts = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; margin: 14px 0 0;
`;

/** The signed papers of an accepted transaction. */
export function LoanDocuments({ transactionId }: { transactionId: string }) {
  const printing = useAttempt(() => openLoanAgreement(transactionId));
  const saving = useAttempt(() => saveLoanAgreement(transactionId));
  const trouble = printing.trouble ?? saving.trouble;
  return (
    <Card>
      <CardTitle>{copy.documents}</CardTitle>
      <Note>{copy.agreement}</Note>
      <Acts>
        <Button
          icon={<PrinterIcon size={17} />}
          pending={printing.pending}
          pendingText={copy.printing}
          onClick={() => void printing.run()}
        >
          {copy.print}
        </Button>
        <Button
          icon={<DownloadIcon size={17} />}
          pending={saving.pending}
          pendingText={copy.saving}
          onClick={() => void saving.run()}
        >
          {copy.save}
        </Button>
      </Acts>
      {trouble && (
        <Acts>
          <Banner severity="error">{trouble.message}</Banner>
        </Acts>
      )}
    </Card>
  );
}
