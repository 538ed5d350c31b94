import type { CivilDate } from '@domain/calendar/civil-date';
import type { Cents } from '@domain/money/cents';
import type { Rate } from '@domain/money/rate';
import type { PlanProduct } from '@domain/payment-plan/quote-plans';

/**
 * What anybody may know about a practice: `GET {origin}/sdk/v1/practice/{slug}.json`, asked with `credentials: 'omit'`, answered with
 * `access-control-allow-origin: *` and a short cache. 404 for an unknown practice. Dollars and percentages are JSON numbers.
 */
export type PracticeProfile = {
  /** The practice's id, which `POST /practice/payment-calculator/send-by-email` asks for. */
  practiceId: string;
  slug: string;
  name: string;
  /** Name of the financing brand, e.g. in "Financing by …". */
  brand: string;
  /** The practice's own colour, `#rrggbb`, or null for the brand's. */
  accent: string | null;
  /** Whether patients can apply for financing, and sign up for memberships. */
  applications: boolean;
  memberships: boolean;
  /** Two letters. */
  state: string;
  /** Whether the asking site (its Origin header) is on the practice's list, so that a frame will be shown. */
  allowed: boolean;
  /** Today in the practice's time zone, YYYY-MM-DD: the first day of every example. */
  today: string;
  /** The practice's enabled products with their yearly rates in percent; a grade without a rate is not offered the product. */
  products: {
    product: string;
    name: string;
    minAmount: number;
    maxAmount: number;
    fixedTerm: number;
    promoTerm: number | null;
    promoMethod: PlanProduct['promoMethod'];
    rates: { [grade: string]: number | null };
  }[];
};

const toCents = (dollars: number): Cents => Math.round(dollars * 100) as Cents;

/** The products of a profile as the plan rules want them. */
export function productsOf(profile: PracticeProfile): PlanProduct[] {
  return profile.products.map(({ minAmount, maxAmount, fixedTerm, promoTerm, rates, ...rest }) => ({
    ...rest,
    enabled: true,
    minAmountCents: toCents(minAmount),
    maxAmountCents: toCents(maxAmount),
    fixedTermMonths: fixedTerm,
    promoTermMonths: promoTerm,
    rates: Object.fromEntries(
      Object.entries(rates).map(([grade, percent]) => [
        grade,
        percent === null ? null : (Math.round(percent * 10_000) as Rate),
      ]),
    ),
  }));
}

export const todayOf = (profile: PracticeProfile): CivilDate => profile.today as CivilDate;
