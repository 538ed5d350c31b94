import type { Specialty } from '@domain/enums';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';

/** One practice of the demo world. Ids are fixed, so that links and tests can name them. */
export type DemoPractice = {
  id: string;
  slug: string;
  name: string;
  specialty: Specialty;
  street: string;
  city: string;
  stateCode: string;
  zipCode: string;
  phone: string;
  enterpriseId: string | null;
  memberships: boolean;
  fundingTypes: readonly string[];
  sellPercent: number;
  isActive: boolean;
  suspendFunds: boolean;
  optionalDebitCard: boolean;
  requiresPatientInfo: boolean;
  isGenesisPrequal: boolean;
  productGroupId: string;
  primary: string | null;
};

export const demoEnterprises = [
  { id: 'ent-harborline', name: 'Harborline Aesthetics Group', urlSlug: 'harborline', feesPaidByEnterprise: true },
  { id: 'ent-brightarch', name: 'BrightArch Dental Partners', urlSlug: 'brightarch', feesPaidByEnterprise: false },
] as const;

const { standard, dental, highValue, medSpaHighRisk } = DEMO_PRODUCT_GROUPS;

type Given = Pick<DemoPractice, 'slug' | 'name' | 'specialty' | 'street' | 'city' | 'stateCode' | 'zipCode'> &
  Partial<DemoPractice>;

/** Fills what most practices have in common. The phone numbers are of the range kept for fiction. */
function practice(index: number, given: Given): DemoPractice {
  return {
    id: `prac-${given.slug}`,
    phone: `555555${String(100 + index).padStart(4, '0')}`,
    enterpriseId: null,
    memberships: false,
    fundingTypes: ['PatientFi'],
    sellPercent: 100,
    isActive: true,
    suspendFunds: false,
    optionalDebitCard: false,
    requiresPatientInfo: false,
    isGenesisPrequal: false,
    productGroupId: standard.id,
    primary: null,
    ...given,
  };
}

const given: readonly Given[] = [
  {
    slug: 'bright-smile',
    name: 'Bright Smile Dental',
    specialty: 'Dentistry',
    street: '100 Congress Avenue',
    city: 'Austin',
    stateCode: 'TX',
    zipCode: '78701',
    enterpriseId: 'ent-brightarch',
    memberships: true,
    fundingTypes: ['PatientFi', 'PatientFiUnlimited'],
    productGroupId: standard.id,
    primary: '#2E4A3F',
  },
  {
    slug: 'harbor-medspa',
    name: 'Harbor Med Spa',
    specialty: 'Medical Spa',
    street: '12 Harbor Drive',
    city: 'Miami',
    stateCode: 'FL',
    zipCode: '33101',
    enterpriseId: 'ent-harborline',
    memberships: true,
    primary: '#FF7A64',
  },
  {
    slug: 'lakeview-derm',
    name: 'Lakeview Dermatology',
    specialty: 'Dermatology',
    street: '7 Lake Street',
    city: 'Madison',
    stateCode: 'WI',
    zipCode: '53703',
    enterpriseId: 'ent-harborline',
    memberships: true,
  },
  {
    slug: 'empire-implants',
    name: 'Empire Implants',
    specialty: 'Implant Dental',
    street: '350 Fifth Avenue',
    city: 'New York',
    stateCode: 'NY',
    zipCode: '10118',
    enterpriseId: 'ent-brightarch',
    fundingTypes: ['PatientFi', 'Genesis'],
    isGenesisPrequal: true,
    productGroupId: standard.id,
  },
  {
    slug: 'sunset-plastics',
    name: 'Sunset Plastics',
    specialty: 'Plastic Surgery',
    street: '9000 Sunset Boulevard',
    city: 'Los Angeles',
    stateCode: 'CA',
    zipCode: '90069',
    enterpriseId: 'ent-harborline',
    sellPercent: 80,
    optionalDebitCard: true,
    productGroupId: highValue.id,
  },
  {
    slug: 'clearview-eye',
    name: 'Clearview Eye Center',
    specialty: 'Ophthalmology',
    street: '200 Michigan Avenue',
    city: 'Chicago',
    stateCode: 'IL',
    zipCode: '60601',
    requiresPatientInfo: true,
  },
  {
    slug: 'brightarch-smiles',
    name: 'BrightArch Smiles',
    specialty: 'Cosmetic Dentistry',
    street: '44 Arch Street',
    city: 'Dallas',
    stateCode: 'TX',
    zipCode: '75201',
    enterpriseId: 'ent-brightarch',
    productGroupId: dental.id,
  },
  {
    slug: 'family-dental',
    name: 'Family Dental Care',
    specialty: 'General Dentistry',
    street: '18 Oak Lane',
    city: 'Mobile',
    stateCode: 'AL',
    zipCode: '36602',
    enterpriseId: 'ent-brightarch',
    productGroupId: dental.id,
  },
  {
    slug: 'northgate-ortho',
    name: 'Northgate Orthodontics',
    specialty: 'Orthodontics',
    street: '500 Northgate Way',
    city: 'Seattle',
    stateCode: 'WA',
    zipCode: '98125',
    enterpriseId: 'ent-brightarch',
    productGroupId: dental.id,
  },
  {
    slug: 'gulf-medspa',
    name: 'Gulf Med Spa',
    specialty: 'Medical Spa',
    street: '3 Bayshore',
    city: 'Tampa',
    stateCode: 'FL',
    zipCode: '33602',
    enterpriseId: 'ent-harborline',
    productGroupId: medSpaHighRisk.id,
  },
  {
    slug: 'prairie-hair',
    name: 'Prairie Hair Restoration',
    specialty: 'Hair Restoration',
    street: '61 State Street',
    city: 'Chicago',
    stateCode: 'IL',
    zipCode: '60602',
    suspendFunds: true,
  },
  {
    slug: 'clearwater-fertility',
    name: 'Clearwater Fertility',
    specialty: 'Fertility',
    street: '8 Gulf Boulevard',
    city: 'Clearwater',
    stateCode: 'FL',
    zipCode: '33755',
  },
  {
    slug: 'prairie-audiology',
    name: 'Prairie Audiology',
    specialty: 'Audiology',
    street: '22 Main Street',
    city: 'Houston',
    stateCode: 'TX',
    zipCode: '77002',
    productGroupId: dental.id,
  },
  {
    slug: 'coast-dental',
    name: 'Coast Dental',
    specialty: 'Dentistry',
    street: '77 Ocean Avenue',
    city: 'San Diego',
    stateCode: 'CA',
    zipCode: '92101',
    isActive: false,
    productGroupId: dental.id,
  },
];

/** The 14 practices of the demo world. */
export const demoPractices: readonly DemoPractice[] = given.map((one, index) => practice(index, one));
