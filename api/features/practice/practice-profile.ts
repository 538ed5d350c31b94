import type { CivilDate } from '@domain/calendar/civil-date';
import { HOME_ZONE } from '@domain/calendar/zoned-day';
import { isOnSites } from '@domain/embed/site-address';
import type { Grade } from '@domain/enums';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentNumber } from '@domain/money/rate';
import type { PlanProduct } from '@domain/payment-plan/quote-plans';
import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Reading } from '../../work';
import { loadPlatformProfile } from '../risk/index';
import { loadPlanProducts, planProductsOf } from './plan-products';
import { findPracticeBySlug } from './practice.reads';

/** What anybody may know of a practice; the embed script reads it. Its shape is `PracticeProfile` of the SDK. */
export type PublicProfile = {
  practiceId: string;
  slug: string;
  name: string;
  brand: string;
  accent: string | null;
  applications: boolean;
  memberships: boolean;
  state: string;
  allowed: boolean;
  today: CivilDate;
  products: {
    product: string;
    name: string;
    minAmount: number;
    maxAmount: number;
    fixedTerm: number;
    promoTerm: number | null;
    promoMethod: 'REBATE' | 'DEFERRED_DECLINING' | 'DEFERRED_ORIGINAL' | null;
    rates: { [grade in Grade]?: number | null };
  }[];
};

/** The public profile of an active practice; undefined when there is none. `origin` is the asking site. */
export async function findPracticeProfile(
  { db, deps }: Reading,
  slug: string,
  origin: string | undefined,
): Promise<PublicProfile | undefined> {
  const practice = await findPracticeBySlug(db, slug);
  if (!practice) return undefined;
  const enrollments = JSON.parse(practice.enrollments) as string[];
  const origins = JSON.parse(practice.embed_origins) as string[];
  return {
    practiceId: practice.id,
    slug: practice.slug,
    name: practice.name,
    brand: deps.config.brandFinancing.name,
    accent: practice.accent,
    applications: enrollments.includes('APPLICATIONS'),
    memberships: enrollments.includes('MEMBERSHIPS'),
    state: practice.state_code,
    allowed: origin === undefined || isOnSites(origins, origin) || origin === new URL(deps.config.publicUrl).origin,
    today: practiceToday(deps.clock, practice),
    products: (await loadPlanProducts(db, practice)).map(productView),
  };
}

/**
 * A profile that stands for any practice: the platform's own products, nobody to apply to and nothing to e-mail from.
 * Undefined while no risk profile is published.
 */
export async function findGenericProfile(db: Db, deps: Deps): Promise<PublicProfile | undefined> {
  const platform = await loadPlatformProfile(db);
  if (!platform) return undefined;
  const brand = deps.config.brandFinancing.name;
  return {
    practiceId: '',
    slug: '',
    name: `a ${brand} practice`,
    brand,
    accent: null,
    applications: false,
    memberships: false,
    state: '',
    allowed: true,
    today: practiceToday(deps.clock, { time_zone: HOME_ZONE }),
    products: planProductsOf(platform).map(productView),
  };
}

function productView(product: PlanProduct): PublicProfile['products'][number] {
  const rates = Object.entries(product.rates).map(([grade, rate]) => [
    grade,
    rate === null || rate === undefined ? null : percentNumber(rate),
  ]);
  return {
    product: product.product,
    name: product.name,
    minAmount: dollarsFromCents(product.minAmountCents),
    maxAmount: dollarsFromCents(product.maxAmountCents),
    fixedTerm: product.fixedTermMonths,
    promoTerm: product.promoTermMonths,
    promoMethod: product.promoMethod,
    rates: Object.fromEntries(rates),
  };
}
