import { DocumentIcon } from '@portals/ui/icons';
import styled from 'styled-components';
import type { ShownApplication } from '../../stores/application.store';
import { PracticeTime } from '../../words/practice-time';
import { Body, Quiet } from './layout';

const List = styled.ul`
  max-width: 720px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  li { display: grid; grid-template-columns: 20px 1fr; gap: 2px 12px; align-items: center; padding: 12px 16px; }
  li + li { box-shadow: 0 -1px 0 var(--line); }
  svg { grid-row: 1 / 3; color: var(--ink-3); }
  b { font-weight: 600; } small { grid-column: 2; font-size: 12.5px; line-height: 17px; color: var(--ink-3); }
`;

/**
 * What was written and signed.
 * @NOTE choice: only the person's own session opens the texts (`/documents/{documentKey}/view` has no row for staff), so they are
 * named here and not linked.
 */
export function DocumentsTab({ documents, timeZone }: { documents: ShownApplication['documents']; timeZone: string }) {
  if (documents.length === 0) {
    return (
      <Body>
        <Quiet>No documents yet. The agreement appears here once it is signed, and a notice once it is sent.</Quiet>
      </Body>
    );
  }
  return (
    <Body>
      <List>
        {documents.map((document) => (
          <li key={document.documentId}>
            <DocumentIcon size={18} />
            <b>{document.title}</b>
            <small>
              {document.signedAt ? (
                <>
                  Signed <PracticeTime at={document.signedAt} timeZone={timeZone} />
                </>
              ) : (
                'Not signed'
              )}
            </small>
          </li>
        ))}
      </List>
    </Body>
  );
}
