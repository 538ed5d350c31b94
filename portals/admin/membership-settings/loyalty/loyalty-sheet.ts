import { POINT_EVENTS, pointsFromText, pointsNumber } from '@domain/membership/loyalty';
import { type BulkPerk, TIERS, withBulkPerk } from '@domain/membership/loyalty-program';
import { DomainRefusal } from '@domain/refusal';
import type { Frozen } from '@portals/state/frozen';
import type { ProgramChange } from '../settings.actions';
import type { Program } from '../settings.store';

type Shown = Frozen<Program>;

/** A perk as a row: which tiers have it, and which of those give it. */
export type PerkRow = {
  /** Stays while its name is typed. */
  readonly key: string;
  readonly name: string;
  readonly ticks: readonly boolean[];
};
/** What is typed of one tier, by cell: texts as they are typed, ticks as flags. */
export type Cells = Readonly<Record<string, string | boolean>>;
/** A loyalty program as it is typed on: cells by tier, and perks whose rows go through all tiers. */
export type LoyaltySheet = { readonly cells: Cells; readonly perks: readonly PerkRow[] };

export const TEXT_CELLS = ['name', 'totalAmount', 'creditContributions', 'pointsPerDollar'] as const;
export type TextCell = (typeof TEXT_CELLS)[number];

export const cellKey = (tier: number, cell: string) => `${tier}/${cell}`;
export const eventCell = (event: string) => `points.${event}`;
export const enabledCell = (event: string) => `enabled.${event}`;

/** A number as people write it: "3,000", "15.50". */
const amountText = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });

function cellsOf(program: Shown): [string, string | boolean][] {
  const { tier, name, totalAmount, creditContributions, pointsPerDollar, isActive, isDeleted, points } = program;
  const own: [string, string | boolean][] = [
    ['name', name],
    ['totalAmount', amountText(totalAmount)],
    ['creditContributions', amountText(creditContributions)],
    ['pointsPerDollar', pointsPerDollar.toFixed(2)],
    ['isActive', isActive],
    ['isDeleted', isDeleted],
    ...points.flatMap((one): [string, string | boolean][] => [
      [eventCell(one.event), amountText(one.points)],
      [enabledCell(one.event), one.enabled],
    ]),
  ];
  return own.map(([cell, value]) => [cellKey(tier, cell), value]);
}

const lower = (name: string) => name.trim().toLowerCase();

/** The saved tiers as a sheet. */
export function sheetOf(programs: readonly Shown[]): LoyaltySheet {
  const names = new Map<string, string>();
  for (const { perks } of programs)
    for (const { name } of perks) if (!names.has(lower(name))) names.set(lower(name), name);
  const perks = [...names].map(([key, name]) => ({
    key,
    name,
    ticks: programs.map((program) => program.perks.some((perk) => lower(perk.name) === key && perk.enabled)),
  }));
  return { cells: Object.fromEntries(programs.flatMap(cellsOf)), perks };
}

/** Something that differs from what is saved: where, how it is called, and what it said. */
export type LoyaltyChange = { readonly key: string; readonly label: string; readonly before: string };

const CELL_WORDS: Readonly<Record<string, string>> = {
  name: 'name',
  totalAmount: 'annual spend',
  creditContributions: 'monthly credit',
  pointsPerDollar: 'points per dollar',
  isActive: 'active',
  isDeleted: 'deleted',
};
export const EVENT_WORDS: Readonly<Record<string, readonly [name: string, often: string]>> = {
  BIRTHDAY: ['Birthday', 'Once a year'],
  ANNIVERSARY: ['Membership anniversary', 'Once a year'],
  LOYALTY_SIGN_UP: ['Loyalty sign-up', 'Once'],
  MULTIPLE_TREATMENTS: ['Two or more treatments', 'Once per plan'],
};

function cellWords(cell: string): string {
  const [part, event] = cell.split('.');
  if (event === undefined) return CELL_WORDS[cell] ?? cell;
  const name = (EVENT_WORDS[event]?.[0] ?? event).toLowerCase();
  return part === 'enabled' ? `${name} on or off` : name;
}

