import { Ask, Why } from '@portals/ui/flow-shell';
import { FlowPage } from '../flow-page';
import { unknownPracticeCopy as copy } from './copy';

/** A frame of a practice that is not known. The website around it takes away what stands in its page; in its dialog this shows. */
export function UnknownPracticeStep() {
  return (
    <FlowPage title={copy.title}>
      <Ask>{copy.ask}</Ask>
      <Why>{copy.why}</Why>
    </FlowPage>
  );
}
