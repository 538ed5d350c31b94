import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { saveDetailsOf } from './details.actions';

/** The data of chosen applications, a file each. */
export function SaveDetails({ ids }: { ids: readonly string[] }) {
  const [done, setDone] = useState<number | null>(null);
  async function save() {
    await saveDetailsOf(ids, setDone);
    setDone(null);
  }
  return (
    <Button
      dense
      pending={done !== null}
      pendingText={`Saving ${(done ?? 0) + 1} of ${ids.length}`}
      onClick={() => void save()}
    >
      Download application data
    </Button>
  );
}
