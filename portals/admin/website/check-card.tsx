import { ApiError } from '@portals/client/api-error';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Findings } from './findings';
import { checkSite } from './website.actions';
import { type SiteList, website } from './website.store';

const Section = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; max-width: 760px; scroll-margin-top: 16px;`;
const Ask = styled.form`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr) auto; align-items: end;
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Lets the server look at a page of the practice, and shows what it found. */
export function CheckCard({ list }: { list: Frozen<SiteList> }) {
  const id = useId();
  const { data, loading, error } = useSnapshot(website).report;
  const exact = list.sites.filter((site) => !site.includes('*'));
  const [url, setUrl] = useState(() => exact.find((site) => site === list.mainSite) ?? exact[0] ?? list.mainSite ?? '');
  const fault = error instanceof ApiError ? error.fields.find(({ field }) => field === 'url')?.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!loading) void checkSite(list.practiceId, url.trim());
  }
  return (
    <Section id="check" aria-labelledby="check-title" aria-busy={loading}>
      <div>
        <Heading id="check-title">Check my site</Heading>
        <Note>
          We load the page once, as a visitor would, and look for anything that keeps the widget from working.
        </Note>
      </div>
      <Ask onSubmit={submit} noValidate>
        <TextField
          id={`${id}-url`}
          name="url"
          label="Page"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          error={fault}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="submit" look="primary" pending={loading} pendingText="Checking" disabled={!url.trim()}>
          Check
        </Button>
      </Ask>
      {loading && <Skeleton lines={4} label="Checking page" />}
      {error && !fault && !loading && <Banner severity="error">{error.message}</Banner>}
      {data && !loading && !error && <Findings report={data} />}
    </Section>
  );
}
