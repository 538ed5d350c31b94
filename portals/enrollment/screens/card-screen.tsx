import { EnterCard } from '@portals/pay/enter-card';
import { afterAnswer } from '@portals/steps/flow/answers';
import { FlowPage } from '@portals/steps/flow-page';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { flow } from '../enrollment-flow';
import { useBack, useGo } from '../go';
import { openCard, saveCard } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { copy } from './copy';
import { KeptNote } from './kept-note';

const words = copy.card;
const Place = styled.div`margin-top: 24px;`;

/** The card from which fees are paid, entered on the page of its vault (provider-admin §2, §3). */
export function CardScreen() {
  const { data } = useSnapshot(store.enrollment);
  const go = useGo();
  const onBack = useBack('card-payment');
  const card = data?.paymentMethod;
  return (
    <FlowPage
      title={words.title}
      step={{ at: 4, about: words.about }}
      isSavable
      {...(onBack && { onBack })}
      footer={
        card && (
          <Button look="primary" big onClick={() => go('finish')}>
            {words.next}
          </Button>
        )
      }
    >
      <Ask>{words.ask}</Ask>
      <Why>{words.why}</Why>
      {card ? (
        <Banner severity="success">
          {words.kept(card.cardBrand, card.cardLastFour)}{' '}
          {card.isEligibleForDisbursement ? words.disbursable : words.notDisbursable}
        </Banner>
      ) : (
        <KeptNote />
      )}
      <Place>
        <EnterCard
          label={card ? words.change : words.add}
          look={card ? 'secondary' : 'primary'}
          frameTitle={words.frame}
          open={openCard}
          save={saveCard}
          onSaved={(page) => go(afterAnswer(flow.steps, 'card-payment', page))}
        />
      </Place>
    </FlowPage>
  );
}
