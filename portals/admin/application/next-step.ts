import { civilDate } from '@portals/format/dates';
import { usd } from '../words/amounts';
import type { ShownApplication } from './application.store';

type Facts = Pick<
  ShownApplication,
  'status' | 'agreementSignedAt' | 'availableCredit' | 'limitEndedOn' | 'partnerLoan' | 'signup'
>;

/** The same of a membership sign-up, which opens no limit. */
function signupStep(status: Facts['status'], signup: NonNullable<Facts['signup']>): { title: string; lines: string[] } {
  switch (status) {
    case 'INCOMPLETE':
      return {
        title: 'Sign-up not finished',
        lines: ['They can pick up where they left off on your sign-up page, using the same email or phone.'],
      };
    case 'REVIEW':
      return {
        title: 'In review',
        lines: ['Our team is reviewing the sign-up. You don’t need to do anything.'],
      };
    case 'DENIED':
      return {
        title: 'Sign-up denied',
        lines: ['We told the applicant why. The reasons aren’t shown to practices.'],
      };
    case 'APPROVED':
      if (signup.membershipStatus === null || signup.membershipStatus === 'REGISTER')
        return { title: 'Next: send a plan', lines: ['They’re registered. Create a plan and send it to them.'] };
      return { title: 'Registered as a member', lines: ['See the member’s page for the plan, visits, and payments.'] };
  }
}

/** Where an application stands for its practice, and what to do next; the reasons are the patient's. */
export function nextStep(facts: Facts): { title: string; lines: string[] } {
  const { status, agreementSignedAt, availableCredit, limitEndedOn, partnerLoan, signup } = facts;
  if (signup) return signupStep(status, signup);
  switch (status) {
    case 'INCOMPLETE':
      return {
        title: 'Application not finished',
        lines: ['They can pick up where they left off on your website, using the same email address.'],
      };
    case 'REVIEW':
      return {
        title: 'In review',
        lines: ['We’ll email the patient within 30 days of their application.', 'You don’t need to do anything.'],
      };
    case 'DENIED':
      if (partnerLoan)
        return {
          title: `${partnerLoan.lender} loan: ${usd(partnerLoan.amount)}`,
          lines: [
            `We didn’t approve a spending limit. ${partnerLoan.lender} made the patient a loan and pays you directly.`,
          ],
        };
      return {
        title: 'Application denied',
        lines: [
          // Somebody who has an account already gets no notice of a denial, so the practice is promised none.
          'We emailed the patient. Practices can’t see why.',
          'If the patient has questions, refer them to support. You can offer another way to pay.',
        ],
      };
    case 'APPROVED':
      if (agreementSignedAt === null)
        return {
          title: 'Next: patient signs the agreement',
          lines: ['Once they’ve signed the spending limit agreement, you can create a transaction.'],
        };
      if ((availableCredit ?? 0) >= 1)
        return {
          title: `${usd(availableCredit)} available`,
          lines: ['Select New transaction to ask the patient to approve an amount. They choose the plan.'],
        };
      if (limitEndedOn !== null)
        return {
          title: `The limit ended on ${civilDate(limitEndedOn)}`,
          lines: ['You can create a transaction again once the patient has a new limit.'],
        };
      return {
        title: 'No credit available',
        lines: ['The limit is used up, on hold for requests awaiting the patient, or closed.'],
      };
  }
}
