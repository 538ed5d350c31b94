import type { DocumentGroup } from '@contract/boarding-document/entity';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { sizeText } from '@portals/list/size-text';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { SegmentedControl } from '@portals/ui/choices';
import { Modal } from '@portals/ui/modal';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { saveDocuments, summarizeDocuments } from './boarding.actions';
import { boarding } from './boarding.store';
import { documentNames, documentsText, groupNames, missingReasons, transactionsText } from './document-words';

const Sheet = styled.div`
  display: grid; gap: 18px;
  h3 { font-size: 15px; line-height: 20px; font-weight: 650; margin-bottom: 6px; }
  ul { list-style: none; padding: 0; max-height: 240px; overflow: auto; border-radius: 10px; box-shadow: inset 0 0 0 1px var(--line); }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; padding: 8px 12px; border-bottom: 1px solid var(--line); }
  li:last-child { border-bottom: 0; }
  li span { color: var(--ink-2); }
`;

/** Which signed documents the chosen transactions have, which are missing, and all of them as one zip. */
export function BoardingDocuments({ refs, onClose }: { refs: readonly string[]; onClose: () => void }) {
  const { summary, bytes } = useSnapshot(boarding);
  const [group, setGroup] = useState<DocumentGroup>('TRANSACTION');
  const stop = useRef<AbortController>(undefined);
  const groupId = useId();
  useEffect(() => void summarizeDocuments(refs), [refs]);
  useEffect(() => () => stop.current?.abort(), []);
  const ids = [...new Set(summary.data?.documents.map(({ _id }) => _id))];
  const saving = useAttempt(async () => {
    stop.current = new AbortController();
    await saveDocuments(ids, group, stop.current.signal);
    onClose();
  });
  return (
    <Modal
      open
      wide
      title={`Documents for ${transactionsText(refs.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{saving.pending ? 'Cancel' : 'Close'}</Button>
          {ids.length > 0 && (
            <Button
              look="primary"
              pending={saving.pending}
              pendingText={bytes === 0 ? 'Preparing' : `Downloading, ${sizeText(bytes)}`}
              onClick={() => void saving.run()}
            >
              Download {documentsText(ids.length)}
            </Button>
          )}
        </>
      }
    >
      <TroubleBanner trouble={saving.trouble} />
      {summary.loading && <Skeleton lines={4} label="Finding documents" />}
      {summary.error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void summarizeDocuments(refs)}>
              Try again
            </Button>
          }
        >
          {summary.error.message}
        </Banner>
      )}
      {summary.data && (
        <Sheet>
          <Missing documents={summary.data.missingDocuments} found={ids.length} />
          {ids.length > 0 && (
            <SegmentedControl
              id={groupId}
              name="group"
              label="Group folders by"
              options={groupNames}
              value={group}
              onValue={(value) => setGroup(value as DocumentGroup)}
            />
          )}
        </Sheet>
      )}
    </Modal>
  );
}

type MissingOnes = NonNullable<ReturnType<typeof useSnapshot<typeof boarding>>['summary']['data']>['missingDocuments'];

function Missing({ documents, found }: { documents: MissingOnes; found: number }) {
  const have = found === 0 ? 'No signed documents yet.' : `${documentsText(found)} signed.`;
  if (documents.length === 0) return <p>{found === 0 ? have : `${have} Nothing is missing.`}</p>;
  return (
    <section>
      <p>{have}</p>
      <h3 style={{ marginTop: 14 }}>Missing: {documents.length}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach that. */}
      <ul tabIndex={0} aria-label="Missing documents">
        {documents.map(({ creditTransactionRef, number, name, documentKey, reason }) => (
          <li key={`${creditTransactionRef} ${documentKey}`}>
            <b>
              {number} {name}
            </b>
            <span>
              {documentNames[documentKey]}. {missingReasons[reason]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
