import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { LegalText } from '@portals/ui/legal-text';
import { Modal } from '@portals/ui/modal';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { type ListedDocument, readDocument } from './document.actions';
import { reading } from './document.store';

const Sheet = styled.div`
  > * + * { margin-top: 20px; }
`;

type DocumentReaderProps = {
  document: ListedDocument | null;
  onClose: () => void;
};

/** The text of one document, exactly as it was signed or sent. */
export function DocumentReader({ document, onClose }: DocumentReaderProps) {
  const { data, loading, error } = useSnapshot(reading).document;
  useEffect(() => {
    if (document) void readDocument(document);
  }, [document]);
  return (
    <Modal open={document !== null} title={document?.title ?? ''} onClose={onClose} wide>
      {data && (
        <Sheet tabIndex={0} role="region" aria-label={data.title}>
          {data.box && <FederalBoxSection box={data.box} />}
          <LegalText sections={data.sections} />
        </Sheet>
      )}
      {!data && loading && <Skeleton lines={10} label="Loading the document" />}
      {document && error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void readDocument(document)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
    </Modal>
  );
}
