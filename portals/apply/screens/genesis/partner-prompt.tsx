import { Button } from '@portals/ui/button';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { genesis, loadPartnerLoan } from '../../stores/genesis.actions';
import { copy } from './copy';

const Offer = styled.section`
  padding: 18px; border-radius: var(--radius-card); background: var(--page);
  h3 { margin: 0; font-size: 17px; line-height: 24px; font-weight: 600; }
  p { margin: 6px 0 14px; font-size: 15.5px; line-height: 22px; color: var(--ink-2); }
`;

/** On a denial, where the partner lender can be asked. */
export function PartnerPrompt() {
  const { data } = useSnapshot(genesis).loan;
  const go = useGo();
  useEffect(() => void loadPartnerLoan(), []);
  if (!data?.available) return null;
  return (
    <Offer>
      <h3>{copy.offerTitle}</h3>
      <p>{copy.offer(data.lender)}</p>
      <Button look="secondary" onClick={() => go({ step: 'genesis-loading' })}>
        {copy.askLender}
      </Button>
    </Offer>
  );
}