/** Texts that mean the same number differ in nothing. */
function isSame(one: string | boolean | undefined, other: string | boolean | undefined, cell: string): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || cell === 'name')
    return (typeof one === 'string' ? one.trim() : one) === (typeof other === 'string' ? other.trim() : other);
  const [left, right] = [one, other].map((text) => numberOf(text));
  return left === undefined || right === undefined ? one.trim() === other.trim() : left === right;
}

/** What a typed number is, in hundredths; undefined for what is none. */
export function numberOf(text: string): number | undefined {
  try {
    return pointsFromText(text.replaceAll(/[$,]/g, ''));
  } catch (refusal) {
    if (refusal instanceof DomainRefusal) return undefined;
    throw refusal;
  }
}

/** What was typed and is not saved, tier by tier and then perk by perk. */
export function changesOf(saved: LoyaltySheet, typed: LoyaltySheet, tierNames: readonly string[]): LoyaltyChange[] {
  const cells = Object.keys(typed.cells).flatMap((key): LoyaltyChange[] => {
    const [tier = '0', cell = ''] = key.split('/');
    const before = saved.cells[key];
    if (isSame(before, typed.cells[key], cell)) return [];
    const text = typeof before === 'boolean' ? (before ? 'on' : 'off') : (before ?? '');
    return [{ key, label: `${tierNames[Number(tier)] ?? ''} ${cellWords(cell)}`, before: text }];
  });
  const perks = typed.perks.flatMap((row): LoyaltyChange[] => {
    const before = saved.perks.find(({ key }) => key === row.key);
    const key = `perk/${row.key}`;
    if (!before) return [{ key, label: `${row.name} added`, before: '' }];
    const renamed = before.name === row.name.trim() ? [] : [{ key, label: `${before.name} name`, before: before.name }];
    const ticked = row.ticks.flatMap((tick, tier) =>
      tick === before.ticks[tier]
        ? []
        : [{ key: `${key}/${tier}`, label: `${tierNames[tier] ?? ''} ${row.name}`, before: tick ? 'off' : 'on' }],
    );
    return [...renamed, ...ticked];
  });
  const gone = saved.perks
    .filter(({ key }) => typed.perks.every((row) => row.key !== key))
    .map(({ key, name }) => ({ key: `perk/${key}`, label: `${name} removed`, before: name }));
  const order = (sheet: LoyaltySheet, of: LoyaltySheet) =>
    sheet.perks.filter(({ key }) => of.perks.some((row) => row.key === key)).map(({ key }) => key);
  const isMoved = order(saved, typed).join('\n') !== order(typed, saved).join('\n');
  return [...cells, ...perks, ...gone, ...(isMoved ? [{ key: 'order', label: 'perk order', before: '' }] : [])];
}

/** What is wrong with what is typed, by cell. */
export function faultsOf({ cells, perks }: LoyaltySheet): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  let from = 0;
  const names = new Set<string>();
  for (const tier of [0, 1, 2]) {
    const at = (cell: string) => cells[cellKey(tier, cell)];
    for (const cell of [...TEXT_CELLS.slice(1), ...POINT_EVENTS.map(eventCell)]) {
      const text = at(cell);
      if (typeof text !== 'string') continue;
      if (numberOf(text) === undefined || /\.\d{3,}/.test(text))
        faults[cellKey(tier, cell)] = 'Enter a number with up to two decimals';
    }
    if (at('isActive') !== true || at('isDeleted') === true) continue;
    const name = at('name');
    if (typeof name === 'string') {
      const said = lower(name.trim());
      if (said === '') faults[cellKey(tier, 'name')] = 'Enter a name for this tier';
      else if (names.has(said)) faults[cellKey(tier, 'name')] = 'Another tier has this name';
      names.add(said);
    }
    const amount = numberOf(String(at('totalAmount') ?? ''));
    if (amount === undefined) continue;
    if (amount < from) faults[cellKey(tier, 'totalAmount')] ??= 'Enter at least the previous tier’s amount';
    from = Math.max(from, amount);
  }
  for (const row of perks) {
    if (row.name.trim() === '') faults[`perk/${row.key}`] = 'Enter a perk';
    else if (perks.some((other) => other !== row && lower(other.name) === lower(row.name)))
      faults[`perk/${row.key}`] = 'This perk already exists';
  }
  return faults;
}

