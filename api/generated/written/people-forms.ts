import { setAccountHold } from '@contract/account-restriction/calls';
import { getPersonalInfo } from '@contract/application/calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { getBorrower } from '@contract/borrower-file/calls';
import {
  changeBorrowerPractice,
  changeCreditProfileInfo,
  changePatientInfo,
  changePersonalInfo,
} from '@contract/borrower-file/info-calls';
import { getSignupInfo, saveSignupAddress, saveSignupName } from '@contract/signup/calls';
import { aBorrower } from '../../test/builders';
import { insertApplication } from '../insert-application';
import { type AnyForm, form, readBy, SEEN, type Stage, WHICH, who } from './form';

/** A person's file as an administrator reads it. */
function fileOf(stage: Stage) {
  const { token, own } = who(stage, 'an administrator');
  const read = async () => {
    const { user } = await readBy(stage, getBorrower, { query: { user_id: own.borrower }, token });
    return { ...user, patientInfo: user.patientInfo };
  };
  return { token, params: { id: own.borrower }, read };
}

const texas = { state: 'TX', zipCode: '78701' } as const;
const wisconsin = { state: 'WI', zipCode: '53703' } as const;
const CHANGED_STATE = [texas, wisconsin];

/** An applicant who has answered nothing yet. */
async function applicantOf(stage: Stage, of: { practiceId: string; enrollment: 'APPLICATIONS' | 'MEMBERSHIPS' }) {
  const { world } = stage;
  const { id } = await aBorrower(world.deps, { practice_id: of.practiceId, phone: '5125550177' });
  const applicationId = await insertApplication(world.deps, id, of);
  return { applicationId, token: await world.sessionOf('applicant', id, applicationId) };
}

async function signupOf(stage: Stage) {
  const { token } = await applicantOf(stage, { practiceId: 'prac-harbor-medspa', enrollment: 'MEMBERSHIPS' });
  return { token, read: async () => (await readBy(stage, getSignupInfo, { token })).user };
}

