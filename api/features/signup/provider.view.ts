import { type PracticeRow, wornTheme } from '../practice/index';

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
    enrollments: JSON.parse(practice.enrollments) as string[],
    theme: wornTheme(practice.theme),
  };
}
