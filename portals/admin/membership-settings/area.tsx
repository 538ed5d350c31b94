import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import type { ReactNode } from 'react';

/** Areas of the settings, each with its own state. */
export type SettingsArea =
  | 'treatments'
  | 'plans'
  | 'injectors'
  | 'loyalty program'
  | 'branding'
  | 'branding requests'
  | 'payment options'
  | 'enterprises';

export type AreaProps = {
  /** Null before anything was read. */
  isThere: boolean;
  error: { readonly message: string } | null;
  retry: () => unknown;
  what: SettingsArea;
  children: ReactNode;
};

/** An area of the settings while it is read, when that failed, and once it is there; what was there stays under a failure. */
export function Area({ isThere, error, retry, what, children }: AreaProps) {
  return (
    <>
      {error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void retry()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!isThere && !error && <Skeleton lines={6} label={`Loading ${what}`} />}
      {isThere && children}
    </>
  );
}
