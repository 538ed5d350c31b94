import { type Found, findPlaces, stateNameOf, statesOf } from '@domain/address/find-place';
import type { Frozen } from '@portals/state/frozen';
import { keepInEntry, keptInEntry } from '@portals/state/history-entry';
import { typed as carried } from '@portals/state/typed';
import { XIcon } from '@portals/ui/first-icons';
import { IconButton } from '@portals/ui/icon-button';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { Enterprise } from './enterprise.store';
import { SearchIcon } from './enterprise-icons';
import { type Practice, PracticeCard } from './practice-card';
import { useIsWide } from './use-is-wide';

const Chips = styled.fieldset`
  display: flex; flex-wrap: wrap; gap: 8px; margin: 14px 0 0; padding: 0; border: 0; min-width: 0;
  button {
    min-height: 44px; padding: 0 16px; border: 0; border-radius: 999px; background: var(--surface); color: var(--ink); font-weight: 500; font-size: 15px;
    box-shadow: inset 0 0 0 1px var(--line-2); cursor: pointer;
  }
  button:hover { background: var(--hover); }
  button[aria-pressed='true'] { background: var(--primary-50); box-shadow: inset 0 0 0 2px var(--primary-line); font-weight: 600; }
  @media (forced-colors: active) { button { border: 1px solid; } button[aria-pressed='true'] { border-width: 3px; } }
`;
const Results = styled.div`
  margin-top: 26px;
  h2 { font-size: 17px; line-height: 24px; font-weight: 650; }
  h2:focus { outline: none; }
  > div + p { margin-top: 4px; color: var(--ink-2); font-size: 15px; line-height: 22px; }
  ul { display: grid; gap: 12px; margin-top: 12px; }
  ul + h2 { margin-top: 28px; }
  @media (min-width: 768px) { ul { grid-template-columns: repeat(auto-fill, minmax(min(336px, 100%), 1fr)); gap: 14px; align-items: start; } }
`;
const Elsewhere = styled.p`
  margin-top: 20px; font-size: 14.5px; line-height: 24px; color: var(--ink-2);
  button {
    display: inline; padding: 4px 0; border: 0; background: none; color: var(--primary-text); text-align: left; cursor: pointer;
    text-decoration: underline; text-underline-offset: 3px;
  }
`;

type Row = Practice & { name: string };

/** More practices elsewhere are not named one by one where there is room for all: the chips of their states lead to them. */
const NAMED_MAX = 6;

/** What somebody looks for: a text, and a state whose chip was pressed. */
const searchShape = z.object({ typed: z.string(), chosen: z.optional(z.nullable(z.string())) });
type Search = z.infer<typeof searchShape>;

/** As this entry of the history was left, or as it was typed in the other language. */
function searchAtFirst(): Search {
  const kept = searchShape.safeParse(keptInEntry('search'));
  return kept.success ? kept.data : { typed: carried.place ?? '' };
}

/** Says what is shown, so that it is also heard when it changes. */
function headingOf({ asked, stateCode, found }: Found<Row>, typed: string): string {
  const state = stateCode === null ? '' : copy.stateName(stateNameOf(stateCode));
  const isNamed = asked.kind === 'name';
  if (found.length === 0) return isNamed ? copy.noneWithName(typed.trim()) : copy.noneInState(state);
  const count = copy.practices(found.length);
  const all = state ? copy.inState(count, state) : isNamed ? copy.withName(count, typed.trim()) : count;
  const isByPlace = asked.kind === 'zip' || asked.kind === 'city';
  return isByPlace && found.length > 1 && found[0] ? copy.first(all, found[0].city) : all;
}

/** Where a practice is looked for by place or name: the nearest first, and alone with a filled button. */
export function FindPractice({ of }: { of: Frozen<Enterprise> }) {
  const [search, setSearch] = useState(searchAtFirst);
  useEffect(() => keepInEntry('search', search), [search]);
  const { typed, chosen } = search;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isWide = useIsWide();
  const rows = useMemo(() => of.practices.map((one) => ({ ...one, name: one.PracticeName })), [of.practices]);
  const shown = findPlaces<Row>(rows, typed, chosen);
  const { asked, stateCode, found, others } = shown;
  const isNone = found.length === 0;
  const isByPlace = asked.kind === 'zip' || asked.kind === 'city';
  const hasNearest = !isNone && (isByPlace || found.length === 1);
  const type = (text: string) => setSearch({ typed: text });
  const showState = (state: string) => {
    setSearch({ typed: '', chosen: state });
    heading.current?.focus();
  };
  const cards = (list: readonly Row[], isFirst: boolean) => (
    <ul>
      {list.map((one, place) => (
        <PracticeCard
          key={one._id}
          of={one}
          isNearest={isFirst && place === 0 && hasNearest}
          folds={!isWide && !(isFirst && place === 0)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <search>
        <TextField
          ref={field}
          id="place"
          name="place"
          label={copy.field}
          value={typed}
          onChange={(event) => type(event.target.value)}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={80}
          prefix={<SearchIcon size={20} />}
          suffix={
            typed !== '' && (
              <IconButton
                label={copy.clear}
                onClick={() => {
                  type('');
                  field.current?.focus();
                }}
              >
                <XIcon size={18} />
              </IconButton>
            )
          }
        />
        <States rows={rows} stateCode={stateCode} onChoose={(state) => setSearch({ typed, chosen: state })} />
      </search>
      <Results>
        <div role="status">
          <h2 ref={heading} tabIndex={-1}>
            {headingOf(shown, typed)}
          </h2>
        </div>
        {isNone && <p>{copy.noneFound}</p>}
        {cards(isNone ? others : found, !isNone)}
        {!isNone && others.length > 0 && !isWide && (
          <>
            <h2>{stateCode === null ? copy.others : copy.otherStates}</h2>
            {cards(others, false)}
          </>
        )}
      </Results>
      {!isNone && isWide && others.length > 0 && others.length <= NAMED_MAX && (
        <Elsewhere>
          {stateCode === null ? copy.others : copy.otherStates}:{' '}
          {others.map((one, place) => (
            <span key={one._id}>
              {place > 0 && ' · '}
              <button type="button" onClick={() => showState(one.stateCode)}>
                {copy.otherPlace(one.PracticeName, one.city)}
              </button>
            </span>
          ))}
        </Elsewhere>
      )}
    </>
  );
}

type StatesProps = { rows: readonly Row[]; stateCode: string | null; onChoose: (stateCode: string | null) => void };

/** A chip for each state with how many practices are there. */
function States({ rows, stateCode, onChoose }: StatesProps) {
  const states = statesOf(rows);
  if (states.length < 2) return null;
  return (
    <Chips aria-label={copy.states}>
      <button type="button" aria-pressed={stateCode === null} onClick={() => onChoose(null)}>
        {copy.all(rows.length)}
      </button>
      {states.map(({ stateCode: code, name, count }) => (
        <button key={code} type="button" aria-pressed={stateCode === code} onClick={() => onChoose(code)}>
          {copy.state(name, count)}
        </button>
      ))}
    </Chips>
  );
}
