import { nowMs } from '@portals/format/today';
import { Card, CardTitle, Note } from '@portals/ui/card';
import type { Seen } from './current';
import { VisitButtons } from './visit-buttons';
import { copy } from './visit-copy';
import { visitText } from './visit-text';
import { nextVisit } from './year';
import { ZoneNote } from './zone-note';

/** The visit that comes next; nothing where none has a date. */
export function NextVisit({ membership }: { membership: Seen }) {
  const visit = nextVisit(membership, nowMs());
  if (!visit) return null;
  return (
    <Card>
      <Note>{copy.next}</Note>
      <CardTitle>{visit.treatment}</CardTitle>
      <p>{visitText(visit, membership)}</p>
      <Note>{membership.practiceName}</Note>
      <ZoneNote zone={membership.practiceZone} />
      <VisitButtons membership={membership} visit={visit} />
    </Card>
  );
}
