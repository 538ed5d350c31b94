import { Card, CardTitle, Note } from '@portals/ui/card';
import type { Seen } from '../../parts/current';
import { visitText } from '../../parts/visit-text';
import { nextVisit } from '../../parts/year';
import { copy } from './copy';

/** The visit that comes next; nothing where none has a date. */
export function NextVisit({ membership }: { membership: Seen }) {
  const visit = membership.status === 'ACTIVE' ? nextVisit(membership) : undefined;
  if (!visit) return null;
  return (
    <Card>
      <Note>{copy.visit}</Note>
      <CardTitle>{visit.treatment}</CardTitle>
      <p>{visitText(visit, membership.practiceZone)}</p>
      <Note>{membership.practiceName}</Note>
    </Card>
  );
}
