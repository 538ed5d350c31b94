import { FlowPage } from '@portals/steps/flow-page';
import { veilWords } from '@portals/steps/veil-words';
import { Ask, Why } from '@portals/ui/flow-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import { copy } from '../outcome-copy';

const words = veilWords.pending;

/** waiting-confirmation while a decision is made (membership §4 step 5). Its sentence changes after 5 and 15 seconds. */
export function PendingScreen() {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const timers = [setTimeout(() => setPlace(1), 5_000), setTimeout(() => setPlace(2), 15_000)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <FlowPage title={copy.checking}>
      <Ask>{copy.checking}</Ask>
      <Why role="status">{words[place]}</Why>
      <Skeleton lines={4} label={copy.checking} />
    </FlowPage>
  );
}
