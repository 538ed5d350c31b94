import { mayAskBy } from '@contract/person-fields';
import type { ListLook } from '@portals/list/list-screen';
import type { Place } from '@portals/list/list-view';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { todayIn } from '../words/today';
import { appearance, setColumns, setDense } from './appearance.store';
import { zoneOfPractice } from './practices';
import { staff } from './staff.store';

/** Who reads a list, of which practices, and by whose clocks. */
export function useListPlace(): Place {
  const { person, practiceId } = useSnapshot(staff);
  const timeZone = zoneOfPractice(person, practiceId);
  const today = todayIn(timeZone);
  return useMemo(
    () => ({
      practiceId,
      today,
      timeZone,
      zoneOf: (id) => zoneOfPractice(person, id),
      mayAskBy: (name) => person !== null && mayAskBy(person.role, name),
    }),
    [person, practiceId, today, timeZone],
  );
}

/** How this device shows a list. */
export function useListLook(id: string): ListLook {
  const { dense, columns } = useSnapshot(appearance);
  return {
    dense,
    columns: columns[id] ?? [],
    onDense: setDense,
    onColumns: (choice) => setColumns(id, choice),
  };
}
