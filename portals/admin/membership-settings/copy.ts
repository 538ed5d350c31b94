import type { settingUse } from '@contract/membership-settings/entity';
import type { Frozen } from '@portals/state/frozen';
import { ownToast } from '@portals/state/own-toast';
import type * as z from 'zod/mini';

// Texts that the specification does not give. Durations follow its usual toast.
export const treatmentSaved = ownToast('success', '{name} was saved');
export const treatmentRemoved = ownToast('success', '{name} was removed');
export const injectorAdded = ownToast('success', '{name} was added');
export const injectorRemoved = ownToast('success', '{name} was removed');

const overtaken = (what: string) => (changes: string) =>
  [`Somebody changed ${what} meanwhile.`, changes, 'Your change was not made; save again to make it on top.']
    .filter(Boolean)
    .join(' ');
export const treatmentOvertaken = overtaken('the treatment');
export const planOvertaken = overtaken('the plan');
export const loyaltyOvertaken =
  'Somebody changed the loyalty program meanwhile. What you typed stands on top of it; look at it again and save.';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What depends on a row, as a sentence for whoever removes it. */
export function usesText({ templates, plans, visits }: Frozen<z.output<typeof settingUse>>): string {
  const parts = [
    ...(templates.length > 0 ? [`the ${templates.length === 1 ? 'plan' : 'plans'} ${templates.join(', ')}`] : []),
    ...(plans > 0 ? [counted(plans, 'plan of a member', 'plans of members')] : []),
    ...(visits > 0 ? [counted(visits, 'visit to come', 'visits to come')] : []),
  ];
  if (parts.length === 0) return 'Nothing depends on it.';
  return `It is in ${parts.join(', ')}.`;
}

/** "every 3 months", "monthly", "once". */
export function everyText(interval: number | null): string {
  if (interval === null) return 'once';
  if (interval === 1) return 'monthly';
  return interval === 12 ? 'yearly' : `every ${interval} months`;
}

/** What the choice of an interval offers: none, or 1 to 12 months. */
export const intervalOptions = [
  { value: '', label: 'Once' },
  { value: '1', label: 'Monthly' },
  ...Array.from({ length: 11 }, (_, index) => ({ value: String(index + 2), label: `${index + 2} months` })),
];

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  unit: ['unit', 'units'],
  syringe: ['syringe', 'syringes'],
  vial: ['vial', 'vials'],
  session: ['session', 'sessions'],
  area: ['area', 'areas'],
};
export const unitText = (unitType: string, count: number): string => {
  const [one, more] = UNITS[unitType] ?? [unitType, unitType];
  return `${count} ${count === 1 ? one : more}`;
};
export const unitOptions = [
  { value: 'unit', label: 'Unit' },
  { value: 'syringe', label: 'Syringe' },
  { value: 'vial', label: 'Vial' },
  { value: 'session', label: 'Session' },
  { value: 'area', label: 'Area' },
];
