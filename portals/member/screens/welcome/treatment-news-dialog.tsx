import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Modal } from '@portals/ui/modal';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { treatmentName } from '../../parts/treatment-name';
import { askAddress } from '../../parts/visit-buttons';
import { copy as visitWords } from '../../parts/visit-copy';
import { isHeld, visitText } from '../../parts/visit-text';
import { ZoneNote } from '../../parts/zone-note';
import { seeNotices } from '../../stores/member.actions';
import { copy } from './news-copy';

const List = styled.ul`
  li { padding: 14px 0; border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; padding-top: 0; }
  b { display: block; font-weight: 600; }
`;
const Kind = styled.p`font-size: 14px; line-height: 20px; font-weight: 600; color: var(--primary-text);`;

type News = {
  key: string;
  kind: Seen['treatmentNotices'][number]['kind'];
  visit: Seen['priviagreements'][number];
  name: string;
  count: number;
};

/** Visits of one treatment that have the same to tell and no date are one line with their count. */
function inOneLine(news: readonly News[]): News[] {
  const lines = new Map<string, News>();
  for (const one of news) {
    const line = one.visit.scheduledDate === null ? `${one.kind} ${one.name}` : one.key;
    const before = lines.get(line);
    lines.set(line, before ? { ...before, count: before.count + 1 } : one);
  }
  return [...lines.values()];
}

/** What is new of the treatments: one comes up, was booked, or may have a date. They are seen once this is closed or one is followed. */
export function TreatmentNewsDialog({ membership, onClose }: { membership: Seen; onClose: () => void }) {
  const { treatmentNotices, priviagreements, practiceZone } = membership;
  const seeing = useAttempt(async () => {
    await seeNotices(membership);
    onClose();
  });
  const news = inOneLine(
    treatmentNotices.flatMap(({ key, kind, agreementId }) => {
      const visit = priviagreements.find(({ _id }) => _id === agreementId);
      return visit ? [{ key, kind, visit, name: treatmentName({ ...visit, name: visit.treatment }), count: 1 }] : [];
    }),
  );
  return (
    <Modal
      open
      title={copy.title}
      dirty={seeing.pending}
      // One that cannot be kept as seen can still be left.
      onClose={() => (seeing.trouble ? onClose() : void seeing.run())}
      footer={
        <Button look="primary" pending={seeing.pending} pendingText={copy.seeing} onClick={() => void seeing.run()}>
          {copy.seen}
        </Button>
      }
    >
      <TroubleBanner trouble={seeing.trouble} />
      <List>
        {news.map(({ key, kind, visit, name, count }) => (
          <li key={key}>
            <Kind>{copy.kinds[kind]}</Kind>
            <b>{copy.visits(name, count)}</b>
            {visit.scheduledDate !== null && <Note>{visitText(visit, membership)}</Note>}
            {visit.scheduledDate === null && isHeld(membership) ? (
              <Note>{visitWords.onHold}</Note>
            ) : (
              <Link to={askAddress(membership, visit)} onClick={() => void seeing.run()}>
                {visit.scheduledDate === null ? visitWords.askDate : visitWords.changeDate}
              </Link>
            )}
          </li>
        ))}
      </List>
      <ZoneNote zone={practiceZone} />
    </Modal>
  );
}
