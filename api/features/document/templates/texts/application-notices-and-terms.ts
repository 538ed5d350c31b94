import type { DocumentContent } from '../../rendering/document-content';
import { allStateNotices, stateNotices } from './state-notices';
import { legalText, type TextFacts } from './text-facts';

/** The agency that administers our compliance with the Equal Credit Opportunity Act (12 CFR 1002 Appendix A). */
export const ECOA_AGENCY = 'Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580';

/** The notice of 12 CFR 1002.9(b)(1), word for word. */
export const ECOA_NOTICE = `The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is the ${ECOA_AGENCY}.`;

/** What every applicant must be told when applying, with the notices of the states. */
export function applicationNoticesAndTerms({ creditor, writeTo, supportPhone, state }: TextFacts): DocumentContent {
  const content = legalText('application-notices-and-terms', 'Application notices and terms', {
    issuer: creditor,
    sections: [
      [
        'Important information about opening an account',
        'To help the government fight the funding of terrorism and money laundering activities, federal law requires all financial institutions to obtain, verify, and record information that identifies each person who opens an account. What this means for you: when you open an account, we will ask for your name, address, date of birth, and other information that will allow us to identify you. We may also ask to see your driver’s license or other identifying documents.',
      ],
      ['Equal credit opportunity', ECOA_NOTICE],
      [
        'What you’re applying for',
        `You are applying to ${creditor} for a spending limit that you can use at your practice until its expiration date. It costs nothing to apply or to hold the limit. Each transaction that you approve becomes an installment loan with its own disclosures and agreement.`,
        'Applying uses a soft inquiry, which does not change your credit score. We will tell you our decision within 30 days after we receive your completed application, in most cases immediately. If we need more information, we will tell you what and by when.',
      ],
      [
        'Income',
        'State your own annual income before taxes, and income of others only if you can reasonably expect to have access to it. Alimony, child support, or separate maintenance income need not be revealed if you do not wish to have it considered as a basis for repaying this obligation.',
      ],
      [
        'Married applicants',
        'You may apply in your own name whether you are married or not. We ask about your marital status only where your state’s law requires it, and never use it, or information about your spouse, to decide.',
      ],
      [
        'Members of the armed forces and their dependents',
        'Federal law provides important protections to members of the Armed Forces and their dependents relating to extensions of consumer credit. In general, the cost of consumer credit to a member of the Armed Forces and his or her dependent may not exceed an annual percentage rate of 36 percent. This rate must include, as applicable to the credit transaction or account: the costs associated with credit insurance premiums; fees for ancillary products sold in connection with the credit transaction; any application fee charged (other than certain application fees for specified credit transactions or accounts); and any participation fee charged (other than certain participation fees for a credit card account).',
        `To hear this notice and a description of your payment obligation, call ${supportPhone}.`,
      ],
      [
        'If your application is not approved',
        'You receive a notice with the principal reasons, the consumer reporting agency that we used, the score and what affected it, and how to get a free copy of your report. You can correct information that does not match, and apply again.',
      ],
      ['Questions', `Write to ${writeTo} or call ${supportPhone}.`],
    ],
  });
  const notices = state === null ? [allStateNotices(creditor)] : stateNotices(state, creditor);
  return { ...content, sections: [...content.sections, ...notices] };
}
