import { deflateSync } from 'node:zlib';
import { findEnterprise } from '@contract/account/calls';
import { addEnterprise, changeEnterprise } from '@contract/enterprise/calls';
import { changeProviderFund } from '@contract/funding/calls';
import {
  changePracticeDetails,
  changePracticeProduct,
  changePracticeRiskProfile,
  getPracticeDetails,
  listPracticeRiskProfiles,
} from '@contract/practice-settings/calls';
import { readEnrollment, startEnrollment } from '@contract/provider-enrollment/calls';
import {
  addPracticeTreatment,
  addTreatment,
  changeTreatment,
  changeTreatmentById,
  listTreatments,
} from '@contract/treatment/calls';
import { getEmbedSites, replaceEmbedSites } from '@contract/website/calls';
import { DEMO_CONFIGURATION, DEMO_THIN_FILES } from '@domain/underwriting/demo-configuration';
import { type AnyForm, form, PROOF, readBy, SEEN, type Stage, WHICH, who } from './form';

const anEnrollee = {
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'dana@cedarridge.test',
  phoneNumber: '5095550147',
  jobTitle: 'Owner',
};
const anEnrolledPractice = {
  providerName: 'Cedar Ridge Dental',
  legalBusinessName: 'Cedar Ridge Dental Group',
  categoryType: 'Dentistry',
  ownershipType: 'LLC',
  providerEmail: 'office@cedarridge.test',
  providerPhone: '5095550148',
  streetAddress: '400 Cedar Street',
  unitApartment: '2',
  city: 'Spokane',
  state: 'WA',
  zipCode: '99201',
  timeZone: 'America/Los_Angeles',
  yearEstablished: 2008,
  providerURL: 'https://cedarridge.example',
} as const;
const PRACTICE = 'prac-bright-smile';
/** Without memberships. */
const OF_ENTERPRISE = 'prac-brightarch-smiles';
let made = 0;
/** Another one at each call: names that must differ. */
const another = (word: string) => {
  made += 1;
  return `${word}-${made}`;
};

function detailsOf(stage: Stage) {
  const { token } = who(stage, 'an administrator');
  const read = async () => {
    const { details, ...contact } = await readBy(stage, getPracticeDetails, {
      query: { practiceId: PRACTICE },
      token,
    });
    return { ...contact, ...details };
  };
  return { token, params: { id: PRACTICE }, read };
}

const offerOf = (stage: Stage) => {
  const { token } = who(stage, 'an administrator');
  return {
    token,
    offer: () => readBy(stage, listPracticeRiskProfiles, { query: { practiceId: OF_ENTERPRISE }, token }),
  };
};

type Treated = { treatment: { _id: string } };
/** The treatment that a write answered, or the one that is changed. */
function treatmentOf(stage: Stage, id?: string) {
  const { token } = who(stage, 'an administrator');
  const read = async (answer: Treated | undefined) => {
    const wanted = answer?.treatment._id ?? id;
    return (await readBy(stage, listTreatments, { token })).find(({ _id }) => _id === wanted) ?? {};
  };
  return { token, read };
}
const aPrice = { total_price: { is: [1200, 99.5] }, allerganTreatment: { is: [true, false] } };
const newTreatment = () => ({ procedure: another('Crown'), total_price: 100, practicemanagement: PRACTICE });

