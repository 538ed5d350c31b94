import { useAttempt } from '@portals/form/attempt';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DocumentIcon, DownloadIcon } from '@portals/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { PracticeTime } from '../words/practice-time';
import { type ListedDocument, saveDocument } from './document.actions';
import { DocumentReader } from './document-reader';
import { Body, Quiet } from './layout';

const List = styled.ul`
  max-width: 720px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  li { display: grid; grid-template-columns: 20px 1fr auto; gap: 2px 12px; align-items: center; padding: 12px 16px; }
  li + li { box-shadow: 0 -1px 0 var(--line); }
  li > svg { grid-row: 1 / 3; color: var(--ink-3); }
  b { font-weight: 600; } small { grid-column: 2; font-size: 12.5px; line-height: 17px; color: var(--ink-3); }
`;
const Acts = styled.span`
  grid-column: 3; grid-row: 1 / 3; display: flex; flex-wrap: wrap; gap: 4px; justify-content: flex-end;
`;
const Wide = styled.div`grid-column: 1 / -1;`;

type DocumentsTabProps = {
  documents: readonly ListedDocument[];
  timeZone: string;
};

/** What was written and signed: the papers of applications and of transactions. */
export function DocumentsTab({ documents, timeZone }: DocumentsTabProps) {
  const [open, setOpen] = useState<ListedDocument | null>(null);
  if (documents.length === 0) {
    return (
      <Body>
        <Quiet>No documents yet. Signed agreements and sent notices appear here.</Quiet>
      </Body>
    );
  }
  return (
    <Body>
      <List>
        {documents.map((document) => (
          <Row key={document.documentId} document={document} timeZone={timeZone} onRead={() => setOpen(document)} />
        ))}
      </List>
      <DocumentReader document={open} onClose={() => setOpen(null)} />
    </Body>
  );
}

type RowProps = { document: ListedDocument; timeZone: string; onRead: () => void };

function Row({ document, timeZone, onRead }: RowProps) {
  const saving = useAttempt(() => saveDocument(document));
  return (
    <li>
      <DocumentIcon size={18} />
      <b>{document.title}</b>
      <small>
        {/* A notice is told to somebody; there is nothing to sign on it. */}
        {document.signedAt ? 'Signed ' : 'Created '}
        <PracticeTime at={document.signedAt ?? document.createdAt} timeZone={timeZone} />
      </small>
      <Acts>
        <Button dense look="text" aria-label={`Read ${document.title}`} onClick={onRead}>
          Read
        </Button>
        <Button
          dense
          look="text"
          icon={<DownloadIcon size={15} />}
          aria-label={`Save ${document.title} as PDF`}
          pending={saving.pending}
          pendingText="Saving"
          onClick={() => void saving.run()}
        >
          PDF
        </Button>
      </Acts>
      {saving.trouble && (
        <Wide>
          <Banner severity="error">{saving.trouble.message}</Banner>
        </Wide>
      )}
    </li>
  );
}
