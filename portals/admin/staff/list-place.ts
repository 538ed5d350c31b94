import { mayAskBy } from '@contract/person-fields';
import { readerOf } from '@contract/person-readers';
import { todayIn } from '@portals/format/today';
import type { Place } from '@portals/list/list-view';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { zoneOfPractice } from './practices';
import { staff } from './staff.store';

/** Who reads a list, of which practices, and by whose clocks. */
export function useListPlace(): Place {
  const { person, practiceId } = useSnapshot(staff);
  const timeZone = zoneOfPractice(person, practiceId);
  const today = todayIn(timeZone);
  return useMemo(
    () => ({
      readerId: person?.id ?? '',
      practiceId,
      today,
      timeZone,
      zoneOf: (id) => zoneOfPractice(person, id),
      mayAskBy: (name) => person !== null && mayAskBy(readerOf(person), name),
    }),
    [person, practiceId, today, timeZone],
  );
}
