import { PortalTheme } from '@portals/theme/portal-theme';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { ChoiceSpecimens } from './choice-specimens';
import { FormSpecimens } from './form-specimens';
import { MoneySpecimens } from './money-specimens';
import { PieceSpecimens } from './piece-specimens';
import { ShellSpecimen } from './shell-specimens';

const Page = styled.main`
  max-width: 1320px; margin: 0 auto; padding: 24px clamp(16px, 4vw, 44px) 120px; background: var(--surface); min-height: 100vh;
`;

const densities = ['flow', 'portal', 'staff'] as const;

/** Development only. `?theme=provider&mode=dark&density=staff&shell=flow&primary=%23FFD400` choose what is shown. */
export function Gallery() {
  const [search] = useSearchParams();
  const shell = search.get('shell');
  const density = densities.find((name) => name === search.get('density')) ?? 'portal';
  return (
    <PortalTheme
      brand={search.get('theme') === 'provider' ? 'provider' : 'financing'}
      mode={search.get('mode') === 'dark' ? 'dark' : 'light'}
      density={density}
      primary={search.get('primary')}
    >
      {shell ? (
        <ShellSpecimen name={shell} state={search.get('state')} />
      ) : (
        <Page>
          <h1>Components</h1>
          <PieceSpecimens />
          <FormSpecimens />
          <MoneySpecimens />
          <ChoiceSpecimens />
        </Page>
      )}
    </PortalTheme>
  );
}