export const peopleForms: readonly AnyForm[] = [
  form(
    changePersonalInfo,
    {
      firstName: { is: ['Maria', 'Rosa'] },
      lastName: { is: ['Okafor', 'Lindqvist'] },
      birthDate: { is: ['1979-03-04', '1988-12-31'] },
      street: { is: ['5 Bay Road', '9 Birch Lane'] },
      unit: { is: ['Apt 3', '4B'] },
      city: { is: ['Madison', 'Dallas'] },
      state: { is: ['WI', 'TX'], with: [wisconsin, texas] },
      zipCode: { is: ['78702', '78701'] },
      version: SEEN,
    },
    fileOf,
  ),
  form(
    changePatientInfo,
    {
      email: { is: ['maria@example.test', 'rosa@example.test'] },
      phoneNumber: { is: ['5125550144', '5125550145'] },
      isPatient: { is: [true, false] },
      patientInfo: {
        is: [
          { firstName: 'Tom', lastName: 'Reyes', phone: '5125550146' },
          { firstName: 'Sue', lastName: 'Okafor', phone: '5125550147' },
        ],
      },
      applicationId: WHICH,
      version: SEEN,
    },
    (stage) => {
      const { read, ...file } = fileOf(stage);
      const sheet = async () => {
        const { patientInfo: patient, ...user } = await read();
        // What takes the place of a proven contact stands beside it until its code is read back.
        const email = user.newEmail ?? user.email;
        const phoneNumber = user.newPhoneNumber ?? user.phoneNumber;
        const { isPatient = null, firstName, lastName, phone } = patient ?? {};
        return { ...user, email, phoneNumber, isPatient, patientInfo: { firstName, lastName, phone } };
      };
      return { ...file, read: sheet };
    },
  ),
  form(
    changeCreditProfileInfo,
    {
      approvedCreditLine: { is: [11_500, 11_000], with: { askedByPatient: true } },
      askedByPatient: 'is asked for where the limit becomes lower, and refused without',
      version: SEEN,
    },
    (stage) => {
      const { read, ...file } = fileOf(stage);
      return {
        ...file,
        read: async () => ({ approvedCreditLine: (await read()).credit_profile?.approvedCreditLine }),
      };
    },
  ),
  form(
    changeBorrowerPractice,
    { practiceId: { is: ['prac-harbor-medspa', 'prac-bright-smile'] }, version: SEEN },
    (stage) => {
      const { read, ...file } = fileOf(stage);
      return { ...file, read: async () => ({ practiceId: (await read()).practiceManagementId }) };
    },
  ),
  form(
    savePersonalInfo,
    {
      applicationId: WHICH,
      firstName: { is: ['Maria', 'Rosa'] },
      lastName: { is: ['Okafor', 'Lindqvist'] },
      birthDate: { is: ['1979-03-04', '1988-12-31'] },
      ssn: 'is sealed; the answers say only that there is one',
      ssnLastFourDigits: 'is sealed; the answers say only that there is one',
      phoneNumber: { is: ['5125550144', '5125550145'] },
      street: { is: ['5 Bay Road', '9 Birch Lane'] },
      unit: { is: ['Apt 3', '4B'] },
      city: { is: ['Madison', 'Dallas'] },
      state: { is: ['TX', 'WI'], with: CHANGED_STATE },
      zipCode: { is: ['78702', '78701'] },
      requestedAmount: { is: [5000, 6500.5] },
      annualIncome: { is: [54_000, 61_000] },
      isMarried: { is: [true, false] },
      spouseInfo: {
        with: { isMarried: true },
        is: ['Tom', 'Sue'].map((firstName) => ({
          firstName,
          lastName: 'Reyes',
          isSameAddressAsSpouse: false,
          address: { street: '9 Birch Lane', unit: '4B', city: 'Madison', state: 'WI' as const, zipCode: '53703' },
        })),
      },
      isPatient: { is: [true, false] },
      patientInfo: {
        with: { isPatient: false },
        is: ['Tom', 'Sue'].map((firstName) => ({ firstName, lastName: 'Reyes', phone: '5125550146' })),
      },
      creditPullConsent: { is: [true] },
    },
    async (stage) => {
      const practiceId = 'prac-bright-smile';
      const { token, applicationId } = await applicantOf(stage, { practiceId, enrollment: 'APPLICATIONS' });
      return {
        token,
        rest: () => ({ applicationId }),
        read: async () => {
          const answers = await readBy(stage, getPersonalInfo, { query: { applicationId }, token });
          return { ...answers, creditPullConsent: answers.creditPullConsented };
        },
      };
    },
  ),
  form(
    saveSignupName,
    {
      firstname: { is: ['Maria', 'Rosa'] },
      lastname: { is: ['Okafor', 'Lindqvist'] },
      dateofBirth: { is: ['1979-03-04', '1988-12-31'] },
      email: 'the address that was proven stays; another one is refused',
      phoneNumber: { is: ['5125550144', '5125550145'] },
    },
    async (stage) => ({
      ...(await signupOf(stage)),
      rest: () => ({ firstname: 'Ana', lastname: 'Reyes', dateofBirth: '1988-08-21' }),
    }),
  ),
  form(
    saveSignupAddress,
    {
      street: { is: ['5 Bay Road', '9 Birch Lane'] },
      unitapartment: { is: ['Apt 3', '4B'] },
      city: { is: ['Miami', 'Tampa'] },
      state: { is: ['TX', 'FL'], with: [texas, { zipCode: '33101' }] },
      zipCode: { is: ['33102', '33101'] },
    },
    async (stage) => ({
      ...(await signupOf(stage)),
      rest: () => ({ street: '1 Main Street', city: 'Miami', state: 'FL' as const, zipCode: '33101' }),
    }),
  ),
  form(setAccountHold, { borrowerId: WHICH, reason: { is: ['Asked for it.', 'Called.'] }, version: SEEN }, (stage) => {
    const { token, own } = who(stage, 'an administrator');
    const read = async () => {
      const { user } = await readBy(stage, getBorrower, { query: { user_id: own.borrower }, token });
      return { reason: user.standing?.changes[0]?.reason };
    };
    return { token, rest: () => ({ borrowerId: own.borrower }), read };
  }),
];