/** A picture of one colour, one pixel wide. */
function png(grey: number): string {
  const part = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const parts = [part('IHDR', head), part('IDAT', deflateSync(Buffer.from([0, grey]))), part('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]).toString('base64')}`;
}

/** An enterprise as everybody reads it. */
function enterpriseOf(stage: Stage, id?: string) {
  const { token } = who(stage, 'an administrator');
  const read = async (answer: { enterprise: { _id: string } } | undefined) => {
    const _id = answer?.enterprise._id ?? id;
    if (_id === undefined) return {};
    const { enterprise } = await readBy(stage, findEnterprise, { query: { _id }, token });
    return { ...enterprise, providers: enterprise.practices.map((one) => one._id).sort() };
  };
  return { token, read };
}

export const practiceForms: readonly AnyForm[] = [
  form(
    startEnrollment,
    {
      slug: WHICH,
      priviEnrollment: { is: [false, true] },
      patientfiEnrollment: { is: [true, false] },
      primaryContact: { is: [{ ...anEnrollee, isOwner: false }] },
      auxiliaryContact: { is: [{ ...anEnrollee, email: 'second@cedarridge.test' }, null] },
      additionalInformation: { is: [{ leadSource: 'A colleague', referralSource: 'Harbor' }] },
      businessInformation: { is: [anEnrolledPractice] },
      doctorInformation: { is: [{ firstName: 'Ines', lastName: 'Moore', email: 'ines@cedarridge.test' }, null] },
      key: PROOF,
    },
    (stage) => ({
      token: undefined,
      rest: () => ({
        slug: 'patientfi',
        priviEnrollment: true,
        patientfiEnrollment: true,
        primaryContact: { ...anEnrollee, isOwner: true },
        auxiliaryContact: null,
        additionalInformation: {},
        businessInformation: { ...anEnrolledPractice, city: 'Seattle' },
        doctorInformation: null,
      }),
      read: async (answer) =>
        answer ? (await readBy(stage, readEnrollment, { token: answer.token ?? undefined })).enrollment : {},
    }),
  ),
  form(
    changePracticeDetails,
    {
      practiceName: { is: ['Bright Smile Too', 'Brighter Smile'] },
      email: { is: ['desk@bright-smile.test', 'hello@bright-smile.test'] },
      phoneNumber: { is: ['5125550148', '5125550149'] },
      practiceURL: { is: ['https://a.example', 'https://b.example'] },
      streetAddress: { is: ['5 Bay Road', '9 Birch Lane'] },
      unitApartment: { is: ['Suite 3', 'Suite 4'] },
      city: { is: ['Dallas', 'Austin'] },
      stateCode: { is: ['WI', 'TX'], with: [{ zipCode: '53703' }, { zipCode: '78701' }] },
      zipCode: { is: ['78702', '78701'] },
      timeZone: { is: ['America/Denver', 'America/Chicago'] },
      accent: { is: ['#336699', '#224466'] },
      version: SEEN,
    },
    detailsOf,
  ),
  form(changeProviderFund, { practiceId: WHICH, suspendSendingFunds: { is: [true, false] } }, (stage) => ({
    ...detailsOf(stage),
    rest: () => ({ practiceId: PRACTICE }),
  })),
  form(
    changePracticeRiskProfile,
    { riskprofile: { is: [DEMO_THIN_FILES.riskProfile.id, DEMO_CONFIGURATION.riskProfile.id] }, version: SEEN },
    (stage) => {
      const { token, offer } = offerOf(stage);
      const read = async () => ({ riskprofile: (await offer()).patientfiriskprofile._id });
      return { token, params: { id: OF_ENTERPRISE }, read };
    },
  ),
  form(
    changePracticeProduct,
    {
      practiceId: WHICH,
      productGroupId: { is: ['group-standard', 'group-dental'] },
      productId: 'says which product `data` is about',
      data: {
        is: [
          { enabled: true, minAmount: 500, maxAmount: 5000 },
          { enabled: true, minAmount: 1000, maxAmount: 6000 },
        ],
        with: { productId: 'FIXED_24' },
      },
      version: SEEN,
    },
    async (stage) => {
      const { token, offer } = offerOf(stage);
      const { productGroupId } = await offer();
      return {
        token,
        rest: () => ({ practiceId: OF_ENTERPRISE, productGroupId }),
        read: async () => {
          const now = await offer();
          const own = now.products.find(({ productId }) => productId === 'FIXED_24');
          const { enabled, minAmount, maxAmount } = own ?? {};
          return { productGroupId: now.productGroupId, data: { enabled, minAmount, maxAmount } };
        },
      };
    },
  ),
  form(
    addTreatment,
    {
      ...aPrice,
      procedure: { is: ['Veneers', 'Implant'] },
      practicemanagement: { is: [PRACTICE, 'prac-clearview-eye'] },
    },
    (stage) => ({ ...treatmentOf(stage), rest: newTreatment }),
  ),
  form(
    addPracticeTreatment,
    { ...aPrice, procedure: { is: ['Bonding', 'Braces'] }, practicemanagement: 'is the practice of the path' },
    (stage) => ({ ...treatmentOf(stage), params: { id: PRACTICE }, rest: newTreatment }),
  ),
  form(
    changeTreatment,
    {
      ...aPrice,
      procedure: { is: ['Night guard A', 'Night guard B'] },
      practicemanagement: WHICH,
      _id: WHICH,
      version: SEEN,
    },
    (stage) => {
      const { own } = who(stage, 'an administrator');
      const rest = () => ({ _id: own.treatment, procedure: another('Guard'), total_price: 100 });
      return { ...treatmentOf(stage, own.treatment), rest };
    },
  ),
  form(
    changeTreatmentById,
    {
      ...aPrice,
      procedure: { is: ['Splint A', 'Splint B'] },
      practicemanagement: WHICH,
      _id: 'is the id of the path',
      version: SEEN,
    },
    (stage) => {
      const { own } = who(stage, 'an administrator');
      const rest = () => ({ procedure: another('Splint'), total_price: 100 });
      return { ...treatmentOf(stage, own.treatment), params: { id: own.treatment }, rest };
    },
  ),
  form(
    addEnterprise,
    {
      name: { is: ['Lakeside Dental', 'Riverside Dental'] },
      urlSlug: { is: ['lakeside-dental', 'riverside-dental'] },
      logo: { is: [png(10), png(20)] },
      providers: { is: [['prac-clearview-eye'], []] },
    },
    (stage) => ({
      ...enterpriseOf(stage),
      rest: () => ({ name: another('Group'), urlSlug: another('group').toLowerCase() }),
    }),
  ),
  form(
    changeEnterprise,
    {
      _id: WHICH,
      name: { is: ['Harborline Too', 'Harborline'] },
      urlSlug: { is: ['harborline-too', 'harborline-three'] },
      logo: { is: [png(30), png(40)] },
      providers: { is: [[OF_ENTERPRISE], ['prac-bright-smile', OF_ENTERPRISE]] },
      version: SEEN,
    },
    (stage) => {
      const { own } = who(stage, 'an administrator');
      return { ...enterpriseOf(stage, own.enterprise), rest: () => ({ _id: own.enterprise }) };
    },
  ),
  form(
    replaceEmbedSites,
    { sites: { is: [['https://a.example'], ['https://a.example', 'https://b.example']] }, version: SEEN },
    (stage) => {
      const { token } = who(stage, 'an administrator');
      const params = { practiceId: PRACTICE };
      const read = () => readBy(stage, getEmbedSites, { params, token });
      return { token, params, rest: async () => ({ version: (await read()).version }), read };
    },
  ),
];
