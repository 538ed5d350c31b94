import { CHOSEN_ROWS_MAX } from '@contract/lists/declare-list';
import { toApiError } from '@portals/client/api-error';
import { toast } from '@portals/state/toast.store';
import { Button } from '@portals/ui/button';
import { countText } from '@portals/ui/table/column';
import { useState } from 'react';
import { notChosen } from './words';

export type Choosing = {
  /** Finds the ids of all that a body of the list's file finds. */
  find: (body: object) => Promise<readonly string[]>;
};

type ChooseAllProps = Choosing & {
  body: object;
  total: number;
  totalIsBound: boolean;
  onChosen: (ids: readonly string[]) => void;
};

/** Chooses what the query finds beyond the page; the server finds it, so that nothing is left out that no page has shown. */
export function ChooseAll({ find, body, total, totalIsBound, onChosen }: ChooseAllProps) {
  const [pending, setPending] = useState(false);
  async function choose() {
    setPending(true);
    try {
      onChosen(await find(body));
    } catch (cause) {
      toast(notChosen, { values: { server: toApiError(cause).message } });
    } finally {
      setPending(false);
    }
  }
  const isTooMany = !totalIsBound && total > CHOSEN_ROWS_MAX;
  if (isTooMany) return <span>Narrow the list to {CHOSEN_ROWS_MAX.toLocaleString('en-US')} to choose all</span>;
  return (
    <Button dense look="quiet" pending={pending} pendingText="Choosing" onClick={() => void choose()}>
      Choose all {countText(total, totalIsBound)}
    </Button>
  );
}
