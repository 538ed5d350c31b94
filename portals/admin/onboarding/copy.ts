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
  everyStep:
    'A step is saved when you go on, back or to another step. The practice sees nothing before you activate it.',
  everyStepOpen: 'A step is saved when you go on, back or to another step. This practice is open: it holds at once.',
  saving: 'Saving',
  askAgain: 'Ask the CRM again',
  missing: (count: number, number: string) =>
    `The CRM answered with a part of lead ${number}. What arrived is filled in, and nothing that you typed was replaced. ${count === 0 ? '' : 'Still missing:'}`,
  waiting: 'Enrolled themselves',
  waitingLoads: 'Loading the practices that enrolled themselves',
  waitingNone: 'No practice waits that enrolled itself.',
  waitingMore: (total: number) => `See all ${total} that wait`,
  enrolledWaiting:
    'This practice enrolled itself and signed its agreement. Take it up, and nothing of it is typed again.',
  enrolledTaken: 'What this practice said when it enrolled itself.',
  enrolledSaid: 'What the practice said',
  enrolledSealed: 'Its bank and its card are taken over sealed. Nobody reads more of a number than is shown here.',
  takeUp: 'Take up',
  taking: 'Taking up',
  takeUpFirst:
    'This practice enrolled itself, and nobody has taken it up yet. The other steps open once somebody does.',
  goToTakeUp: 'See what it said',
  agreement: 'Signed master agreement',
  agreementLoads: 'Fetching the agreement',
  notTaken: {
    text: 'The practice was not taken up.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'own text',
  } satisfies Message,
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
