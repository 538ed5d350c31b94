import type { BulkPerk } from '@domain/membership/loyalty-program';
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

export const emptyPerk = (): BulkPerk => ({ text: '', tier1: true, tier2: true, tier3: true });

/** The next line of the perks: its text and the tiers that get it. */
export const bulkPerk = proxy(emptyPerk());
