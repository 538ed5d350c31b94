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
  contactEmail: 'Contact email',
  leadSource: 'Lead source',
  salesRep: 'Sales representative',
  bankName: 'Bank name',
  routingNumber: 'Routing number',
};

export const copy = {
  list: 'Onboarding',
  begin: 'Onboard a practice',
  overtaken:
    'Someone updated this onboarding since you opened it. Your edits are still here. Review them, then save again.',
  everyStep: 'We save each step when you leave it. The practice sees nothing until you activate it.',
  everyStepOpen: 'We save each step when you leave it. This practice is active, so changes take effect immediately.',
  saving: 'Saving',
  askAgain: 'Retry the CRM',
  missing: (count: number, number: string) =>
    `The CRM sent only some fields for lead ${number}. We filled those in and kept everything you typed. ${count === 0 ? '' : 'Still missing:'}`,
  waiting: 'Signed up online',
  waitingLoads: 'Loading practices that signed up online',
  waitingNone: 'No online sign-ups',
  waitingMore: (total: number) => `View all ${total}`,
  enrolledWaiting:
    'This practice signed up online and signed its agreement. Start onboarding to carry over everything it entered.',
  enrolledTaken: 'What this practice entered when it signed up online.',
  enrolledSaid: 'Practice’s answers',
  enrolledSealed: 'Its bank and card details carry over encrypted. No one can see more of the numbers than shown here.',
  takeUp: 'Start onboarding',
  taking: 'Starting',
  takeUpFirst: 'This practice signed up online. Nobody is onboarding it yet. The other steps open once someone starts.',
  goToTakeUp: 'Review sign-up',
  agreement: 'View signed agreement',
  agreementLoads: 'Loading',
  notTaken: {
    text: 'We couldn’t start this onboarding. Try again.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'own text',
  } satisfies Message,
  field: (name: string) => fields[name] ?? name,
  promotionNotSaved: {
    text: 'We couldn’t save the promotion. Try again.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'own text',
  } satisfies Message,
  notSaved: {
    text: 'We couldn’t save the rewards program. Try again.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'own text',
  } satisfies Message,
} as const;
