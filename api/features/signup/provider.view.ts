import type { PracticeRow } from '../practice/index';

type Theme = { mark: string | null; logo: string | null; primary: string | null };

/** A practice as the sign-up shows it, in the words of membership §3. */
export function viewSignupProvider(practice: PracticeRow) {
  return {
    _id: practice.id,
    practiceId: practice.id,
    slug: practice.slug,
    PracticeName: practice.name,
    phoneNumber: practice.phone,
    StreetAddress: practice.street,
    UnitApartment: practice.unit,
    City: practice.city,
    StateCode: practice.state_code,
    ZipCode: practice.zip_code,
    // Written by the seed and by the theme's own command.
    theme: JSON.parse(practice.theme) as Theme,
  };
}
