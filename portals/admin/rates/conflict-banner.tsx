import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useSnapshot } from 'valtio';
import { ChangeList } from './change-list';
import { type Draft, keyOf, type RateRow } from './rate-draft';
import { endConflict, setDraft } from './rates.actions';
import { rates } from './rates.store';

/** Somebody saved meanwhile: what they changed, and that one's own typing is still there, on their version now. */
export function ConflictBanner({ rows, draft }: { rows: readonly RateRow[]; draft: Draft }) {
  const { conflict } = useSnapshot(rates);
  if (!conflict) return null;
  const places = new Set(rows.map(({ product }) => product));
  const own = ({ row, column }: { row: string; column: string }) =>
    places.has(row) ? draft[keyOf({ product: row, grade: column as 'A' })] : undefined;
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
            const typed = own(change);
            return typed === undefined ? undefined : `(you typed ${typed || 'nothing'})`;
          }}
        />
      </div>
    </Banner>
  );
}
