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
            Discard my edits
          </Button>
          <Button dense look="primary" onClick={endConflict}>
            Keep my edits
          </Button>
        </>
      }
    >
      <p>
        {conflict.by} saved version {conflict.version} while you were editing. Yours isn’t saved. Your edits are still
        here, now on top of version {conflict.version}. Review the changes, then save again.
      </p>
      <div style={{ marginTop: 8 }}>
        <ChangeList
          label={`${conflict.by}’s changes`}
          changes={conflict.cells}
          besides={(change) => {
            const typed = conflict.typed[keyOf(change)];
            return typed === undefined ? undefined : `(your edit: ${typed || 'blank'})`;
          }}
        />
      </div>
    </Banner>
  );
}
