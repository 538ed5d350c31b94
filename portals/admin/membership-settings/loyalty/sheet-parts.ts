import type { Frozen } from '@portals/state/frozen';
import styled from 'styled-components';
import type { Loyalty } from '../settings.store';
import type { LoyaltySheet } from './loyalty-sheet';

/** Where the arrows find the cells of a tier: two columns each, one for its tick and one beside it. */
export const columnOf = (tier: number) => (tier + 1) * 2;

/** Title of a part of the sheet, with how it is used. */
export const Title = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 14px; margin-bottom: 8px; color: var(--ink-2); font-size: 13px;
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; color: var(--ink); }
`;

export type LoyaltyTiersProps = {
  typed: LoyaltySheet;
  saved: LoyaltySheet;
  names: readonly string[];
  faults: Readonly<Record<string, string>>;
  /** What cells said before, by key. */
  changed: ReadonlyMap<string, string>;
  standing: Frozen<Loyalty>['standing'];
  readOnly: boolean;
  onType: (sheet: LoyaltySheet) => void;
};
