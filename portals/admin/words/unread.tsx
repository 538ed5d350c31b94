import type { Resource } from '@portals/state/resource';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';

type UnreadProps = {
  resource: { readonly [K in keyof Resource<unknown>]: Resource<unknown>[K] };
  noun: string;
  onAgain: () => void;
};

/** What stands where something is shown as long as it is not there. */
export function Unread({ resource: { data, loading, error }, noun, onAgain }: UnreadProps) {
  if (error)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={onAgain}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  return loading && !data ? <Skeleton lines={4} label={`Loading the ${noun}`} /> : null;
}
