import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ChangeList } from './change-list';
import { endConflict, setDraft } from './credit-tables.actions';
import type { Conflict } from './credit-tables.store';
import { keyOf } from './table-kind';

/** Somebody saved meanwhile: what they changed, and that one's own typing is still there, on their version now. */
export function ConflictBanner({ conflict }: { conflict: Readonly<Conflict> }) {
  return (
    <Banner
      severity="warning"
      actions={
        <>
          <Button
            dense
            onClick={() => {
              setDraft({});
              endConflict();
            }}
          >
            Discard mine
          </Button>
          <Button dense look="primary" onClick={endConflict}>
            Keep my typing
          </Button>
        </>
      }
    >
      <p>
        {conflict.by} saved version {conflict.version} while you were typing. Yours isn’t saved. What you typed stands
        on version {conflict.version} now: look at it and save again.
      </p>
      <div style={{ marginTop: 8 }}>
        <ChangeList
          label={`What ${conflict.by} changed`}
          changes={conflict.cells}
          besides={(change) => {
            const typed = conflict.typed[keyOf(change)];
            return typed === undefined ? undefined : `(you typed ${typed || 'nothing'})`;
          }}
        />
      </div>
    </Banner>
  );
}
