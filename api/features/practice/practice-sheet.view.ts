import type { PracticeExtraField, practiceExtras } from '@contract/practice/list';
import type * as z from 'zod/mini';
import type { ListedPracticeRow } from './practice-list.reads';

type Extras = { [F in PracticeExtraField]: z.input<(typeof practiceExtras)[F]> };

/** A practice in the words of the wire, with every field that a list can be asked for. */
export function practiceView(row: ListedPracticeRow): { _id: string; PracticeName: string } & Extras {
  return {
    _id: row.id,
    PracticeName: row.name,
    urlSlug: row.slug,
    specialty: row.specialty,
    streetAddress: row.street,
    unitApartment: row.unit,
    city: row.city,
    stateCode: row.state_code,
    zipCode: row.zip_code,
    phoneNumber: row.phone,
    email: row.email,
    practiceURL: row.website,
    enrollments: JSON.parse(row.enrollments) as string[],
    isActive: row.is_active === 1,
    enterprise: row.enterprise_id === null ? null : { _id: row.enterprise_id, name: row.enterprise_name ?? '' },
  };
}
