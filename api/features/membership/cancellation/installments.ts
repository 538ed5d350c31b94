import type { Language } from '@contract/language';
import type { CancellationQuote } from '@domain/membership/cancellation';
import { cents } from '@domain/money/cents';
import { boxOf, type Installment } from '../activation/installment-box';

/** The installments of a quote with their days; none where it is paid in one sum. */
export const installmentsOf = ({ installment }: CancellationQuote): Installment[] =>
  installment?.dates.map((on, index) => ({ on, amountCents: installment.paymentsCents[index] ?? cents(0) })) ?? [];

/** The federal box of what a canceled membership still owes: of what was given, the part that was not paid before. */
export const cancellationBox = (quote: CancellationQuote, practice: string, language: Language) =>
  boxOf(
    installmentsOf(quote),
    {
      practice,
      paidBeside: 'PAID',
      paidBesideCents: cents(Math.max(0, quote.chargedCents - quote.totalUnpaidCents)),
    },
    language,
  );
