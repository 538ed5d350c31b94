import { paths } from '@contract/paths';
import { copy as form } from '@portals/form/copy';
import { accountName } from '@portals/format/masked-number';
import { pay } from '@portals/pay/pay.store';
import { wayWords } from '@portals/pay/way-words';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { BankIcon, CardIcon } from '@portals/ui/icons';
import { LinkList } from '@portals/ui/link-list';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { loadMethods } from '../../stores/pay.actions';
import { ways } from '../../stores/pay.store';
import { copy } from './copy';
import { WayCard } from './way-card';

/** Every payment method of the borrower, the default first, and how to add one. */
export function PaymentMethodsScreen() {
  const { data, error, loading } = useSnapshot(ways).methods;
  const { saved } = useSnapshot(pay);
  const navigate = useNavigate();
  useEffect(() => void loadMethods(), []);
  return (
    <BorrowerPage title={copy.title}>
      <PortalColumns>
        <Stack aria-busy={loading}>
          {saved && <Banner severity="success">{copy.saved(accountName(saved.name, saved.lastFour))}</Banner>}
          {error && (
            <Banner severity="error" actions={<Button onClick={() => void loadMethods()}>{form.again}</Button>}>
              {error.message}
            </Banner>
          )}
          {!data && loading && <Skeleton lines={6} label={wayWords.loading} />}
          {data?.length === 0 && (
            <Card>
              <CardTitle>{copy.empty}</CardTitle>
              <Note>{copy.emptyDetail}</Note>
            </Card>
          )}
          {data?.map((method) => (
            <WayCard key={method._id} method={method} />
          ))}
        </Stack>
        <Card>
          <LinkList
            items={[
              {
                key: 'bank',
                icon: <BankIcon size={22} />,
                title: copy.bank,
                onPress: () => void navigate(paths.borrower.bankInfo.href()),
              },
              {
                key: 'card',
                icon: <CardIcon size={22} />,
                title: copy.card,
                onPress: () => void navigate(paths.borrower.debitCardInfo.href()),
              },
            ]}
          />
        </Card>
      </PortalColumns>
    </BorrowerPage>
  );
}
