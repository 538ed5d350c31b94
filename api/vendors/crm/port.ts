/** What a customer relationship system may know of a practice that wants to join, in the words of onboarding. */
export const CRM_FIELDS = [
  'practiceName',
  'legalBusinessName',
  'specialty',
  'email',
  'phoneNumber',
  'practiceURL',
  'streetAddress',
  'unitApartment',
  'city',
  'stateCode',
  'zipCode',
  'yearEstablished',
  'contactName',
  'contactEmail',
  'leadSource',
  'salesRep',
  'bankName',
  'routingNumber',
] as const;
export type CrmField = (typeof CRM_FIELDS)[number];

/**
 * A lead as the system tells it; values are as somebody typed them there, so whoever uses one checks it first.
 * `error` is what the system said when it could tell only a part.
 */
export type CrmLead = {
  readonly id: string;
  readonly fields: Readonly<Partial<Record<CrmField, string>>>;
  readonly error: string | null;
};

/** The sales team's system. Throws {@link VendorError} on a technical failure, which says nothing about a lead. */
export type Crm = {
  /** A lead by its number; undefined where there is none. Reads only, so it is safe to repeat. */
  lead(id: string): Promise<CrmLead | undefined>;
};
