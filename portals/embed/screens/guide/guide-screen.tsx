import { site } from '@portals/client/site-configuration';
import { Builder } from '@portals/embed-builder/builder';
import { practiceNameOf } from '@portals/embed-builder/choice';
import { PageHelp } from '@portals/shell/page-help';
import { PortalTheme } from '@portals/theme/portal-theme';
import { BrandMark } from '@portals/ui/brand-mark';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { AttributeTable } from './attribute-table';
import { title } from './copy';

const Page = styled.div`
  max-width: 1180px; margin: 0 auto; padding: 24px 20px 64px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px;
  header { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
  main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; }
  h1 { font: 600 30px/36px var(--font-voice); letter-spacing: -0.015em; text-wrap: balance; }
  h1 + p { margin-top: 8px; color: var(--ink-2); max-width: 62ch; }
`;
const Name = styled.div`max-width: 420px;`;

/** For whoever looks after a practice's website: make the snippet, see it, put it into the page. */
export function GuideScreen() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('practice') ?? '');
  const practice = practiceNameOf(typed);

  function change(text: string) {
    setTyped(text);
    setSearch(text ? { practice: text } : {}, { replace: true });
  }
  return (
    <PortalTheme brand="financing" density="portal">
      <Page>
        <header>
          <BrandMark name={site.brands.financing.name} />
          <PageHelp />
        </header>
        <main id="main">
          <div>
            <h1>{title}</h1>
            <p>
              Choose what patients see, preview it, and copy one short snippet into your page. It loads nothing until a
              visitor shows interest, and it sets no cookies.
            </p>
          </div>
          <Name>
            <TextField
              id="practice"
              name="practice"
              label="Your practice’s short name"
              hint="The part between /v2/ and /apply in your application link."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              error={typed && !practice ? 'Use lowercase letters, numbers, and hyphens, like bright-smile' : undefined}
              onChange={(event) => change(event.target.value)}
            />
          </Name>
          <Builder practice={practice ?? null} missing="Enter your practice’s name above to see the preview." />
          <AttributeTable />
        </main>
      </Page>
    </PortalTheme>
  );
}
