import type { CivilDate } from '@domain/calendar/civil-date';
import { Button } from '@portals/ui/button';
import styled from 'styled-components';
import { canWiden, widestRange } from './call-body';
import { isNarrowed, type ListQuery, usualQuery } from './list-query';

const Acts = styled.div`display: flex; flex-wrap: wrap; justify-content: center; gap: 8px;`;

/** What a list without rows says, and how to see more. */
export function emptyList(query: ListQuery, today: CivilDate, onChange: (change: Partial<ListQuery>) => void) {
  const widen = canWiden(query, today) && (
    <Button dense onClick={() => onChange(widestRange(today))}>
      Last 12 months
    </Button>
  );
  if (!isNarrowed(query)) {
    return {
      title: query.from ? 'No applications in these dates' : 'No applications in the last 30 days',
      hint: 'They appear here as soon as a patient starts one on a practice’s website.',
      action: widen,
    };
  }
  const { view, sort, limit, from, to } = query;
  return {
    title: query.search ? `No application matches “${query.search}”` : 'No applications match these filters',
    hint: 'Try a longer range, or fewer filters.',
    action: (
      <Acts>
        {widen}
        <Button dense onClick={() => onChange({ ...usualQuery, view, sort, limit, from, to })}>
          Clear filters
        </Button>
      </Acts>
    ),
  };
}

/** What a page says that lies further back than pages are counted. */
export function tooFar(toFirst: () => void) {
  return {
    title: 'This page is too far back',
    hint: 'Narrow the dates or filters to reach older applications.',
    action: (
      <Button dense onClick={toFirst}>
        Page 1
      </Button>
    ),
  };
}
