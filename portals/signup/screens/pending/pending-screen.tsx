import { FlowPage } from '@portals/steps/flow-page';
import { Ask, Why } from '@portals/ui/flow-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';

const words = [
  'This takes a few seconds. Stay on this page.',
  'Still working. This can take half a minute.',
  'Almost there. Your answers are saved, so nothing is lost.',
] as const;

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
    <FlowPage title="Checking your answers">
      <Ask>Checking your answers</Ask>
      <Why role="status">{words[place]}</Why>
      <Skeleton lines={4} label="Checking your answers" />
    </FlowPage>
  );
}
