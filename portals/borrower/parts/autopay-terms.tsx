import { Banner } from '@portals/ui/banner';
import { Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { type AutopayChoice, choiceKey, loadAutopayAuthorization } from '../stores/pay.actions';
import { ways } from '../stores/pay.store';
import { termsCopy as copy } from './terms-copy';

const Box = styled.section`
  margin: 16px 0; padding: 14px 16px; border: 1px solid var(--line); border-radius: 12px;
  > p + p { margin-top: 8px; }
`;

/** Fetches what a choice authorizes as soon as it is made; true until it is there or could not be fetched. */
export function useAutopayTerms(txId: string, choice: AutopayChoice | null): boolean {
  const { data, error } = useSnapshot(ways).authorization;
  const key = choice && choiceKey(txId, choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the choice.
  useEffect(() => {
    if (choice && ways.authorization.data?.of !== key) void loadAutopayAuthorization(txId, choice);
  }, [key]);
  return key !== null && data?.of !== key && error === null;
}

/** What a person authorizes by turning autopay on like this, to read before they do. */
export function AutopayTerms({ txId, choice }: { txId: string; choice: AutopayChoice | null }) {
  const { data, loading, error } = useSnapshot(ways).authorization;
  if (!choice) return null;
  const shown = data?.of === choiceKey(txId, choice) ? data : null;
  if (!shown && error && !loading) return <Banner severity="warning">{error.message}</Banner>;
  // Reached by the keyboard, so that a dialog that scrolls can be read without a mouse.
  return (
    <Box tabIndex={0} aria-busy={!shown} aria-label={copy.label}>
      {shown ? <Heading>{shown.title}</Heading> : <Skeleton lines={6} label={copy.loading} />}
      {shown?.paragraphs.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {shown && <Note>{copy.kept}</Note>}
    </Box>
  );
}
