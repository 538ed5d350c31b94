import { zoneName } from '@portals/format/dates';
import { Note } from '@portals/ui/card';
import { copy } from './visit-copy';

/** Names the practice’s zone where the reader’s clocks show another time. */
export function ZoneNote({ zone }: { zone: string }) {
  const here = zoneName();
  const there = zoneName(zone);
  return here === there ? null : <Note>{copy.zone(there)}</Note>;
}
