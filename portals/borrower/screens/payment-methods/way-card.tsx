import { paths } from '@contract/paths';
import { site } from '@portals/client/site-configuration';
import { ActDialog } from '@portals/form/act-dialog';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { accountName, maskedNumber } from '@portals/format/masked-number';
import { todayHere } from '@portals/format/today';
import { loadAuthorization } from '@portals/pay/pay.actions';
import { LegalLink } from '@portals/steps/legal-link';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { BankIcon, CardIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { Tag } from '@portals/ui/tag';
import { useState } from 'react';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { authorizeMethod, makeDefault, removeMethod } from '../../stores/pay.actions';
import type { PaymentMethod } from '../../stores/pay.store';
import { copy } from './copy';

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px;
  > svg { color: var(--primary-text); }
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 10px; margin-top: 14px;`;

type Method = Snapshot<PaymentMethod>;

function kindOf({ kind, accountType }: Method): string {
  if (kind === 'CARD') return copy.debit;
  return accountType === null ? copy.account : copy[accountType];
}

/** Why nothing is taken from it. */
function closedNote({ isEnded, kind, expiresOn }: Method): string {
  if (expiresOn !== null && expiresOn < todayHere()) return copy.expired;
  if (!isEnded) return copy.unauthorizedNote;
  return kind === 'CARD' ? copy.endedCard : copy.endedBank;
}

/** One payment method: what it is, what takes from it, and what can be done with it. */
export function WayCard({ method }: { method: Method }) {
  const { _id: id, name, lastFour, isDefault, isAuthorized, isEnded, autopayOf, expiresOn } = method;
  const [asking, setAsking] = useState<'remove' | 'authorize' | null>(null);
  const making = useAttempt(() => makeDefault(id));
  const numbers = copy.transactions(autopayOf);
  const close = () => setAsking(null);
  const ask = () => {
    void loadAuthorization();
    setAsking('authorize');
  };
  return (
    <Card>
      <Head>
        {method.kind === 'CARD' ? <CardIcon size={22} /> : <BankIcon size={22} />}
        <Heading>{name}</Heading>
        {isDefault && <Tag $tone="primary">{copy.isDefault}</Tag>}
        {!isAuthorized && <Tag $tone="warning">{isEnded ? copy.ended : copy.unauthorized}</Tag>}
      </Head>
      <Note>
        {kindOf(method)} <b>{maskedNumber(lastFour)}</b>
        {expiresOn && `, ${copy.until(civilDate(expiresOn))}`}
      </Note>
      {!isAuthorized && <Note>{closedNote(method)}</Note>}
      {numbers && <Note>{isAuthorized ? copy.inUse(numbers) : copy.inUseEnded(numbers)}</Note>}
      <TroubleBanner trouble={making.trouble} />
      <Acts>
        {!isAuthorized && method.kind === 'BANK' && (
          <Button look="primary" onClick={ask}>
            {isEnded ? copy.authorizeAgain : copy.authorize}
          </Button>
        )}
        {!isAuthorized && method.kind === 'CARD' && (
          <RouterButton look="primary" to={paths.borrower.debitCardInfo.href()}>
            {copy.enterAgain}
          </RouterButton>
        )}
        {isAuthorized && !isDefault && (
          <Button pending={making.pending} pendingText={copy.making} onClick={() => void making.run()}>
            {copy.makeDefault}
          </Button>
        )}
        {!numbers && (
          <Button look="text" onClick={() => setAsking('remove')}>
            {copy.remove}
          </Button>
        )}
      </Acts>
      {asking === 'remove' && (
        <ActDialog
          title={copy.removeTitle(accountName(name, lastFour))}
          act={copy.remove}
          pendingText={copy.removing}
          keep={copy.keep}
          look="danger-fill"
          run={() => removeMethod(id)}
          onClose={close}
        >
          <p>{copy.removeText}</p>
        </ActDialog>
      )}
      {asking === 'authorize' && (
        <ActDialog
          title={copy.authorizeTitle(accountName(name, lastFour))}
          act={copy.authorize}
          pendingText={copy.authorizing}
          run={() => authorizeMethod(id)}
          onClose={close}
        >
          <p>
            {copy.authorizeText(site.brands.financing.name)} <LegalLink to="achAuthorization">{copy.read}</LegalLink>
          </p>
        </ActDialog>
      )}
    </Card>
  );
}