/** The perks of a tier as they are saved: rows that it gives, and those that it had before, switched off. */
function perksOf(program: Shown, at: number, { perks }: LoyaltySheet) {
  return perks
    .filter((row) => row.ticks[at] || program.perks.some(({ name }) => lower(name) === row.key))
    .map((row) => ({ name: row.name.trim(), enabled: row.ticks[at] ?? false }));
}

/** The tiers that somebody changed, each with the fields that differ. */
export function bodyOf(programs: readonly Shown[], typed: LoyaltySheet): ProgramChange[] {
  return programs.flatMap((program, at): ProgramChange[] => {
    const before = Object.fromEntries(cellsOf(program));
    const isChanged = (cell: string) =>
      !isSame(before[cellKey(program.tier, cell)], typed.cells[cellKey(program.tier, cell)], cell);
    const text = (cell: string) => String(typed.cells[cellKey(program.tier, cell)] ?? '').trim();
    const number = (cell: string) => pointsNumber(numberOf(text(cell)) ?? 0);
    const flag = (cell: string) => typed.cells[cellKey(program.tier, cell)] === true;
    const perks = perksOf(program, at, typed);
    const arePerks = JSON.stringify(perks) !== JSON.stringify(program.perks);
    const points = POINT_EVENTS.filter((event) => isChanged(eventCell(event)) || isChanged(enabledCell(event)));
    const change: Omit<ProgramChange, '_id' | 'version'> = {
      ...(isChanged('name') && { name: text('name') }),
      ...(isChanged('totalAmount') && { totalAmount: number('totalAmount') }),
      ...(isChanged('creditContributions') && { creditContributions: number('creditContributions') }),
      ...(isChanged('pointsPerDollar') && { pointsPerDollar: number('pointsPerDollar') }),
      ...(isChanged('isActive') && { isActive: flag('isActive') }),
      ...(isChanged('isDeleted') && { isDeleted: flag('isDeleted') }),
      ...(arePerks && { perks }),
      ...(points.length > 0 && {
        // A point value is text that parses to a number (membership §5).
        points: points.map((event) => ({
          event,
          enabled: flag(enabledCell(event)),
          points: String(number(eventCell(event))),
        })),
      }),
    };
    if (Object.keys(change).length === 0) return [];
    return [{ _id: program._id, practicemanagement: program.practicemanagement, version: program.version, ...change }];
  });
}

/** What was typed on an earlier state, on top of the state that there is now. */
export function rebased(earlier: LoyaltySheet, typed: LoyaltySheet, now: LoyaltySheet): LoyaltySheet {
  const cells = Object.fromEntries(
    Object.entries(now.cells).map(([key, value]) => {
      const mine = typed.cells[key];
      const isMine = mine !== undefined && mine !== earlier.cells[key];
      return [key, isMine ? mine : value];
    }),
  );
  const isMine = JSON.stringify(typed.perks) !== JSON.stringify(earlier.perks);
  return { cells, perks: isMine ? typed.perks : now.perks };
}

/** Adds a perk, enabled, to the tiers that are ticked; a perk that is there already is ticked there. */
export function withPerk(sheet: LoyaltySheet, perk: BulkPerk): LoyaltySheet {
  const { text } = perk;
  const tiers = TIERS.map((at) => ({
    perks: sheet.perks.map(({ name, ticks: own }) => ({ name, enabled: own[at] ?? false })),
  }));
  const added = withBulkPerk(tiers, perk);
  const isGiven = (at: number, name: string) =>
    added[at]?.perks.some((perk) => lower(perk.name) === lower(name) && perk.enabled) ?? false;
  const rows = sheet.perks.map((row) => ({ ...row, ticks: TIERS.map((at) => isGiven(at, row.name)) }));
  if (rows.some(({ name }) => lower(name) === lower(text))) return { ...sheet, perks: rows };
  const name = text.trim();
  return { ...sheet, perks: [...rows, { key: lower(text), name, ticks: TIERS.map((at) => isGiven(at, name)) }] };
}
