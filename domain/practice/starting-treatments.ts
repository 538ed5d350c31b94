import { type Cents, cents } from '../money/cents';

type Priced = readonly (readonly [name: string, dollars: number])[];

const SKIN: Priced = [
  ['Skin treatment', 1_200],
  ['Scar treatment', 1_900],
  ['Mole removal', 650],
];
const MEDICAL_SPA: Priced = [
  ['Skin renewal', 1_450],
  ['Laser treatment', 2_200],
  ['Chemical peel', 450],
  ['Microneedling', 1_050],
];
const PLASTIC: Priced = [
  ['Rhinoplasty', 8_900],
  ['Eyelid surgery', 5_400],
  ['Facelift', 12_500],
];
const DENTAL: Priced = [
  ['Clear aligners', 4_200],
  ['Crown and bridge', 2_600],
  ['Night guard', 600],
  ['Teeth whitening', 500],
  ['Deep cleaning', 420],
];
const GENERAL: Priced = [
  ['Consultation', 150],
  ['Procedure', 2_500],
  ['Follow-up', 120],
];

/** What practices of a specialty usually do, and a usual price to begin with. */
const OF: Readonly<Record<string, Priced>> = {
  'Medical Spa': MEDICAL_SPA,
  MedSpa: MEDICAL_SPA,
  Dermatology: SKIN,
  'Implant Dental': [
    ['Dental implant', 3_900],
    ['Full arch implants', 18_500],
    ['Bone graft', 1_600],
  ],
  'Plastic Surgery': PLASTIC,
  'Cosmetic Surgery': PLASTIC,
  Ophthalmology: [
    ['LASIK', 4_400],
    ['Lens replacement', 6_200],
    ['PRK', 3_800],
  ],
  Optometry: [
    ['Eye exam', 180],
    ['Glasses', 450],
    ['Contact lenses', 380],
  ],
  Orthodontics: [
    ['Clear aligners', 4_800],
    ['Braces', 5_600],
    ['Retainers', 550],
  ],
  'Hair Restoration': [
    ['Hair transplant', 7_500],
    ['PRP treatment', 1_400],
  ],
  Fertility: [
    ['IVF cycle', 12_000],
    ['Egg freezing', 7_800],
    ['Fertility testing', 950],
  ],
  Audiology: [
    ['Hearing aids', 3_600],
    ['Hearing test', 350],
  ],
  Bariatric: [
    ['Gastric sleeve', 14_500],
    ['Gastric balloon', 7_800],
    ['Nutrition program', 900],
  ],
  Chiropractic: [
    ['Care plan', 1_800],
    ['Spinal decompression', 2_400],
    ['Adjustment', 75],
  ],
  Orthopedics: [
    ['Knee arthroscopy', 6_800],
    ['Joint injection', 950],
    ['Physical therapy plan', 1_600],
  ],
  Psychiatry: [
    ['TMS course', 9_500],
    ['Ketamine series', 3_600],
    ['Evaluation', 450],
  ],
  Anesthesia: GENERAL,
  'Surgical Center': GENERAL,
  Other: GENERAL,
};

/** Treatments that a practice of a specialty begins with; dental ones where the specialty is one of teeth. Prices in cents. */
export function startingTreatments(specialty: string): readonly { readonly name: string; readonly price: Cents }[] {
  return (OF[specialty] ?? DENTAL).map(([name, dollars]) => ({ name, price: cents(dollars * 100) }));
}
