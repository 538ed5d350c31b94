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
        title: 'The sign-up is not done yet',
        lines: ['They can go on where they stopped, from your sign-up page and with the same email address or phone.'],
      };
    case 'REVIEW':
      return {
        title: 'We are looking at it',
        lines: ['Our team looks at the answers. There is nothing for you to do.'],
      };
    case 'DENIED':
      return {
        title: 'No membership can be opened',
        lines: ['The person has been told why. You see that they are not registered, and not the reasons.'],
      };
    case 'APPROVED':
      if (signup.membershipStatus === null || signup.membershipStatus === 'REGISTER')
        return { title: 'A plan comes next', lines: ['They are registered. Make a plan and send it to them.'] };
      return { title: 'They have a membership', lines: ['Plan, visits and payments stand on the page of the member.'] };
  }
}

/** Where an application stands for its practice, and what to do next; the reasons are the patient's. */
export function nextStep(facts: Facts): { title: string; lines: string[] } {
  const { status, agreementSignedAt, availableCredit, limitEndedOn, partnerLoan, signup } = facts;
  if (signup) return signupStep(status, signup);
  switch (status) {
    case 'INCOMPLETE':
      return {
        title: 'The patient is not done yet',
        lines: ['They can go on where they stopped, from your website and with the same email address.'],
      };
    case 'REVIEW':
      return {
        title: 'We are looking at it',
        lines: [
          'The patient hears from us by email, 30 days after they applied at the latest.',
          'There is nothing for you to do.',
        ],
      };
    case 'DENIED':
      if (partnerLoan)
        return {
          title: `${partnerLoan.lender} lends ${usd(partnerLoan.amount)}`,
          lines: [`We opened no limit. ${partnerLoan.lender} made the patient a loan, and pays you itself.`],
        };
      return {
        title: 'The patient has been told why',
        lines: [
          // Somebody who has an account already gets no notice of a denial, so the practice is promised none.
          'They got an email from us. You see that no limit was opened, and not why.',
          'Questions about the decision go to our support. You can agree on another way to pay.',
        ],
      };
    case 'APPROVED':
      if (agreementSignedAt === null)
        return {
          title: 'The patient signs next',
          lines: ['Once they have signed the spending limit agreement, you can ask them to approve an amount.'],
        };
      if ((availableCredit ?? 0) >= 1)
        return {
          title: `${usd(availableCredit)} can be spent`,
          lines: ['Press New transaction to ask the patient to approve an amount. They choose the plan.'],
        };
      if (limitEndedOn !== null)
        return {
          title: `The limit ended on ${civilDate(limitEndedOn)}`,
          lines: ['It was good until that day. You can ask for an amount again once the patient has a new limit.'],
        };
      return {
        title: 'Nothing is left to spend',
        lines: ['The limit is used, held by requests that wait for the patient, or closed.'],
      };
  }
}
