import { site } from '@portals/client/site-configuration';
import { Banner } from '@portals/ui/banner';
import { Button, ButtonLink } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { CallIcon, MailIcon } from '@portals/ui/icons';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { transactionAddress } from '../../addresses';
import { BorrowerPage } from '../../parts/borrower-page';
import { loadTransactions } from '../../stores/transactions.actions';
import { type TransactionRow, transactions } from '../../stores/transactions.store';
import { copy } from './copy';

const Ways = styled.div`display: grid; gap: 10px; margin-top: 16px;`;
const Practices = styled.ul`
  margin-top: 12px;
  li { padding: 12px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
`;

/** Each practice once, with the newest transaction there. */
function practicesOf(rows: readonly TransactionRow[]): TransactionRow[] {
  const newest = [...rows].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return [...new Map(newest.reverse().map((row) => [row.practicemanagement._id, row])).values()];
}

/** How to reach us, and the practices that the borrower knows. */
export function HelpScreen() {
  const { groups } = useSnapshot(transactions);
  useEffect(() => void loadTransactions(), []);
  const brand = site.brands.financing;
  const practices = practicesOf(groups.data ? Object.values(groups.data).flat() : []);
  return (
    <BorrowerPage title={copy.title}>
      <PortalColumns>
        <Stack>
          <Card>
            <CardTitle>{copy.us(brand.name)}</CardTitle>
            <Note>{copy.usText}</Note>
            <Ways>
              <ButtonLink href={`mailto:${brand.supportEmail}`} wide icon={<MailIcon size={18} />}>
                {copy.email(brand.supportEmail)}
              </ButtonLink>
              {brand.supportPhone && (
                <ButtonLink
                  href={`tel:${brand.supportPhone.replace(/[^\d+]/g, '')}`}
                  wide
                  icon={<CallIcon size={18} />}
                >
                  {copy.call(brand.supportPhone)}
                </ButtonLink>
              )}
            </Ways>
            {site.supportHours && <Note style={{ marginTop: 12 }}>{site.supportHours}</Note>}
          </Card>
          <Card>
            <CardTitle>{copy.fraud}</CardTitle>
            <Note>{copy.fraudText(brand.name)}</Note>
          </Card>
        </Stack>
        <Card>
          <CardTitle>{copy.practices}</CardTitle>
          <Note>{copy.practicesText}</Note>
          {groups.error && (
            <Banner severity="error" actions={<Button onClick={() => void loadTransactions()}>Try again</Button>}>
              {groups.error.message}
            </Banner>
          )}
          {!groups.data && groups.loading && <Skeleton lines={3} label={copy.loading} />}
          {groups.data && practices.length === 0 && <Note>{copy.noPractice}</Note>}
          <Practices>
            {practices.map((row) => (
              <li key={row.practicemanagement._id}>
                <b>{row.practicemanagement.PracticeName}</b>
                <Link to={transactionAddress(row)}>See your transaction there</Link>
              </li>
            ))}
          </Practices>
        </Card>
      </PortalColumns>
    </BorrowerPage>
  );
}
