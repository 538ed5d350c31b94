import { startingTreatments } from '@domain/practice/starting-treatments';
import { addToPractice } from '../features/treatment/change-treatments';
import { seedMeta } from './historical-deps';
import { administrator } from './seed-staff-actor';
import type { Past } from './world';

/** What a demo purchase is for, of what its practice does. By its amount, not by chance, so that everybody who comes later stays who they are. */
export function treatmentOf({ specialty }: { specialty: string }, amountCents: number): string {
  const names = startingTreatments(specialty);
  return names[Math.floor(amountCents / 500) % names.length]?.name ?? 'Treatment';
}

/** Each practice offers what its specialty does. */
export async function addTreatments(
  { deps }: Past,
  practices: readonly { readonly id: string; readonly specialty: string }[],
): Promise<void> {
  const meta = seedMeta(deps, `staff:${administrator.staffId}`);
  for (const { id, specialty } of practices)
    for (const { name: procedure, price } of startingTreatments(specialty)) {
      const body = { procedure, total_price: price, allerganTreatment: false };
      const request = { params: { id }, query: undefined, body, actor: administrator, meta };
      await addToPractice.handle(request, deps);
    }
}
