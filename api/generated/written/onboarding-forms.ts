import { getOnboarding, setFundingType, setProviderPublic, setRewardsProgram } from '@contract/onboarding/calls';
import { changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { setPatientfiPlusPromo } from '@contract/plus-promotion/calls';
import { type AnyForm, form, readBy, SEEN, type Stage, WHICH, who } from './form';

const PRACTICE = 'prac-empire-implants';

/** A practice as its onboarding tells it, by the names of the bodies. */
function practiceOf(stage: Stage) {
  const { token } = who(stage, 'an administrator');
  const read = async () => {
    const all = await readBy(stage, getOnboarding, { query: { practiceId: PRACTICE }, token });
    const { providerInformation: of, providerPublicInformation: page, typeOfFunding, rewardsProgram } = all;
    const tags = of?.practiceTags;
    return {
      ...rewardsProgram,
      ...of?.patientFiPlusPromotion,
      ...typeOfFunding,
      ...of,
      ...page,
      enterpriseId: of?.enterprise?._id ?? '',
      practiceTags: { leadSources: tags?.leadSources },
      enrollments: of?.enrollments,
    };
  };
  return { token, read };
}
const rest = () => ({ practiceId: PRACTICE });

export const onboardingForms: readonly AnyForm[] = [
  form(
    changeProviderInformation,
    {
      practiceId: WHICH,
      version: SEEN,
      practiceName: { is: ['Coastline Skin', 'Coastline Dermatology'] },
      legalBusinessName: { is: ['Coastline PLLC', ''] },
      yearEstablished: { is: ['2012', ''] },
      email: { is: ['desk@coastline.test'] },
      phoneNumber: { is: ['5095550147'] },
      practiceURL: { is: ['https://coastline.example'] },
      streetAddress: { is: ['9 Birch Lane'] },
      unitApartment: { is: ['4B'] },
      city: { is: ['Spokane'] },
      stateCode: { is: ['WA', 'TX'] },
      zipCode: { is: ['99201'] },
      timeZone: { is: ['America/Los_Angeles', 'America/Denver'] },
      specialty: { is: ['Dentistry', 'Dermatology'] },
      enrollments: { is: [['APPLICATIONS'], ['APPLICATIONS', 'MEMBERSHIPS']] },
      manufacturer: { is: ['Galderma', ''] },
      isAllergan: { is: [true, false] },
      isSeparatedTransactions: { is: [true, false] },
      providerReference: { is: ['CR-1'] },
      optionalDebitCard: { is: [true, false] },
      practiceTags: { is: [{ leadSources: { primary: 'Referral', secondary: 'Website', broker: 'Ann Lee' } }] },
      enterpriseId: { is: ['ent-harborline', ''] },
    },
    (stage) => ({ ...practiceOf(stage), rest }),
  ),
  form(
    setProviderPublic,
    {
      practiceId: WHICH,
      version: SEEN,
      publicFacing: { is: [false, true], with: { urlSlug: 'coastline-skin' } },
      urlSlug: { is: ['coastline-derm-2', 'coastline-derm'], with: { publicFacing: true } },
      streetAddress: { is: ['8 Elm Street'] },
      unit: { is: ['Suite 3'] },
      city: { is: ['Tacoma'] },
      state: { is: ['WA'] },
      zipCode: { is: ['98401'] },
      instagramUrl: { is: ['https://www.instagram.com/coastline', ''] },
      facebookUrl: { is: ['https://www.facebook.com/coastline', ''] },
      searchKeywords: { is: [['skin', 'laser'], []] },
    },
    (stage) => ({
      ...practiceOf(stage),
      rest: () => ({ practiceId: PRACTICE, publicFacing: true, urlSlug: 'coastline-derm' }),
    }),
  ),
  form(
    setFundingType,
    {
      practiceId: WHICH,
      version: SEEN,
      fundingType: {
        is: [
          { PatientFi: true, Genesis: true, PatientFiUnlimited: false, PatientFiUnlimited_pctFee: null },
          { PatientFi: true, Genesis: false, PatientFiUnlimited: true, PatientFiUnlimited_pctFee: 5.25 },
        ],
      },
    },
    (stage) => ({ ...practiceOf(stage), rest }),
  ),
  form(
    setRewardsProgram,
    {
      practiceId: WHICH,
      version: SEEN,
      enabled: { is: [true, false], with: { startDate: '08/20/2026' } },
      startDate: { is: ['08/20/2026', '12/31/2027'], with: { enabled: true } },
    },
    (stage) => ({ ...practiceOf(stage), rest }),
  ),
  form(
    setPatientfiPlusPromo,
    {
      practiceId: WHICH,
      version: SEEN,
      active: { is: [true, false], with: { promoStartDate: '05/01/2034', promoEndDate: '05/31/2034' } },
      promoStartDate: { is: ['05/02/2034', '02/28/2032'], with: { active: true, promoEndDate: '05/31/2034' } },
      promoEndDate: { is: ['05/30/2034', '02/29/2036'], with: { active: true, promoStartDate: '05/01/2034' } },
    },
    (stage) => ({ ...practiceOf(stage), rest: () => ({ practiceId: PRACTICE, active: true }) }),
  ),
];
