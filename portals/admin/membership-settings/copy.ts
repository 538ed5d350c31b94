import type { settingUse } from '@contract/membership-settings/entity';
import { nameList } from '@domain/name-list';
import type { Frozen } from '@portals/state/frozen';
import { ownToast } from '@portals/state/own-toast';
import type * as z from 'zod/mini';

// Texts that the specification does not give. Durations follow its usual toast.
export const treatmentSaved = ownToast('success', '{name} saved');
export const treatmentRemoved = ownToast('success', '{name} removed');
export const injectorAdded = ownToast('success', '{name} added');
export const injectorRemoved = ownToast('success', '{name} removed');

const overtaken = (what: string) => (changes: string) =>
  [
    `Someone updated ${what} since you opened it.`,
    changes,
    'Your change wasn’t saved. Review the updates, then save again.',
  ]
    .filter(Boolean)
    .join(' ');
export const treatmentOvertaken = overtaken('the treatment');
export const planOvertaken = overtaken('the plan');
export const loyaltyOvertaken =
  'Someone updated the loyalty program since you opened it. Your edits are still here. Review them, then save again.';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What depends on a row, as a sentence for whoever removes it. */
export function usesText({ templates, plans, visits }: Frozen<z.output<typeof settingUse>>): string {
  const parts = [
    ...(templates.length > 0
      ? [`the ${templates.length === 1 ? 'template' : 'templates'} ${nameList.format(templates)}`]
      : []),
    ...(plans > 0 ? [counted(plans, 'member plan', 'member plans')] : []),
    ...(visits > 0 ? [counted(visits, 'upcoming visit', 'upcoming visits')] : []),
  ];
  if (parts.length === 0) return 'Nothing uses it.';
  return `Used in ${nameList.format(parts)}.`;
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
  ...Array.from({ length: 11 }, (_, index) => ({ value: String(index + 2), label: `Every ${index + 2} months` })),
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
