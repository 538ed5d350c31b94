import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { type FederalBox, type PaidBeside, saleBox } from '@domain/disclosure/federal-box';
import type { Cents } from '@domain/money/cents';
import { BOX_TEXTS } from '../../document/index';

/** A payment of treatments, without the membership fee that is taken with it. */
export type Installment = { on: CivilDate; amountCents: Cents };

/** By whom treatments are sold on credit, and what of their price no installment pays. */
export type Sale = { practice: string; paidBeside: PaidBeside; paidBesideCents: Cents };

/** What of installments the federal box says: on the screen, in what is signed and on paper; null where four or fewer need none. */
export function boxOf(
  installments: readonly Installment[],
  { practice, ...beside }: Sale,
  language: Language,
): FederalBox | null {
  const schedule = installments.map(({ on, amountCents }) => ({ dueOn: on, paymentCents: amountCents }));
  return saleBox({ creditor: practice, installments: schedule, ...beside }, BOX_TEXTS[language].words);
}
