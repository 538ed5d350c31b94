import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { EnterCard } from '@portals/pay/enter-card';
import { Heading, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useNavigate } from 'react-router';
import { Body, SettingsPage } from '../settings-page';
import { openCardPage, saveCard } from './options.actions';

/** Where a practice enters the card from which its invoices are paid. */
export function ProviderCardScreen() {
  const navigate = useNavigate();
  const back = paymentOptionsPaths.practice.href();
  return (
    <SettingsPage title="Practice card">
      {({ practiceId, mayEdit }) => (
        <Body style={{ maxWidth: 560 }}>
          <Heading>Pay invoices by card</Heading>
          <Note>
            We’ll charge membership invoices to this card until you add another card or account. Use a card you’re
            authorized to use.
          </Note>
          {mayEdit ? (
            <EnterCard
              label="Add card"
              open={() => openCardPage(practiceId)}
              save={(token) => saveCard(practiceId, token)}
              onSaved={() => navigate(back)}
            />
          ) : (
            <Note>A practice administrator can add a card.</Note>
          )}
          <div>
            <RouterButton to={back}>Back to payment options</RouterButton>
          </div>
        </Body>
      )}
    </SettingsPage>
  );
}
