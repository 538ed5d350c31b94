import { paths } from '@contract/paths';
import { toApiError } from '@portals/client/api-error';
import { site } from '@portals/client/site-configuration';
import { LanguageSwitch } from '@portals/shell/language-switch';
import { PageHelp } from '@portals/shell/page-help';
import { PortalTheme } from '@portals/theme/portal-theme';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { SearchIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { loadPractices } from '../../stores/practices.actions';
import { practices } from '../../stores/practices.store';
import { copy } from './copy';

const Page = styled.div`
  min-height: 100dvh; max-width: 640px; margin: 0 auto; padding: 0 20px 48px;
`;
const Top = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; min-height: 72px; padding: 12px 0;
  font-size: 13px; line-height: 17px; color: var(--ink-3);
  > :last-child { margin-left: auto; }
`;
const Title = styled.h1`
  margin-top: 20px; font: 600 var(--text-34)/39px var(--font-voice); letter-spacing: -0.015em; text-wrap: balance;
`;
const Line = styled.p`margin-top: 8px; font-size: 16px; line-height: 24px; color: var(--ink-2);`;
const Search = styled.form`
  display: flex; flex-wrap: wrap; align-items: end; gap: 12px; margin: 26px 0 18px;
  > :first-child { flex: 1 1 240px; }
`;
const Places = styled.ul`
  li {
    display: flex; align-items: center; gap: 12px; min-height: 64px; padding: 10px 14px; margin-top: 8px; border-radius: var(--radius-control);
    background: var(--surface); box-shadow: inset 0 0 0 1px var(--line);
  }
  li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; font-size: 14px; line-height: 20px; color: var(--ink-2); }
  b { display: block; font-weight: 600; font-size: 16px; line-height: 22px; color: var(--ink); }
`;

/** As many as the server names at once. */
const MOST = 100;

/** Where a patient who comes without a practice chooses the one to join (decision 35). The address keeps the search. */
export function PracticesScreen() {
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, 60);
  useEffect(() => void loadPractices(search), [search]);
  const find = (form: FormData) => {
    const typed = String(form.get('search') ?? '').trim();
    if (typed === search) void loadPractices(search);
    else setAddress(typed === '' ? {} : { search: typed });
  };
  return (
    <PortalTheme brand="provider">
      <Page>
        <Top>
          {copy.byline(site.brands.membership.name)}
          <LanguageSwitch />
        </Top>
        <main id="main">
          <Title>{copy.title}</Title>
          <Line>{copy.why}</Line>
          <Search
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              find(new FormData(event.currentTarget));
            }}
          >
            {/* Another search of the address, by Back or a link, shows in the field. */}
            <div key={search}>
              <TextField
                id="search"
                name="search"
                label={copy.search}
                type="search"
                maxLength={60}
                autoComplete="off"
                enterKeyHint="search"
                defaultValue={search}
              />
            </div>
            <Button type="submit" icon={<SearchIcon size={17} />}>
              {copy.find}
            </Button>
          </Search>
          <Found search={search} onAll={() => setAddress({})} />
        </main>
        <PageHelp floating />
      </Page>
    </PortalTheme>
  );
}

function Found({ search, onAll }: { search: string; onAll: () => void }) {
  const { data, error } = useSnapshot(practices).found;
  if (error)
    return (
      <Banner severity="error" actions={<Button onClick={() => void loadPractices(search)}>{copy.again}</Button>}>
        {toApiError(error).message}
      </Banner>
    );
  if (!data) return <Skeleton lines={6} label={copy.loading} />;
  if (data.length === 0)
    return (
      <>
        <Line role="status">{search === '' ? copy.none : copy.noMatch(search)}</Line>
        {search !== '' && (
          <p style={{ marginTop: 16 }}>
            <Button onClick={onAll}>{copy.all}</Button>
          </p>
        )}
      </>
    );
  return (
    <>
      <Line role="status">{data.length < MOST ? copy.found(data.length) : copy.more}</Line>
      <Places>
        {data.map(({ _id, slug, PracticeName, City, StateCode }) => (
          <li key={_id}>
            <span>
              <b>{PracticeName}</b>
              {City}, {StateCode}
            </span>
            <RouterButton look="primary" to={paths.signup.href({ urlSlug: slug })} aria-label={copy.join(PracticeName)}>
              {copy.choose}
            </RouterButton>
          </li>
        ))}
      </Places>
    </>
  );
}

/** The page as the router loads it. */
export const practicesRoute = { Component: PracticesScreen, handle: { title: copy.title } };
