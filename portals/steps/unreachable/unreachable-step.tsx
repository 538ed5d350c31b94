import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useRevalidator } from 'react-router';
import { FlowPage } from '../flow-page';
import { copy } from './copy';

/** The practice or what was saved could not be read: nothing is lost, and the person tries again. */
export function UnreachableStep({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <FlowPage
      title={copy.title}
      footer={
        <Button
          look="primary"
          big
          pending={state === 'loading'}
          pendingText={copy.trying}
          onClick={() => void revalidate()}
        >
          {copy.again}
        </Button>
      }
    >
      <Ask>{copy.ask}</Ask>
      <Why>{message}</Why>
    </FlowPage>
  );
}
