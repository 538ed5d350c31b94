import { locale } from '@portals/format/locale';
import { usdExact } from '@portals/format/usd';
import { Card, Figure, Heading } from '@portals/ui/card';
import type { Seen } from '../../parts/current';
import { copy } from './copy';

/** What the plan saved so far against list prices; nothing before the first treatment. */
export function Saved({ membership: { savedSoFar, priviagreements } }: { membership: Seen }) {
  if (savedSoFar <= 0) return null;
  const given = priviagreements.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card $tone="hero">
      <b>{copy.saved}</b>
      <Figure>{usdExact(savedSoFar)}</Figure>
      <p>{copy.savedText(given)}</p>
    </Card>
  );
}

/** Points of the practice's program; nothing while there are none. */
export function Loyalty({ membership: { loyaltyPoints } }: { membership: Seen }) {
  if (loyaltyPoints === 0) return null;
  return (
    <Card>
      <Heading>{copy.loyalty}</Heading>
      <Figure $small>{copy.points(loyaltyPoints.toLocaleString(locale))}</Figure>
    </Card>
  );
}
