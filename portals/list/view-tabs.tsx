import type { Frozen } from '@portals/state/frozen';
import { Tabs } from '@portals/ui/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListQuery } from './list-query';
import { isUndated, type ListPage, type ListView, type View } from './list-view';

/** The line of the tabs, with the reader's own views at its end. */
const ViewBar = styled.div`
  display: flex; align-items: center; margin-top: 10px; padding-right: 24px; box-shadow: inset 0 -1px 0 var(--line);
  > div { flex: 1; min-width: 0; }
  > span { flex: none; margin-left: auto; }
  @media (max-width: 767.98px) { padding-right: 16px; }
`;

type ViewTabsProps = {
  view: ListView;
  query: Pick<ListQuery, 'view' | 'from'>;
  page: Frozen<ListPage> | null;
  onValue: (key: string) => void;
  /** What stands at the end of the line. */
  children: ReactNode;
};

/** The tabs over a list, each with what it would show under the other filters. */
export function ViewTabs({ view, query, page, onValue, children }: ViewTabsProps) {
  const value = query.view;
  const { id, views, declaration } = view;
  // Without tabs there is no line of them: the reader's own views stand among the list's other controls.
  if (views.length === 0) return null;
  // The counts leave the tabs' own filter aside and no other, so under a tab with another they count only within it.
  const shown = views.find(({ key }) => key === value);
  const areCountsWhole = Object.keys(shown?.filters ?? {}).every((name) => name === declaration.tabs.filter);
  // Nor is a tab told a count of other days than it would show: every one shows those that the address names.
  const isOfSameDays = (key: string) => query.from !== undefined || isUndated(view, key) === isUndated(view, value);
  return (
    <ViewBar>
      <div>
        <Tabs
          label="Views"
          panelId={id}
          value={value}
          onValue={onValue}
          tabs={views.map((one) => ({
            key: one.key,
            label: one.label,
            ...(page && areCountsWhole && isOfSameDays(one.key) && countOf(one, page)),
          }))}
        />
      </div>
      {children}
    </ViewBar>
  );
}

function countOf({ counts }: View, page: Frozen<ListPage>) {
  if (!counts) return {};
  return {
    count: counts.reduce((sum, name) => sum + (page.counts[name] ?? 0), 0),
    countIsBound: counts.some((name) => page.boundCounts.includes(name)),
  };
}
