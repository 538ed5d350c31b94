import type { UnitType } from '@domain/membership/practice-treatment';
import { units as words } from './unit-words';

const isKnown = (unitType: string): unitType is UnitType => Object.hasOwn(words, unitType);

/** How much of a treatment: "40 units"; nothing for one at a time. */
export function unitsText({ units, unitType }: { units: number; unitType: string }): string {
  if (units <= 1) return '';
  return isKnown(unitType) ? words[unitType](units) : String(units);
}

/** A treatment with how much of it: "Botox, 40 units"; one at a time is named alone. */
export function treatmentName({ name, ...of }: { name: string; units: number; unitType: string }): string {
  return [name, unitsText(of)].filter(Boolean).join(', ');
}
