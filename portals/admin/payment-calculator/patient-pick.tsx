import { walkWithArrows } from '@portals/ui/arrow-keys';
import { Button } from '@portals/ui/button';
import { IconButton } from '@portals/ui/icon-button';
import { PersonIcon, XIcon } from '@portals/ui/icons';
import { Monogram } from '@portals/ui/monogram';
import { SearchField } from '@portals/ui/table/filter-bar';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { chooseBorrower, searchBorrowers, setSearchStatus } from './calculator.actions';
import { calculator, type FoundBorrower } from './calculator.store';

const Box = styled.div`
  --search-width: 100%;
  display: grid; gap: 8px; margin-bottom: 22px;
  h2 { font-size: 13.5px; line-height: 18px; font-weight: 600; }
  > p { color: var(--ink-2); font-size: 13px; line-height: 18px; }
`;
const Line = styled.div`display: flex; align-items: center; gap: 8px; > :first-child { flex: 1; min-width: 0; }`;
const Chosen = styled.div`
  display: flex; align-items: center; gap: 10px; padding: 8px 6px 8px 10px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  > span:nth-child(2) { flex: 1; min-width: 0; }
  b { display: block; font-weight: 600; overflow-wrap: anywhere; } small { display: block; font-size: 12.5px; line-height: 17px; color: var(--ink-3); overflow-wrap: anywhere; }
`;
const Found = styled.ul`
  display: grid; gap: 1px; margin: 0 -8px;
  button { display: block; width: 100%; min-height: 44px; padding: 5px 8px; border: 0; border-radius: 8px; background: none; color: var(--ink); text-align: left; cursor: pointer; }
  button:hover { background: var(--hover); }
  b { display: block; font-weight: 600; } small { display: block; font-size: 12.5px; line-height: 17px; color: var(--ink-3); overflow-wrap: anywhere; }
`;

const secondLine = ({ accountNumber, email }: FoundBorrower) => (accountNumber ? `Account ${accountNumber}` : email);

/** Whom the plans are for: anybody, or a patient of the practice who is looked for by name or account number. */
export function PatientPick({ practiceId }: { practiceId: string }) {
  const { status, borrower } = useSnapshot(calculator);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // What was pressed is gone, so the focus goes to what stands in its place.
  useEffect(() => {
    if (status === 'closed' && wasOpen.current) opener.current?.focus();
    wasOpen.current = status !== 'closed';
  }, [status]);
  return (
    <Box role="group" aria-label="Patient">
      <h2>Patient</h2>
      {status === 'closed' && (
        <Line>
          <span>Any patient</span>
          <Button dense ref={opener} icon={<PersonIcon size={15} />} onClick={() => setSearchStatus('searching')}>
            Find patient
          </Button>
        </Line>
      )}
      {status === 'searching' && <Search practiceId={practiceId} />}
      {status === 'borrower' && borrower && (
        <Chosen>
          <Monogram name={borrower.name} round size={30} />
          <span>
            <b>{borrower.name}</b>
            <small>{secondLine(borrower)}</small>
          </span>
          <IconButton label="Remove patient" autoFocus onClick={() => setSearchStatus('closed')}>
            <XIcon size={17} />
          </IconButton>
        </Chosen>
      )}
    </Box>
  );
}

function Search({ practiceId }: { practiceId: string }) {
  const { data, loading, error } = useSnapshot(calculator).found;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the buttons inside.
    <div style={{ display: 'grid', gap: 8 }} onKeyDown={walkWithArrows}>
      <Line>
        <div ref={field}>
          <SearchField
            label="Name or account number"
            value={data?.text ?? ''}
            onValue={(text) => void searchBorrowers(practiceId, text.slice(0, 100))}
          />
        </div>
        <Button dense look="quiet" onClick={() => setSearchStatus('closed')}>
          Cancel
        </Button>
      </Line>
      {error && <p role="alert">{error.message}</p>}
      {data && data.borrowers.length > 0 && (
        <Found aria-label="Search results" aria-busy={loading}>
          {data.borrowers.map((borrower) => (
            <li key={borrower._id}>
              <button type="button" onClick={() => chooseBorrower(borrower)}>
                <b>{borrower.name}</b>
                <small>{secondLine(borrower)}</small>
              </button>
            </li>
          ))}
        </Found>
      )}
      <p role="status">{statusText(data, loading)}</p>
    </div>
  );
}

const SHOWN_MAX = 10;

function foundWords(count: number): string {
  if (count >= SHOWN_MAX) return `Showing the first ${SHOWN_MAX}. Keep typing to narrow the list.`;
  return count === 1 ? '1 patient found' : `${count} patients found`;
}

function statusText(data: { readonly text: string; readonly borrowers: readonly unknown[] } | null, loading: boolean) {
  if (loading) return 'Searching…';
  if (!data) return 'Search patients who applied at this practice.';
  if (data.borrowers.length === 0) return `No patients match “${data.text}”.`;
  return foundWords(data.borrowers.length);
}
