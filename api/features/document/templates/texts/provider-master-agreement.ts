import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** The agreement with a practice that offers financing or memberships. */
export function providerMasterAgreement({ creditor, membershipBrand, supportEmail }: TextFacts): DocumentContent {
  return legalText('provider-master-agreement', 'Provider master agreement', {
    issuer: creditor,
    sections: [
      [
        'The parties and the service',
        `This agreement is between the practice that signs it (“Provider”) and ${creditor} (“Company”). It sets the terms on which Provider offers its patients financing by Company and, where Provider has enrolled in them, memberships run under the name ${membershipBrand}.`,
        'The schedule of fees, which both parties agree on in writing before the first transaction, names the locations, the products on offer, the merchant discount fees, the minimum fee, the subscription fee, and the account for funding. This agreement sets no rate and no fee of its own: they are as agreed in your schedule of fees, and nothing is owed before there is one. If the schedule of fees and this agreement differ, the schedule of fees applies.',
      ],
      [
        'Duties of Provider',
        'Provider holds all licenses that its services need and keeps them in force. It submits only genuine transactions for services that it provides itself, in their true amount, and only after the patient has agreed to the service and its price.',
        'Provider charges a financed patient no more than a patient who pays cash and does not pass the merchant discount fee on. It does not split an amount to avoid a limit, and does not require financing.',
        'Provider lets patients apply and approve on their own. It does not fill in an application, choose a plan, or approve a transaction in a patient’s place, and does not use its own phone number or email address for a patient. Where a state asks for more, for example California and New York, the portal enforces it and Provider does not work around it.',
        'Provider describes financing only with materials that Company supplied or approved, and never promises an approval.',
      ],
      [
        'Equal treatment',
        'Provider offers financing to all patients alike and does not discourage anyone from applying on a basis that the Equal Credit Opportunity Act prohibits.',
      ],
      [
        'Funding and fees',
        'Company pays the amount of an approved transaction less the merchant discount fee within three business days after the patient’s approval. Each payment comes with a statement that lists its transactions, fees, and adjustments and adds up to the deposit.',
        'Company may hold payments while it reviews signs of fraud, a change of the bank account, or services that are not provided, and tells Provider so without delay.',
      ],
      [
        'Changes, cancellations, and refunds',
        'Provider reports a reduction or cancellation in the portal within two business days. Company returns the difference between the fee on the old amount and the fee on the new one, where the minimum fee stays, or the whole fee of a transaction that is refunded whole, and recovers the rest of the refunded amount from later payments or, after five days’ notice, by debit from the account for funding. Provider does not refund a financed amount to a patient directly.',
      ],
      [
        'Disputes and recourse',
        'Company bears the loss when a patient does not pay. Provider repurchases a transaction at its unpaid balance if the service was not provided, if the transaction breached this agreement, if the patient has a valid claim or defense that comes from the service, or if Provider’s staff took part in fraud. Company names the reason and gives 15 days to answer before it does so.',
      ],
      [
        'Data protection',
        'Each party protects personal data with measures that fit the risk, uses it only for this agreement, tells the other within 72 hours about a breach that concerns it, and deletes it when it is no longer needed. Provider gives each member of its staff an account of their own and ends access on the day a person leaves.',
        'Company does not ask for medical records. Where it handles protected health information for Provider, the business associate addendum applies.',
      ],
      [
        'Memberships',
        'For memberships, Provider is the seller. It honors every treatment that was paid for, also when this agreement ends, and keeps the prices and intervals of a signed plan. Company collects for Provider and passes the amounts on less the fees of the schedule of fees.',
      ],
      [
        'Marks and website',
        'Each party may use the other’s name and logo to describe the service, as supplied. Provider embeds the application and calculator only on websites registered in the portal and does not change them.',
      ],
      [
        'Records and review',
        'Provider keeps consents, treatment records, and invoices of financed services for seven years and gives Company on request what it needs to answer a dispute or a regulator, as far as health privacy law allows.',
      ],
      [
        'Term and end',
        'The agreement begins when Company, after Provider has signed it, activates Provider in the portal, which is Company’s acceptance. It runs until one party ends it with 30 days’ notice, or at once for a material breach that is not cured within 10 days, insolvency, loss of a license, or an order of an authority. Transactions approved before the end stay governed by it.',
      ],
      [
        'Liability',
        'Each party indemnifies the other against claims of third parties that come from its own breach, its own services, or its own violation of law. Except for that, for confidentiality, and for intent or gross negligence, neither party is liable for indirect damage, and liability in a year is limited to the fees of the twelve months before.',
      ],
      [
        'General',
        `Provider signs this agreement electronically, and a copy is kept for both parties. The parties are independent; neither is the agent of the other. The agreement may be assigned with the business. Changes need both signatures, except that Company may change fees for future transactions with 30 days’ notice, on which Provider may end the agreement. The law of Delaware applies. Notices go to the addresses that the parties gave and to ${supportEmail}.`,
      ],
    ],
  });
}
