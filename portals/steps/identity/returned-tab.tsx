import { Ask, Why } from '@portals/ui/flow-shell';
import { FlowPage } from '../flow-page';
import { copy } from './copy';

/** The tab in which the inquiry was opened from a frame; the session is in the other one. */
export function ReturnedTab() {
  return (
    <FlowPage title={copy.title}>
      <Ask>{copy.returnedAsk}</Ask>
      <Why>{copy.returnedWhy}</Why>
    </FlowPage>
  );
}
