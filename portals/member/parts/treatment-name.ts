import type { UnitType } from '@domain/membership/practice-treatment';
import { units as words } from './unit-words';

const isKnown = (unitType: string): unitType is UnitType => Object.hasOwn(words, unitType);

/** A treatment with how much of it: "Botox, 40 units"; one at a time is named alone. */
export function treatmentName({ name, units, unitType }: { name: string; units: number; unitType: string }): string {
  if (units <= 1) return name;
  return `${name}, ${isKnown(unitType) ? words[unitType](units) : units}`;
}
