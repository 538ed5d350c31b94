import type { UnitType } from '@domain/membership/practice-treatment';

/** So many, more than one, of a kind of unit. */
export const units = {
  unit: (count: number) => `${count} units`,
  syringe: (count: number) => `${count} syringes`,
  vial: (count: number) => `${count} vials`,
  session: (count: number) => `${count} sessions`,
  area: (count: number) => `${count} areas`,
} as const satisfies Record<UnitType, (count: number) => string>;
