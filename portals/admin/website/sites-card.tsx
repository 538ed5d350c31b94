import { SITES_MAX } from '@domain/embed/site-address';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { IconButton } from '@portals/ui/icon-button';
import { PlusIcon } from '@portals/ui/icons';
import { TrashIcon } from '@portals/ui/staff-icons';
import { Tag } from '@portals/ui/tag';
import { useState } from 'react';
import styled from 'styled-components';
import { AddSite } from './add-site';
import { RemoveSite } from './remove-site';
import type { SiteList } from './website.store';

const Section = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; max-width: 760px; scroll-margin-top: 16px;`;
const Top = styled.div`
  display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start;
  > div { flex: 1 1 280px; }
`;
const List = styled.ul`
  border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  li { display: flex; align-items: center; gap: 10px; min-height: 46px; padding: 4px 6px 4px 14px; }
  li + li { border-top: 1px solid var(--line); }
  li > span:first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; font-weight: 500; }
`;
const Empty = styled.p`padding: 18px; border-radius: 11px; background: var(--sunken); color: var(--ink-2);`;

/** Where the practice's widgets may be shown, with adding and removing for those who may. */
export function SitesCard({ list }: { list: Frozen<SiteList> }) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const { sites, canEdit, mainSite } = list;
  const isFull = sites.length >= SITES_MAX;
  return (
    <Section id="sites" aria-labelledby="sites-title">
      <Top>
        <div>
          <Heading id="sites-title">Websites that may show {list.practiceName}</Heading>
          <Note>
            The application opens only on these websites. Add every address your site uses, with and without www.
            {!canEdit && ' Ask a practice administrator to change the list.'}
          </Note>
        </div>
        {canEdit && (
          <Button dense look="primary" icon={<PlusIcon size={15} />} disabled={isFull} onClick={() => setAdding(true)}>
            Add website
          </Button>
        )}
      </Top>
      {sites.length === 0 ? (
        <Empty>
          No websites yet. The button shows anywhere you add the snippet, but the application opens only on listed
          websites.
        </Empty>
      ) : (
        <List aria-label="Websites">
          {sites.map((site) => (
            <li key={site}>
              <span>{site}</span>
              {site === mainSite && <Tag>Main website</Tag>}
              {canEdit && (
                <IconButton label={`Remove ${site}`} onClick={() => setRemoved(site)}>
                  <TrashIcon size={17} />
                </IconButton>
              )}
            </li>
          ))}
        </List>
      )}
      {isFull && <Note>A practice can have up to {SITES_MAX} websites.</Note>}
      {isAdding && (
        <AddSite
          mainSite={mainSite !== null && !sites.includes(mainSite) ? mainSite : null}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && <RemoveSite site={removed} isMain={removed === mainSite} onClose={() => setRemoved(null)} />}
    </Section>
  );
}
