import { ActDialog } from '@portals/form/act-dialog';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PromotionHistory } from '../words/promotion-history';
import { type Promotion, promotionDays, promotionTags } from '../words/promotion-words';
import { loadPromotion, takePart } from './settings.actions';
import { settings } from './settings.store';
import { Section } from './settings-frame';

const Lines = styled.ul`display: grid; gap: 8px;`;

/** The PatientFi Plus promotion that the practice is offered: its days, and taking part or stopping (provider-admin §3). */
export function PromotionSection({ practiceId }: { practiceId: string }) {
  const { data, error } = useSnapshot(settings).promotion;
  useEffect(() => void loadPromotion(practiceId), [practiceId]);
  const of = data?.practiceId === practiceId ? data : null;
  return (
    <Section id="promotion" aria-labelledby="promotion-title">
      <div>
        <Heading id="promotion-title">PatientFi Plus promotion</Heading>
        <Note>
          PatientFi Plus gives declined patients a second way to pay. During a promotion, your practice can offer it.
        </Note>
      </div>
      {error && !of && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadPromotion(practiceId)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!of && !error && <Skeleton lines={3} label="Loading promotion" />}
      {of && <Offer of={of} />}
    </Section>
  );
}

function Offer({ of }: { of: Frozen<Promotion> }) {
  const [isAsking, setAsking] = useState(false);
  const isOpen = of.state === 'RUNNING' || of.state === 'ANNOUNCED';
  return (
    <>
      <p>
        <Tag>{promotionTags[of.state]}</Tag> {offerWords(of)}
      </p>
      {isOpen && of.canTakePart && (
        <div>
          <Button dense look={of.optIn ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
            {of.optIn ? 'Opt out' : 'Opt in'}
          </Button>
        </div>
      )}
      {isOpen && !of.canTakePart && <Note>A practice administrator can opt in or out.</Note>}
      <PromotionHistory of={of} />
      {isAsking && <Ask of={of} onClose={() => setAsking(false)} />}
    </>
  );
}

function offerWords(of: Frozen<Promotion>): string {
  if (of.state === 'NONE') return 'No current promotion.';
  const days = promotionDays(of);
  if (of.state === 'ENDED')
    return `The promotion ${days} has ended. Patients who were offered PatientFi Plus keep the offer.`;
  if (of.hasSecondLook) return `Offered ${days}. Your practice already offers a second way to pay, so nothing changes.`;
  const doesTakePart = of.optIn ? 'has opted in' : 'hasn’t opted in';
  return `Offered ${days}, both days included. Your practice ${doesTakePart}.`;
}

function Ask({ of, onClose }: { of: Frozen<Promotion>; onClose: () => void }) {
  const act = of.optIn ? 'Opt out' : 'Opt in';
  return (
    <ActDialog
      title={of.optIn ? 'Opt out of the promotion?' : `Opt in to the promotion ${promotionDays(of)}?`}
      act={act}
      pendingText={of.optIn ? 'Opting out' : 'Opting in'}
      run={() => takePart(of, !of.optIn)}
      onClose={onClose}
    >
      <Lines>
        {(of.optIn ? STOPPING : TAKING_PART).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </ActDialog>
  );
}

const TAKING_PART = [
  'On these days, declined patients can request PatientFi Plus from you. We email you each request.',
  'They keep the offer after the last day. Patients declined earlier don’t get it.',
  'You can opt out anytime.',
];
const STOPPING = [
  'No new patients are offered PatientFi Plus from now on.',
  'Patients already offered it keep the offer and can still request it.',
];
