import { addToPractice } from '../features/treatment/change-treatments';
import { seedMeta } from './historical-deps';
import { administrator } from './seed-staff-actor';
import type { Past } from './world';

type Priced = readonly (readonly [name: string, dollars: number])[];

/** What practices of a specialty do, and what they ask for it. */
const OF: Readonly<Record<string, Priced>> = {
  'Medical Spa': [
    ['Skin renewal', 1_450],
    ['Laser treatment', 2_200],
    ['Chemical peel', 450],
    ['Microneedling', 1_050],
  ],
  Dermatology: [
    ['Skin treatment', 1_200],
    ['Scar treatment', 1_900],
    ['Mole removal', 650],
  ],
  'Implant Dental': [
    ['Dental implant', 3_900],
    ['Full arch implants', 18_500],
    ['Bone graft', 1_600],
  ],
  'Plastic Surgery': [
    ['Rhinoplasty', 8_900],
    ['Eyelid surgery', 5_400],
    ['Facelift', 12_500],
  ],
  Ophthalmology: [
    ['LASIK', 4_400],
    ['Lens replacement', 6_200],
    ['PRK', 3_800],
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
};
const DENTAL: Priced = [
  ['Clear aligners', 4_200],
  ['Crown and bridge', 2_600],
  ['Night guard', 600],
  ['Teeth whitening', 500],
  ['Deep cleaning', 420],
];

const pricedOf = (specialty: string): Priced => OF[specialty] ?? DENTAL;

/** What a demo purchase is for, of what its practice does. By its amount, not by chance, so that everybody who comes later stays who they are. */
export function treatmentOf({ specialty }: { specialty: string }, amountCents: number): string {
  const names = pricedOf(specialty);
  return names[Math.floor(amountCents / 500) % names.length]?.[0] ?? 'Treatment';
}

/** Each practice offers what its specialty does. */
export async function addTreatments(
  { deps }: Past,
  practices: readonly { readonly id: string; readonly specialty: string }[],
): Promise<void> {
  const meta = seedMeta(deps, `staff:${administrator.staffId}`);
  for (const { id, specialty } of practices)
    for (const [procedure, dollars] of pricedOf(specialty)) {
      const body = { procedure, total_price: (dollars * 100) as never, allerganTreatment: false };
      const request = { params: { id }, query: undefined, body, actor: administrator, meta };
      await addToPractice.handle(request, deps);
    }
}
