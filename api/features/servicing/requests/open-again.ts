import type { CivilDate } from '@domain/calendar/civil-date';
import { openPromo } from '@domain/loan/billing';
import { foldLoan } from '@domain/loan/fold-loan';
import { owesNothing } from '@domain/loan/loan-state';
import { loanPayoff } from '@domain/loan/payoff';
import type { Context } from '../../../command/command';
import type { Notice } from '../billing/notices';
import type { Loan } from '../loan';
import { takeBackNotice } from '../loan.writes';

export type OpenAgain = Pick<Notice, 'leftCents' | 'keepsCents' | 'interestCents' | 'on'>;

/**
 * What a payment that came back has opened again of what its borrower was told: that the loan is paid off, that its promotion is kept.
 * What is told then is taken back here, so that it is told once more when it is so.
 * @returns what is owed of the loan, and what keeps the promotion until when, or its interest once its last day has passed.
 */
export async function takeBackPaid(
  { tx }: Context,
  { before, after }: { before: Loan; after: Loan },
  on: CivilDate,
): Promise<OpenAgain> {
  const [was, is] = [foldLoan(before.events, { on }), foldLoan(after.events, { on })];
  if (is.status !== 'OPEN' && is.status !== 'CHARGED_OFF') return {};
  const subjectId = after.row.id;
  const wasTold = async (kind: Notice['kind'], about: string) =>
    (await tx.run(takeBackNotice, { subjectId, kind, about })) === 1;
  const isOpened = owesNothing(was) && !owesNothing(is) && (await wasTold('LOAN_PAID', 'loan'));
  const isUnkept = was.promoWaivedOn && !is.promoWaivedOn && (await wasTold('PROMO_KEPT', 'promotion'));
  const promo = openPromo(is, on);
  return {
    ...(isOpened && { leftCents: is.status === 'OPEN' ? loanPayoff(is, on).totalCents : is.chargedOffCents }),
    ...(isUnkept &&
      (promo ? { keepsCents: promo.leftCents, on: promo.lastPaymentOn } : { interestCents: is.interestBilledCents })),
  };
}
