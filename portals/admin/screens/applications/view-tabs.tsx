import { Tabs } from '@portals/ui/tabs';
import type { ApplicationsPage } from '../../stores/applications.store';
import { type View, views } from './list-query';

type Counts = Readonly<ApplicationsPage['counts']>;

const words: Readonly<Record<View, { label: string; count: keyof Counts }>> = {
  all: { label: 'All', count: 'all' },
  review: { label: 'Needs review', count: 'REVIEW' },
  approved: { label: 'Approved', count: 'APPROVED' },
  denied: { label: 'Denied', count: 'DENIED' },
  incomplete: { label: 'Incomplete', count: 'INCOMPLETE' },
};

/** The saved views over the list, each with what it would show under the other filters. */
export function ViewTabs({
  view,
  counts,
  boundCounts,
  panelId,
  onView,
}: {
  view: View;
  counts: Counts | undefined;
  /** Those of them at which counting stopped. */
  boundCounts: readonly string[] | undefined;
  panelId: string;
  onView: (view: View) => void;
}) {
  return (
    <div style={{ marginTop: 10 }}>
      <Tabs
        label="Views"
        panelId={panelId}
        value={view}
        onValue={(key) => onView(views.find((candidate) => candidate === key) ?? 'all')}
        tabs={views.map((key) => ({
          key,
          label: words[key].label,
          ...(counts && { count: counts[words[key].count] }),
          countIsBound: boundCounts?.includes(words[key].count) ?? false,
        }))}
      />
    </div>
  );
}
