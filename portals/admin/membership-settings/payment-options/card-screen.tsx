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
    <SettingsPage title="Card of the practice">
      {({ practiceId, mayEdit }) => (
        <Body style={{ maxWidth: 560 }}>
          <Heading>Pay invoices by card</Heading>
          <Note>
            Once it is entered, invoices for memberships are paid from it until you give another card or account. Enter
            a card for which you may decide.
          </Note>
          {mayEdit ? (
            <EnterCard
              label="Enter a card"
              open={() => openCardPage(practiceId)}
              save={(token) => saveCard(practiceId, token)}
              onSaved={() => navigate(back)}
            />
          ) : (
            <Note>An administrator of the practice can enter a card.</Note>
          )}
          <div>
            <RouterButton to={back}>Back to the payment options</RouterButton>
          </div>
        </Body>
      )}
    </SettingsPage>
  );
}
