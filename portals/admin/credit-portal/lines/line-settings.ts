import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { SPECIALTIES, type Specialty } from '@domain/enums';
import { LINE_LIMITS } from '@domain/underwriting/line-table-faults';
import type { TableChoice } from '../table-kind';

/** A band or limit as a cell shows it: "9,000", and two decimals where it has cents. */
export function dollarsText(dollars: number): string {
  const minimumFractionDigits = Number.isInteger(dollars) ? 0 : 2;
  return dollars.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 });
}

export type Limits = { readonly min: number; readonly max: number };

/** What is typed as a number, with two decimals at most, or undefined; `limits` are in hundredths. */
function readAmount(typed: string, { min, max }: Limits): number | undefined {
  const text = typed.trim();
  if (!/^(\d{1,3}(,\d{3})+|\d{1,9})(\.\d{0,2})?$/.test(text)) return undefined;
  const hundredths = Math.round(Number(text.replaceAll(',', '')) * 100);
  return hundredths < min || hundredths > max ? undefined : hundredths / 100;
}

/** Dollars as they are typed: "9500", "$9,500", "9,500.50". */
export const readDollars = (typed: string, limits: Limits) => readAmount(typed.trim().replace(/^\$\s?/, ''), limits);

export type Unit = {
  prefix?: string;
  suffix?: string;
  text(value: number): string;
  words(value: number): string;
  read(typed: string, limits: Limits): number | undefined;
  /** What to type: "dollars from $1 to $1,000,000". */
  range(limits: Limits): string;
};

export const dollars: Unit = {
  prefix: '$',
  text: dollarsText,
  words: (value) => `$${dollarsText(value)}`,
  read: readDollars,
  range: ({ min, max }) => `an amount from $${dollarsText(min / 100)} to $${dollarsText(max / 100)}`,
};
export const percent: Unit = {
  suffix: '%',
  text: (value) => String(value),
  words: (value) => `${value}%`,
  read: (typed, limits) => readAmount(typed.trim().replace(/\s?%$/, ''), limits),
  range: ({ min, max }) => `a percentage from ${min / 100} to ${max / 100}`,
};
export const months: Unit = {
  suffix: 'months',
  text: (value) => String(value),
  words: (value) => `${value} months`,
  read: (typed, { min, max }) => {
    const value = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
    return value < min || value > max ? undefined : value;
  },
  range: ({ min, max }) => `${min} to ${max} whole months`,
};

export type SettingField = 'maxPctIncome' | 'maxDti' | 'refRate' | 'refTerm' | 'roundTo' | 'minLine' | 'maxLine';
export type LineSetting = { field: SettingField; label: string; hint: string; unit: Unit; limits: Limits };

/** What bounds a limit beside the grid, in the order in which it is read. */
export const LINE_SETTINGS: readonly LineSetting[] = [
  {
    field: 'minLine',
    label: 'Minimum limit',
    hint: 'Anyone who would get less gets no limit.',
    unit: dollars,
    limits: LINE_LIMITS.least,
  },
  {
    field: 'maxLine',
    label: 'Maximum limit',
    hint: 'Caps every limit in the table.',
    unit: dollars,
    limits: LINE_LIMITS.least,
  },
  {
    field: 'roundTo',
    label: 'Rounded down to',
    hint: 'Every limit is a multiple of this amount.',
    unit: dollars,
    limits: LINE_LIMITS.step,
  },
  {
    field: 'maxPctIncome',
    label: 'Maximum share of income',
    hint: 'Caps a limit at this share of annual income.',
    unit: percent,
    limits: LINE_LIMITS.share,
  },
  {
    field: 'maxDti',
    label: 'Maximum debt-to-income ratio',
    hint: 'Caps all monthly payments, including this limit’s, at this share of monthly income.',
    unit: percent,
    limits: LINE_LIMITS.share,
  },
  {
    field: 'refRate',
    label: 'Reference rate',
    hint: 'The annual rate used to turn an affordable monthly payment into a limit.',
    unit: percent,
    limits: LINE_LIMITS.rate,
  },
  {
    field: 'refTerm',
    label: 'Reference term',
    hint: 'The number of months used to turn an affordable monthly payment into a limit.',
    unit: months,
    limits: LINE_LIMITS.term,
  },
];

/** Stands for no specialty, where a choice needs a value. */
const OTHERS = 'others';
const isSpecialty = (option: string): option is Specialty => SPECIALTIES.some((specialty) => specialty === option);

export const LINE_CHOICES: readonly TableChoice<CreditLineContent>[] = [
  {
    field: 'specialty',
    label: 'Specialty',
    hint: 'Applications at these practices get these limits.',
    options: [
      { value: OTHERS, label: 'All other specialties' },
      ...SPECIALTIES.map((specialty) => ({ value: specialty, label: specialty })),
    ],
    of: ({ specialty }) => specialty ?? OTHERS,
    read: (option) => (isSpecialty(option) ? option : null),
  },
  {
    field: 'fileType',
    label: 'File type',
    hint: 'A thin file has little credit history; a thick file has enough to rely on.',
    options: [
      { value: 'THICK', label: 'Thick files' },
      { value: 'THIN', label: 'Thin files' },
    ],
    of: ({ fileType }) => fileType,
    read: (option) => (option === 'THIN' ? 'THIN' : 'THICK'),
  },
];
