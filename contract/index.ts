import * as application from './calls/application';
import * as applicationReview from './calls/application-review';
import * as borrower from './calls/borrower';
import * as code from './calls/code';
import * as codeLink from './calls/code-link';
import * as common from './calls/common';
import * as creditTransaction from './calls/credit-transaction';
import * as decision from './calls/decision';
import * as document from './calls/document';
import * as exam from './calls/exam';
import * as patientfiPlus from './calls/patientfi-plus';
import * as paymentCalculator from './calls/payment-calculator';
import * as personalInfo from './calls/personal-info';
import * as signup from './calls/signup';
import * as staff from './calls/staff';
import * as staffLock from './calls/staff-lock';
import * as staffSignup from './calls/staff-signup';
import * as staffTransaction from './calls/staff-transaction';
import * as tab from './calls/tab';
import * as website from './calls/website';
import type { Endpoint } from './endpoint';

const modules = [
  application,
  applicationReview,
  borrower,
  code,
  codeLink,
  common,
  creditTransaction,
  decision,
  document,
  exam,
  patientfiPlus,
  paymentCalculator,
  personalInfo,
  signup,
  staff,
  tab,
  staffLock,
  staffSignup,
  staffTransaction,
  website,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every call of the product: for mounting, documents and generated tests. */
export const allEndpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
