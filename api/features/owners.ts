import type { Owners } from '../http/owners';
import { applicationOwner, signupOwner } from './application/owner.reads';
import { borrowerOwner } from './borrower/owner.reads';
import { transactionOwner } from './credit-transaction/owner.reads';
import { documentOwner } from './document/owner.reads';
import { enterpriseOwner } from './enterprise/owner';
import { depositOwner, depositRefOwner } from './funding/owner.reads';
import { listViewOwner } from './list-view/owner.reads';
import { membershipOwner } from './member-record/owner.reads';
import {
  membershipFundingOwner,
  membershipPaymentOwner,
  planTreatmentOwner,
  visitOwner,
} from './membership/owner.reads';
import { providerInvoiceOwner } from './membership-invoice/owner.reads';
import {
  injectorOwner,
  loyaltyProgramOwner,
  membershipTreatmentOwner,
  planTemplateOwner,
} from './membership-settings/owner.reads';
import { paymentMethodOwner } from './payment-method/owner.reads';
import { practiceOwner } from './practice/owner';
import { colleagueOwner } from './staff/owner.reads';
import { treatmentOwner } from './treatment/owner.reads';

/** How an id of each noun is owned; a noun of the contract without its owner does not compile. */
export const owners: Owners = {
  application: applicationOwner,
  signup: signupOwner,
  borrower: borrowerOwner,
  transaction: transactionOwner,
  practice: practiceOwner,
  membership: membershipOwner,
  document: documentOwner,
  paymentMethod: paymentMethodOwner,
  listView: listViewOwner,
  deposit: depositOwner,
  colleague: colleagueOwner,
  treatment: treatmentOwner,
  enterprise: enterpriseOwner,
  depositRef: depositRefOwner,
  membershipTreatment: membershipTreatmentOwner,
  planTemplate: planTemplateOwner,
  injector: injectorOwner,
  loyaltyProgram: loyaltyProgramOwner,
  planTreatment: planTreatmentOwner,
  visit: visitOwner,
  membershipPayment: membershipPaymentOwner,
  membershipFunding: membershipFundingOwner,
  providerInvoice: providerInvoiceOwner,
};
