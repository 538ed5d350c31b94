import { ConnectBank } from '@portals/pay/connect-bank';
import { EnterCard } from '@portals/pay/enter-card';
import { loadChunk } from '@portals/shell/load-chunk';
import { Button } from '@portals/ui/button';
import { lazy, Suspense, useState } from 'react';
import { openCardPage, saveCard, saveLinked } from '../../stores/ways.actions';
import type { Way } from '../../stores/ways.store';
import { copy } from './copy';

const BankByHand = lazy(async () => ({
  default: (await loadChunk('bank-by-hand', () => import('./bank-by-hand'))).BankByHand,
}));

export type AddWayProps = {
  /** Leaves the card out. */
  isBank?: boolean;
  onSaved: (way: Way) => unknown;
};

/** A card on the vault's page, a bank by its link or by hand. */
export function AddWay({ isBank = false, onSaved }: AddWayProps) {
  const [way, setWay] = useState<'card' | 'link' | 'hand'>(isBank ? 'link' : 'card');
  if (way === 'hand')
    return (
      <Suspense fallback={null}>
        <BankByHand onSaved={onSaved} onBack={() => setWay('link')} />
      </Suspense>
    );
  if (way === 'link')
    return (
      <ConnectBank label={copy.connect} save={saveLinked} onSaved={onSaved}>
        <Button wide onClick={() => setWay('hand')}>
          {copy.byHand}
        </Button>
        {!isBank && (
          <Button look="text" wide onClick={() => setWay('card')}>
            {copy.card}
          </Button>
        )}
      </ConnectBank>
    );
  return (
    <EnterCard label={copy.card} open={openCardPage} save={saveCard} onSaved={onSaved}>
      <Button wide onClick={() => setWay('link')}>
        {copy.connect}
      </Button>
    </EnterCard>
  );
}
