import type { CivilDate } from '@domain/calendar/civil-date';
import { Button } from '@portals/ui/button';
import styled from 'styled-components';
import { canWiden, widestRange } from './list-body';
import { isNarrowed, type ListQuery, usualQuery } from './list-query';
import { isUndated, type ListView } from './list-view';

const Acts = styled.div`display: flex; flex-wrap: wrap; justify-content: center; gap: 8px;`;

type Asked = { view: ListView; query: ListQuery; today: CivilDate };

/** What a list without rows says, and how to see more. */
export function emptyList({ view, query, today }: Asked, onChange: (change: Partial<ListQuery>) => void) {
  const { many, hint } = view.words;
  const isAllDays = isUndated(view, query.view);
  const widen = canWiden(view, query, today) && (
    <Button dense onClick={() => onChange(widestRange(view, query, today))}>
      {isAllDays ? 'All dates' : 'Last 12 months'}
    </Button>
  );
  if (!isNarrowed(query)) {
    const usual = isAllDays ? `No ${many} yet` : `No ${many} in the last 30 days`;
    return { title: query.from ? `No ${many} for these dates` : usual, hint, action: widen };
  }
  const { sort, limit, from, to } = query;
  return {
    title: query.search ? `No ${many} match “${query.search}”` : `No ${many} match these filters`,
    hint: widen ? 'Try a longer date range or fewer filters.' : 'Try fewer filters or different words.',
    action: (
      <Acts>
        {widen}
        <Button dense onClick={() => onChange({ ...usualQuery(view), view: query.view, sort, limit, from, to })}>
          Clear filters
        </Button>
      </Acts>
    ),
  };
}

/** What a page says that lies further back than pages are counted. */
export function tooFar({ words: { many } }: ListView, toFirst: () => void) {
  return {
    title: 'This page isn’t available',
    hint: `Narrow the dates or filters to see older ${many}.`,
    action: (
      <Button dense onClick={toFirst}>
        Go to page 1
      </Button>
    ),
  };
}
