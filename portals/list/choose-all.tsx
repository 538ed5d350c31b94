import { CHOSEN_ROWS_MAX } from '@contract/lists/declare-list';
import { toApiError } from '@portals/client/api-error';
import { toast } from '@portals/state/toast.store';
import { Button } from '@portals/ui/button';
import { countText } from '@portals/ui/table/column';
import { useState } from 'react';
import { notChosen } from './words';

export type Choosing = {
  /** Asks the server for the ids of every row that matches a query, for actions that take ids. */
  find: (body: object) => Promise<readonly string[]>;
};

type ChooseAllProps = {
  /** Left out where the chosen rows can only be exported: an export repeats the query, so it needs no ids and has no limit. */
  choosing?: Choosing | undefined;
  body: object;
  total: number;
  totalIsBound: boolean;
  /** Called with the ids that were found; with none where `choosing` is left out. */
  onChosen: (ids: readonly string[]) => void;
};

/** A button that chooses every row of the query, also those on pages that were never loaded: the server looks them up. */
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
  if (isTooMany)
    return <span>Narrow the list to {CHOSEN_ROWS_MAX.toLocaleString('en-US')} or fewer to select all</span>;
  return (
    <Button dense look="quiet" pending={pending} pendingText="Selecting" onClick={() => void choose()}>
      Select all {countText(total, totalIsBound)}
    </Button>
  );
}
