import { site } from '@portals/client/site-configuration';
import type { Frozen } from '@portals/state/frozen';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { colorText, copy } from './copy';
import { LookFacts } from './look-facts';
import { LookPreview } from './look-preview';
import type { CustomTheme } from './theme.store';

const Pair = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 380px)); gap: 20px 28px; align-items: start; margin-top: 12px;
  > div { display: grid; gap: 10px; min-width: 0; }
  > div > b { font-size: 13px; line-height: 18px; font-weight: 600; color: var(--ink-2); }
`;

/** What is worn beside what waits; what can be done with it stands under what is worn. */
export function LookPair({ of, children }: { of: Frozen<CustomTheme>; children?: ReactNode }) {
  const { requestedTheme: requested, PracticeName: practice } = of;
  const sides = [{ title: copy.now, look: of }, ...(requested ? [{ title: copy.asked, look: requested }] : [])];
  return (
    <Pair>
      {sides.map(({ title, look }) => (
        <div key={title}>
          <b>{title}</b>
          <LookPreview
            label={`${title}: ${practice}, ${colorText(look.primary)}`}
            practice={practice}
            brand={site.brands.membership.name}
            look={look}
          />
          <LookFacts {...look} />
          {title === copy.now && children}
        </div>
      ))}
    </Pair>
  );
}
