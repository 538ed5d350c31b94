import { proxy } from 'valtio/vanilla';
import type { LoyaltySheet } from './loyalty-sheet';

/** What is typed of a practice's tiers, with the state that it was typed on; it stays when another screen is looked at. */
export type LoyaltyDraft = { practiceId: string; on: LoyaltySheet; typed: LoyaltySheet };

export const loyalty = proxy<{ draft: LoyaltyDraft | null; collapsed: number[]; isSaved: boolean }>({
  draft: null,
  /** Tiers whose figures are folded. */
  collapsed: [],
  isSaved: false,
});
