import { paths } from '@contract/paths';
import { copy as shell } from '@portals/shell/copy';
import { Banner } from '@portals/ui/banner';
import { ButtonLink } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { loadLeft, left as store } from '../../stores/left-to-do.actions';
import { copy } from './copy';

const Act = styled.div`margin-top: 14px;`;

/** What is left to do before the home is of use: the signature, a payment method, the identity check (borrower §2 pre-dashboard). */
export function PreDashboardScreen() {
  const { data, error } = useSnapshot(store).todo;
  useEffect(() => void loadLeft(), []);
  return (
    <BorrowerPage title={copy.title}>
      <Stack>
        {error && <Banner severity="error">{error.message}</Banner>}
        {!data && !error && <Skeleton lines={6} label={copy.loading} />}
        {data && <Note>{data.isEmpty ? copy.nothing : copy.lead}</Note>}
        {data?.signAt && (
          <Card>
            <CardTitle>{copy.sign}</CardTitle>
            <Note>{copy.signText}</Note>
            <Act>
              <ButtonLink look="primary" href={data.signAt}>
                {copy.signAct}
              </ButtonLink>
            </Act>
          </Card>
        )}
        {data?.verify && (
          <Card>
            <CardTitle>{copy.identity}</CardTitle>
            <Note>{copy.identityText}</Note>
            <Act>
              <RouterButton
                look="primary"
                to={paths.borrower.verifyIdentityTransaction.href({}, { transaction: data.verify })}
              >
                {copy.identityAct}
              </RouterButton>
            </Act>
          </Card>
        )}
        {data?.needsWayToPay && (
          <Card>
            <CardTitle>{copy.pay}</CardTitle>
            <Note>{copy.payText}</Note>
            <Act>
              <RouterButton to={paths.borrower.bankInfo.href()}>{copy.payAct}</RouterButton>
            </Act>
          </Card>
        )}
        <RouterButton to={paths.borrower.welcome.href()}>{shell.home}</RouterButton>
      </Stack>
    </BorrowerPage>
  );
}
