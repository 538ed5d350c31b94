import { HOME_ZONE } from '@domain/calendar/zoned-day';
import { cents } from '@domain/money/cents';
import { pricedBand } from '@domain/payment-plan/credit-bands';
import { quotePlans } from '@domain/payment-plan/quote-plans';
import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { findPractice, loadPlanProducts, planProductsOf, practiceById } from '../practice/index';
import { loadPlatformProfile } from '../risk/index';
import { findBorrowerName } from './borrower.reads';
import { findBorrowerCredit } from './borrower-credit';
import { calculationView } from './calculation.view';
import { loadProductsFor } from './products-for';

/**
 * The plans of a practice for an amount: at the borrower's grade and within the available credit, else from the best
 * grade's plan to the last one's.
 * @throws AppError NOT_FOUND. Source: domain §2.8.
 */
export async function calculateForStaff(
  db: Db,
  input: { practiceId: string; amountCents: number; borrowerId: string | undefined },
  deps: Deps,
) {
  const practice = await db.first(practiceById, { id: input.practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const today = practiceToday(deps.clock, practice);
  const credit =
    input.borrowerId === undefined ? undefined : await findBorrowerCredit(db, input.borrowerId, deps.clock);
  const amountCents = cents(input.amountCents);
  const products = await loadProductsFor(db, practice, { credit, amountCents, today });
  const offers = quotePlans({
    products,
    amountCents,
    fundedOn: today,
    ...(credit && { grade: credit.grade, availableCreditCents: credit.availableCents }),
  });
  return calculationView({
    practice,
    practiceName: practice.name,
    amountCents,
    startOn: today,
    basis: credit ? 'BORROWER' : 'ALL_GRADES',
    basisText: credit ? 'your credit' : 'the highest rate',
    grade: credit?.grade ?? null,
    borrower: input.borrowerId === undefined ? undefined : await findBorrowerName(db, input.borrowerId),
    availableCents: credit?.availableCents ?? null,
    products,
    offers,
  });
}

/**
 * The plans that may be advertised to anybody: a practice's products, or the platform's own without one, at the grade
 * that stands for good credit.
 * @throws AppError NOT_FOUND for an unknown practice.
 */
export async function calculateForAnybody(
  db: Db,
  input: { practiceRef: string | undefined; amountCents: number },
  deps: Deps,
) {
  const practice = input.practiceRef === undefined ? undefined : await findPractice(db, input.practiceRef);
  const platform = input.practiceRef === undefined ? await loadPlatformProfile(db) : undefined;
  const products = practice ? await loadPlanProducts(db, practice) : platform && planProductsOf(platform);
  if (!products) throw new AppError('NOT_FOUND');
  const today = practiceToday(deps.clock, practice ?? { time_zone: HOME_ZONE });
  const { grade, label } = pricedBand('good');
  const amountCents = cents(input.amountCents);
  return calculationView({
    practice,
    practiceName: practice?.name ?? `a ${deps.config.brandFinancing.name} practice`,
    amountCents,
    startOn: today,
    basis: 'REPRESENTATIVE',
    basisText: `a ${label.toLowerCase()} credit score`,
    grade,
    borrower: undefined,
    availableCents: null,
    products,
    offers: quotePlans({ products, amountCents, fundedOn: today, grade }),
  });
}
