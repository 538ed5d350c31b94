import type { Message } from '@contract/messages/message';

/** What the sales team's system may know, in words. */
const fields: Readonly<Record<string, string>> = {
  practiceName: 'Name',
  legalBusinessName: 'Legal name',
  specialty: 'Specialty',
  email: 'Email',
  phoneNumber: 'Phone',
  practiceURL: 'Website',
  streetAddress: 'Street',
  unitApartment: 'Unit',
  city: 'City',
  stateCode: 'State',
  zipCode: 'ZIP code',
  yearEstablished: 'Year established',
  contactName: 'Contact',
  contactEmail: 'Email of the contact',
  leadSource: 'Lead source',
  salesRep: 'Sales representative',
  bankName: 'Bank name',
  routingNumber: 'Routing number',
};

export const copy = {
  list: 'Onboarding',
  begin: 'Onboard a practice',
  overtaken: 'A colleague changed this onboarding meanwhile. What you typed is still here: look at it, and save again.',
  everyStep: 'Every step is saved when you leave it. The practice sees nothing before you activate it.',
  saving: 'Saving',
  askAgain: 'Ask the CRM again',
  missing: (count: number, number: string) =>
    `The CRM answered with a part of lead ${number}. What arrived is filled in, and nothing that you typed was replaced. ${count === 0 ? '' : 'Still missing:'}`,
  field: (name: string) => fields[name] ?? name,
  promotionNotSaved: {
    text: 'The promotion was not saved.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'own text',
  } satisfies Message,
  notSaved: {
    text: 'The rewards program was not saved.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'own text',
  } satisfies Message,
} as const;
