/** An address of a person's home. */
export type HomeAddress = {
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly stateCode: string;
  readonly zipCode: string;
};

export type SpouseFacts = {
  /** What the law of the borrower's state asks for. */
  readonly rule: { readonly spouseNotice: boolean };
  /** As the borrower answered; null where they were not asked. */
  readonly isMarried: boolean | null;
  readonly spouse: {
    readonly firstName: string;
    readonly lastName: string;
    readonly livesWithBorrower: boolean;
    /** Where they live apart. */
    readonly address: HomeAddress | null;
  } | null;
  /** The borrower's last known home; null while it is not whole. */
  readonly home: HomeAddress | null;
};

export type SpouseRecipient = { readonly name: string } & HomeAddress;

/**
 * To whom the notice of an extension of credit goes: to the spouse by name, at their own address where they live apart, else at the
 * borrower's last known home. Null where none is due, or nobody knows where to.
 * @NOTE choice: addressed to the spouse alone; one home would allow a letter to both, which the borrower might open first.
 * Source: Wis. Stat. 766.56(3)(b).
 */
export function spouseNoticeTo({ rule, isMarried, spouse, home }: SpouseFacts): SpouseRecipient | null {
  if (!rule.spouseNotice || isMarried !== true || spouse === null) return null;
  const address = spouse.livesWithBorrower ? home : spouse.address;
  if (address === null) return null;
  const { street, unit, city, stateCode, zipCode } = address;
  return { name: `${spouse.firstName} ${spouse.lastName}`.trim(), street, unit, city, stateCode, zipCode };
}
