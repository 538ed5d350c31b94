import { enterprisePaths } from '@contract/enterprise/paths';
import { Banner } from '@portals/ui/banner';
import { Button, ButtonLink } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { CopyIcon } from '@portals/ui/staff-icons';
import { StaffHead } from '@portals/ui/staff-shell';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { copy } from './copy';
import { copyLink } from './enterprise.actions';
import { ownPageOf } from './own-page';

const Body = styled.div`
  max-width: 640px; padding: 20px 24px 40px;
  @media (max-width: 767.98px) { padding: 16px 16px 32px; }
  p, dd { overflow-wrap: anywhere; }
  dl { margin-top: 16px; }
  dt { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  dd { margin: 2px 0 0; }
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 18px;`;

/** Shown after an enterprise is made or changed (provider-admin §2). What the address says of it is nobody's word. */
export function CongratulationsScreen() {
  const [search] = useSearchParams();
  const name = (search.get('name') ?? '').slice(0, 120);
  const url = ownPageOf(search.get('enterpriseUrl') ?? '', window.location.origin);
  return (
    <>
      <StaffHead>
        <h1>{copy.made.title}</h1>
      </StaffHead>
      <Body>
        {url === undefined ? (
          <Banner severity="warning">{copy.made.noAddress}</Banner>
        ) : (
          <Card>
            <p>{name ? copy.made.isReady(name) : copy.made.isReadyUnnamed}</p>
            <dl>
              <dt>{copy.made.page}</dt>
              <dd>
                <Note as="span">{url}</Note>
              </dd>
            </dl>
            <Acts>
              <ButtonLink look="primary" href={url} target="_blank" rel="noreferrer">
                {copy.made.open}
              </ButtonLink>
              <Button icon={<CopyIcon size={16} />} onClick={() => void copyLink(url)}>
                {copy.made.copy}
              </Button>
            </Acts>
          </Card>
        )}
        <Acts>
          <RouterButton to={enterprisePaths.list.href()}>{copy.made.back}</RouterButton>
        </Acts>
      </Body>
    </>
  );
}
