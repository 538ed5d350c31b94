import type { CallInput, ResultOf } from '@contract/endpoint';
import {
  finishEnrollment,
  getEnrollmentCardPage,
  readEnrollmentAgreement,
  saveEnrollmentBank,
  saveEnrollmentCard,
  saveEnrollmentOwner,
  startEnrollment,
} from '@contract/provider-enrollment/calls';
import type { TestApp } from '../../../test/app';
import { type EnteredCard, enterCard } from '../../../vendors/card-page/testing/enter-card';

export type StartBody = CallInput<typeof startEnrollment>['body'];

export const CONTACT = {
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'dana@cedarridge.test',
  phoneNumber: '(509) 555-0147',
  jobTitle: 'Practice owner',
  isOwner: true,
};

export const START: StartBody = {
  slug: 'patientfi',
  priviEnrollment: true,
  patientfiEnrollment: true,
  primaryContact: CONTACT,
  auxiliaryContact: null,
  additionalInformation: { leadSource: 'Web search', referralSource: 'Bright Smile' },
  businessInformation: {
    providerName: 'Cedar Ridge Dental',
    legalBusinessName: 'Cedar Ridge Dental Group',
    categoryType: 'General Dentistry',
    ownershipType: 'LLC',
    providerEmail: 'office@cedarridge.test',
    providerPhone: '5095550148',
    streetAddress: '400 Cedar Street',
    unitApartment: '',
    city: 'Spokane',
    state: 'WA',
    zipCode: '99201',
    yearEstablished: 2008,
    providerURL: 'www.cedarridge.test',
  },
  doctorInformation: { firstName: 'Ines', lastName: 'Moore', email: 'ines@cedarridge.test' },
};

export const OWNER = {
  firstName: 'Dana',
  lastName: 'Whitlock',
  dateOfBirth: '1979-11-04',
  idType: 'SSN' as const,
  ownerId: '123-45-8812',
  address: '2210 Maple Hollow Road',
  unitApartment: '',
  city: 'Spokane',
  state: 'WA' as const,
  zipCode: '99201',
  phoneNumber: '5095550147',
  email: 'dana@cedarridge.test',
};

export const BANK = {
  bankName: 'First Sample Bank',
  accountHolder: 'Cedar Ridge Dental',
  accountNumber: '000123456789',
  routingNumber: '110000000',
};

export const SIGNED = { authorizedSigner: 'Dana Whitlock', signerJobTitle: 'Practice owner' };

type State = ResultOf<typeof saveEnrollmentOwner>['enrollment'];

/** The steps of whoever enrolls a practice as one call each, with a key that they have already or the one of their beginning. */
export function enrollee({ call }: Pick<TestApp, 'call'>, key = '') {
  let token = key;
  const asked = () => ({ token });
  return {
    get token() {
      return token;
    },
    async start(body: Partial<StartBody> = {}) {
      const answer = await call(startEnrollment, { body: { ...START, ...body } }, asked());
      token = answer.body.token ?? token;
      return answer;
    },
    owner: (owner: Partial<CallInput<typeof saveEnrollmentOwner>['body']['ownerInformation']> = {}) =>
      call(saveEnrollmentOwner, { body: { ownerInformation: { ...OWNER, ...owner } } }, asked()),
    bank: (bank: Partial<CallInput<typeof saveEnrollmentBank>['body']['bankInformation']> = {}) =>
      call(saveEnrollmentBank, { body: { bankInformation: { ...BANK, ...bank } } }, asked()),
    cardPage: () => call(getEnrollmentCardPage, {}, asked()),
    async card(entered?: EnteredCard) {
      const { body } = await call(getEnrollmentCardPage, {}, asked());
      const { token: cardToken } = await enterCard(body.url, entered);
      return call(saveEnrollmentCard, { body: { paymentMethod: { token: cardToken } } }, asked());
    },
    async sign(authorization: Partial<typeof SIGNED & { signedAt: string }> = {}, hash?: string) {
      const { body } = await call(readEnrollmentAgreement, {}, asked());
      return call(
        finishEnrollment,
        {
          body: { authorization: { ...SIGNED, ...authorization }, disclosureHash: hash ?? body.agreement.sha256 },
        },
        asked(),
      );
    },
    /** Every step up to the signature. */
    async ready(body: Partial<StartBody> = {}): Promise<State> {
      await this.start(body);
      await this.owner();
      await this.bank();
      return (await this.card()).body.enrollment;
    },
  };
}
