import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { PromoCard } from '../../parts/promo-card';
import { loadPromotions } from '../../stores/promotions.actions';
import { promotions } from '../../stores/promotions.store';

/**
 * What keeps the promotion of this loan now. The plan's own payment keeps it from the first day on only: whoever has paid less
 * since has to pay more.
 */
export function LoanPromotion({ transactionId }: { transactionId: string }) {
  const { list } = useSnapshot(promotions);
  useEffect(() => void loadPromotions(), []);
  const promotion = list.data?.find((one) => one.transactionId === transactionId);
  return promotion ? <PromoCard promotion={promotion} /> : null;
}
