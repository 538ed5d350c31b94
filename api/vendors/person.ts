import type { CivilDate } from '@domain/calendar/civil-date';

/** A postal address in the United States. `stateCode` is two capital letters, `zipCode` five digits or ZIP+4. */
export type PostalAddress = {
  readonly street: string;
  readonly unit?: string | undefined;
  readonly city: string;
  readonly stateCode: string;
  readonly zipCode: string;
};

/** The last four digits are always known; the full number only after a mismatch or in the membership sign-up. */
export type SsnInput = { readonly lastFour: string; readonly full?: string | undefined };

/** A person as the bureau and the knowledge questions need to find them. Never logged. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: CivilDate;
  readonly ssn: SsnInput;
  readonly address: PostalAddress;
};
