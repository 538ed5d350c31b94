import type { CivilDate } from '@domain/calendar/civil-date';
import type { Grade } from '@domain/enums';
import { dollarsFromCents } from '@domain/money/dollars';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { loadRiskProfile } from '../risk/index';
import { findPracticeBySlug } from './practice.reads';

type Rates = { [grade in Grade]?: number | null };

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
    rates: Rates;
  }[];
};

/** The public profile of an active practice; undefined when there is none. `origin` is the asking site. */
export async function findPracticeProfile(
  db: Db,
  slug: string,
  origin: string | undefined,
  deps: Deps,
): Promise<PublicProfile | undefined> {
  const practice = await findPracticeBySlug(db, slug);
  if (!practice) return undefined;
  const enrollments = JSON.parse(practice.enrollments) as string[];
  const origins = JSON.parse(practice.embed_origins) as string[];
  const theme = JSON.parse(practice.theme) as { primary: string | null };
  const { configuration } = (await loadRiskProfile(db, practice.risk_profile_id, practice.product_group_id)).compiled;
  const aprOf = new Map(configuration.gradeRiskApr?.products.map((row) => [row.product, row.values]) ?? []);
  return {
    practiceId: practice.id,
    slug: practice.slug,
    name: practice.name,
    brand: deps.config.brandFinancing.name,
    accent: theme.primary,
    applications: enrollments.includes('APPLICATIONS'),
    memberships: enrollments.includes('MEMBERSHIPS'),
    state: practice.state_code,
    allowed: origin === undefined || origins.includes(origin) || origin === new URL(deps.config.publicUrl).origin,
    today: deps.clock.now().slice(0, 10) as CivilDate,
    products: configuration.productGroup.products
      .filter((product) => product.enabled)
      .map((product) => ({
        product: product.product,
        name: product.name,
        minAmount: dollarsFromCents(product.minAmountCents),
        maxAmount: dollarsFromCents(product.maxAmountCents),
        fixedTerm: product.fixedTerm,
        promoTerm: product.promoTerm,
        promoMethod: product.promoMethod,
        rates: percentByGrade(aprOf.get(product.product)),
      })),
  };
}

function percentByGrade(values: Readonly<Record<Grade, number | null>> | undefined): Rates {
  const rates: Rates = {};
  for (const [grade, bps] of Object.entries(values ?? {})) rates[grade as Grade] = bps === null ? null : bps / 100;
  return rates;
}
