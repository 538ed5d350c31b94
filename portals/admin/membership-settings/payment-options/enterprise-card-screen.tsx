import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { EnterCard } from '@portals/pay/enter-card';
import { Heading, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useNavigate } from 'react-router';
import { keepEnterpriseCard, openEnterpriseCardPage } from './enterprise.actions';
import { EnterprisePage } from './enterprise-page';

/** Where an enterprise enters the card from which its invoices are paid. */
export function EnterpriseCardScreen() {
  const navigate = useNavigate();
  return (
    <EnterprisePage title="Enterprise card">
      {({ ownerId, standing }, { edit }) => {
        const back = paymentOptionsPaths.enterpriseOptions.href(ownerId);
        return (
          <div style={{ display: 'grid', gap: 18, maxWidth: 560 }}>
            <Heading>Pay the invoices of {standing.enterprise?.name} by card</Heading>
            <Note>
              We’ll charge membership invoices to this card until you add another card or account. Use a card you’re
              authorized to use.
            </Note>
            {edit && (
              <EnterCard
                label="Add card"
                open={() => openEnterpriseCardPage(ownerId)}
                save={(token) => keepEnterpriseCard(ownerId, token)}
                onSaved={() => navigate(back)}
              />
            )}
            <div>
              <RouterButton to={back}>Back to payment options</RouterButton>
            </div>
          </div>
        );
      }}
    </EnterprisePage>
  );
}
