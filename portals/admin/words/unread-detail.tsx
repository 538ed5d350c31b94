import { ApiError } from '@portals/client/api-error';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import styled from 'styled-components';

const Page = styled.div`
  padding: 20px 24px; display: grid; gap: 20px; align-content: start;
  h1 { font: 600 26px/30px var(--font-voice); }
  @media (max-width: 767.98px) { padding: 16px; }
`;

export type UnreadDetailProps = {
  /** What it is one of, in lower case: "deposit". */
  noun: string;
  resource: { readonly loading: boolean; readonly error: Readonly<Error> | null };
  /** The list that it belongs to, as it was left. */
  listAddress: string;
  onAgain: () => void;
};

/** The page of one thing as long as it is not there: it loads, nobody knows it, or it could not be read. */
export function UnreadDetail({ noun, resource: { loading, error }, listAddress, onAgain }: UnreadDetailProps) {
  const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <Page>
      <h1>
        {isUnknown
          ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`
          : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
      </h1>
      {loading && <Skeleton lines={10} label={`Loading the ${noun}`} />}
      {isUnknown && (
        <>
          <p>It may belong to a practice you don’t have access to, or the link may be wrong.</p>
          <p>
            <RouterButton to={listAddress}>Back to {noun}s</RouterButton>
          </p>
        </>
      )}
      {error && !isUnknown && (
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
      )}
    </Page>
  );
}
