import { useAttempt } from '@portals/form/attempt';
import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { DownloadIcon } from '@portals/ui/icons';
import { Stack } from '@portals/ui/portal-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { borrower } from '../../stores/borrower.store';
import { loadPapers, type Paper, papers, savePaper } from '../../stores/papers.actions';
import { ApplicationsCard } from './applications-card';
import { copy } from './copy';

const List = styled.ul`
  list-style: none; margin: 12px 0 0; padding: 0;
  > li {
    display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; align-items: center; padding: 16px 0; border-top: 1px solid var(--line);
  }
  > li > :nth-child(n + 3) { grid-column: 1 / -1; }
  b { display: block; font-weight: 600; }
`;

/** In line with the words above, though a text button has room at its side. */
const English = styled.div`margin: -6px 0 -10px -8px;`;

const dayOf = (instant: string) => civilDate(dayIn(instant));

function PaperRow({ paper }: { paper: Readonly<Paper> }) {
  const { _id, title, PracticeName, signedName, isAccepted, keptAt, hasEnglishCopy } = paper;
  const saving = useAttempt(savePaper);
  const day = dayOf(keptAt);
  const how = signedName !== null ? copy.signed : isAccepted ? copy.accepted : copy.sent;
  return (
    <li>
      <div>
        <b>{title}</b>
        <Note>{[how(day), PracticeName].filter(Boolean).join(', ')}</Note>
      </div>
      <Button
        icon={<DownloadIcon size={17} />}
        pending={saving.pending}
        pendingText={copy.saving}
        aria-label={copy.saveNamed(title, day)}
        onClick={() => void saving.run(_id)}
      >
        {copy.save}
      </Button>
      {hasEnglishCopy && (
        <English>
          <Button
            look="text"
            aria-label={copy.englishNamed(title, day)}
            onClick={() => void saving.run(_id, { lang: 'en' })}
          >
            {copy.english}
          </Button>
        </English>
      )}
      {saving.trouble && <Banner severity="error">{saving.trouble.message}</Banner>}
    </li>
  );
}

/** Every paper of the borrower: what they signed and what they were sent (borrower §2 my-documents), and what they applied for. */
export function MyDocumentsScreen() {
  const { data, error, loading } = useSnapshot(papers).list;
  const { data: user } = useSnapshot(borrower).user;
  useEffect(() => void loadPapers(), []);
  return (
    <BorrowerPage title={copy.title}>
      <Stack>
        <Card aria-busy={loading}>
          <Note>{copy.lead}</Note>
          {error && (
            <Banner severity="error" actions={<Button onClick={() => void loadPapers()}>{copy.again}</Button>}>
              {error.message}
            </Banner>
          )}
          {!data && loading && <Skeleton lines={6} label={copy.loading} />}
          {data?.documents.length === 0 && <Note>{copy.none}</Note>}
          <List>
            {data?.documents.map((paper) => (
              <PaperRow key={paper._id} paper={paper} />
            ))}
          </List>
        </Card>
        {!user?.isDeleted && <ApplicationsCard />}
      </Stack>
    </BorrowerPage>
  );
}
