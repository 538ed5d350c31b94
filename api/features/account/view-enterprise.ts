import type { findEnterprise } from '@contract/account/calls';
import type { ResultOf } from '@contract/endpoint';
import type { Language } from '@contract/language';
import type { Enrollment } from '@domain/enums';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { exampleOfRates } from '../payment-calculator/index';
import { enterpriseBy, openPracticesOf } from './account.reads';

/**
 * An enterprise as anybody sees it on its page: where its practices are, and what they offer.
 * @throws AppError NOT_FOUND. Source: provider-admin §2, borrower §7 Application.
 */
export async function viewEnterprise(
  { language, ...by }: { id: string; slug: string; language: Language },
  deps: Deps,
): Promise<ResultOf<typeof findEnterprise>> {
  const db = deps.database.read;
  const found = await db.first(enterpriseBy, by);
  if (!found) throw new AppError('NOT_FOUND');
  const practices = await db.all(openPracticesOf, { enterpriseId: found.id });
  const { id, name, url_slug: urlSlug, logo } = found;
  return {
    enterprise: {
      _id: id,
      name,
      urlSlug,
      logo,
      practices: practices.map((one) => ({
        _id: one.id,
        PracticeName: one.name,
        slug: one.slug,
        specialty: one.specialty,
        streetAddress: one.street,
        unitApartment: one.unit,
        city: one.city,
        stateCode: one.state_code,
        zipCode: one.zip_code,
        phoneNumber: one.phone,
        hasMembership: (JSON.parse(one.enrollments) as Enrollment[]).includes('MEMBERSHIPS'),
      })),
      ratesExample: await exampleOfRates({ db, practices, language }, deps),
    },
  };
}
