import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { PromoCard } from '../../parts/promo-card';
import { copy as promoCopy } from '../../parts/promo-copy';
import { loadPromotions } from '../../stores/promotions.actions';
import { type Promotion, promotions } from '../../stores/promotions.store';

/**
 * What keeps the promotion of this loan now, or what became of it. The plan's own payment keeps it from the first day on only: whoever has paid less
 * since has to pay more.
 */
export function LoanPromotion({ transactionId }: { transactionId: string }) {
  const { list } = useSnapshot(promotions);
  useEffect(() => void loadPromotions(), []);
  const promotion = list.data?.find((one) => one.transactionId === transactionId);
  if (!promotion) return null;
  return promotion.promo.status === 'OPEN' ? <PromoCard promotion={promotion} /> : <Ended promo={promotion.promo} />;
}

/** What became of a promotion that is over. */
function Ended({ promo: { status, endsOn, interest } }: { promo: Snapshot<Promotion['promo']> }) {
  const words = status === 'KEPT' ? promoCopy.kept(usd(interest)) : promoCopy.lost(civilDate(endsOn), usd(interest));
  return (
    <Card>
      <CardTitle>{status === 'KEPT' ? promoCopy.keptTitle : promoCopy.lostTitle}</CardTitle>
      <Note>{words}</Note>
    </Card>
  );
}
