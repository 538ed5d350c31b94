import { CHOSEN_ROWS_MAX } from '@contract/lists/declare-list';
import { toApiError } from '@portals/client/api-error';
import { toast } from '@portals/state/toast.store';
import { Button } from '@portals/ui/button';
import { countText } from '@portals/ui/table/column';
import { useState } from 'react';
import { notChosen } from './words';

export type Choosing = {
  /** Finds the ids of all that a body of the list's file finds, for acts that go by ids. */
  find: (body: object) => Promise<readonly string[]>;
};

type ChooseAllProps = {
  /** Left out where a file of all is all that is done with them: it goes by the query, so it holds any number. */
  choosing?: Choosing | undefined;
  body: object;
  total: number;
  totalIsBound: boolean;
  /** Hears the ids where they were found. */
  onChosen: (ids: readonly string[]) => void;
};

/** Chooses what the query finds beyond the page; the server finds it, so that nothing is left out that no page has shown. */
export function ChooseAll({ choosing, body, total, totalIsBound, onChosen }: ChooseAllProps) {
  const [pending, setPending] = useState(false);
  async function choose() {
    if (!choosing) return onChosen([]);
    setPending(true);
    try {
      onChosen(await choosing.find(body));
    } catch (cause) {
      toast(notChosen, { values: { server: toApiError(cause).message } });
    } finally {
      setPending(false);
    }
  }
  const isTooMany = choosing !== undefined && !totalIsBound && total > CHOSEN_ROWS_MAX;
  if (isTooMany) return <span>Narrow the list to {CHOSEN_ROWS_MAX.toLocaleString('en-US')} to choose all</span>;
  return (
    <Button dense look="quiet" pending={pending} pendingText="Choosing" onClick={() => void choose()}>
      Choose all {countText(total, totalIsBound)}
    </Button>
  );
}
