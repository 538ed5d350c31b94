import { troubleOf, useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { Button } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { DownloadIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { MemberPage } from '../../parts/member-page';
import { loadPapers, type Paper, papers, savePaper } from '../../stores/papers.actions';
import { copy } from './copy';

const List = styled.ul`
  margin-top: 12px;
  > li { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 16px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
`;
const Words = styled.div`flex: 1 1 220px;`;

/** The papers of a member, what they signed and what they were sent (membership §2, documents list). */
export function DocumentsScreen() {
  const { data, error, loading } = useSnapshot(papers).list;
  useEffect(() => void loadPapers(), []);
  return (
    <MemberPage title={copy.title}>
      <Card aria-busy={loading}>
        <Note>{copy.lead}</Note>
        {error && <TroubleBanner trouble={troubleOf(error)} onAgain={() => void loadPapers()} />}
        {!data && loading && <Skeleton lines={6} label={copy.loading} />}
        {data?.documents.length === 0 && <Note>{copy.none}</Note>}
        <List>
          {data?.documents.map((paper) => (
            <PaperRow key={paper._id} paper={paper} />
          ))}
        </List>
      </Card>
    </MemberPage>
  );
}

function PaperRow({
  paper: { _id, title, PracticeName, signedName, isAccepted, keptAt, hasEnglishCopy },
}: {
  paper: Readonly<Paper>;
}) {
  const saving = useAttempt(savePaper);
  const day = civilDate(dayIn(keptAt));
  const how = signedName !== null ? copy.signed : isAccepted ? copy.accepted : copy.sent;
  return (
    <li>
      <Words>
        <b>{title}</b>
        <Note>{[how(day), PracticeName].filter(Boolean).join(', ')}</Note>
      </Words>
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
        <Button
          look="text"
          aria-label={copy.englishNamed(title, day)}
          onClick={() => void saving.run(_id, { lang: 'en' })}
        >
          {copy.english}
        </Button>
      )}
      <TroubleBanner trouble={saving.trouble} onAgain={saving.again} />
    </li>
  );
}
