import type { FieldFault } from '@contract/error';
import { type CreditLineContent, creditLine } from '@contract/versioned-tables/credit-line';
import { differenceOf } from '@contract/versioned-tables/difference';
import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { lineGridOf } from '@contract/versioned-tables/line-faults';
import { statesAbove } from '@contract/versioned-tables/rate-faults';
import { nameList } from '@domain/name-list';
import { DomainRefusal } from '@domain/refusal';
import { compileConfiguration } from '@domain/underwriting/compile-configuration';
import type { UnderwritingConfiguration } from '@domain/underwriting/configuration';
import { leastAmountOf, limitsBelowPlans, plansAboveMilitaryLimit } from '@domain/underwriting/plan-faults';
import type { Db } from '../../db/database';
import { contentOf, namedOf } from '../../versioned-table/make-version';
import type { VersionRow } from '../../versioned-table/tables.reads';
import { type DraftedProfile, tableKind } from '../risk/index';
import type { ChangeRow } from './draft.reads';
import { type DraftContent, tableInForce, versionBefore } from './draft-state';

/** A place of a draft with what is to be said of it. */
export type DraftFault = {
  kind: string;
  tableId: string;
  tableName: string;
  field: string;
  row: string;
  column: string;
  message: string;
};

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

/** Limits that are too small for every plan, each at its cell. */
function smallLimits(content: CreditLineContent, profiles: readonly DraftedProfile[]): FieldFault[] {
  const least = leastAmountOf(
    profiles.flatMap(({ productGroups, configuration }) =>
      configuration.riskProfile.type === 'MEMBERSHIPS' ? [] : productGroups,
    ),
  );
  if (least === null) return [];
  return limitsBelowPlans(lineGridOf(content).lines, least).map(({ grade, band }) => ({
    field: `lines[${content.lines.findIndex((line) => line.grade === grade)}].values[${band}]`,
    message: `Grade ${grade}, income from ${dollars((content.incomes[band] ?? 0) * 100)}: no plan covers less than ${dollars(least)}. Enter at least that, or 0 for no limit.`,
  }));
}

/** Rates that a service member may not be charged, with what is deferred, each at its cell. */
function militaryRates({ products }: GradeRiskContent, profiles: readonly DraftedProfile[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const profile of profiles) {
    for (const { product, grade, maprBps } of groupsOf(profile).flatMap((one) => aboveLimit(one))) {
      const row = products.findIndex((one) => one.product === product);
      if (row < 0) continue;
      const field = `products[${row}].values.${grade}`;
      const message = `${product}, grade ${grade}: the MAPR is ${maprBps / 100}%, above the 36% cap for service members.`;
      faults.set(field, { field, message });
    }
  }
  return [...faults.values()];
}

function aboveLimit(configuration: UnderwritingConfiguration) {
  try {
    return plansAboveMilitaryLimit(compileConfiguration(configuration));
  } catch (thrown) {
    // What is wrong with the whole is told for itself.
    if (thrown instanceof DomainRefusal) return [];
    throw thrown;
  }
}

const groupsOf = ({ productGroups, configuration }: DraftedProfile): UnderwritingConfiguration[] =>
  productGroups.map((productGroup) => ({ ...configuration, productGroup }));

/** Where a field of a content stands, as people read it: the row's own word, and the column or the beginning of its band. */
function placeOf(field: string, content: Readonly<Record<string, unknown>>): { row: string; column: string } {
  const rowOf = /^(products|lines)\[(\d+)\]/.exec(field);
  if (!rowOf?.[1]) return { row: '', column: field.startsWith('incomes') ? '' : field };
  const list = content[rowOf[1]];
  const held = Array.isArray(list) ? (list[Number(rowOf[2])] as Record<string, unknown> | undefined) : undefined;
  const row = String(held?.product ?? held?.grade ?? '');
  const [, grade] = /\.values\.([A-G])$/.exec(field) ?? [];
  const [, band] = /\.values\[(\d+)\]$/.exec(field) ?? [];
  const incomes = Array.isArray(content.incomes) ? content.incomes : [];
  return { row, column: grade ?? (band === undefined ? '' : String(incomes[Number(band)] ?? '')) };
}

/** What the rules of its kind and the plans say against one changed table, at its cells. */
export async function faultsOfTable(
  db: Db,
  { kind, tableId, content }: { kind: string; tableId: string; content: Readonly<Record<string, unknown>> },
  profiles: readonly DraftedProfile[],
): Promise<FieldFault[]> {
  const { source } = tableKind(kind);
  const before = contentOf(await tableInForce(db, kind, tableId));
  const own = source.faults(content);
  const here = (await source.refusals?.(db, { tableId, content, before })) ?? [];
  // The casts are safe: a content is of the kind whose declaration checked it.
  const ofPlans =
    kind === creditLine.key
      ? smallLimits(content as unknown as CreditLineContent, profiles)
      : kind === gradeRiskApr.key && own.length === 0
        ? militaryRates(content as unknown as GradeRiskContent, profiles)
        : [];
  return [...own, ...here, ...ofPlans];
}

/** Rates that are newly above the cap of a state: the law lets nobody there be offered them. */
function newlyCapped(change: ChangeRow, before: VersionRow, profiles: readonly DraftedProfile[]): DraftFault[] {
  if (change.kind !== gradeRiskApr.key) return [];
  const rules = profiles[0]?.configuration.stateRules.filter(({ served }) => served) ?? [];
  return differenceOf(gradeRiskApr, namedOf(before), namedOf(change)).flatMap(({ row, column, from, to }) => {
    if (typeof to !== 'number') return [];
    const had = new Set(typeof from === 'number' ? statesAbove(from, rules) : []);
    const states = statesAbove(to, rules).filter((state) => !had.has(state));
    if (states.length === 0) return [];
    const message = `${row}, grade ${column}: ${to}% is above the rate cap in ${nameList.format(states)}, so it won't be offered there.`;
    return [{ ...placedIn(change), field: '', row, column, message }];
  });
}

const placedIn = ({ kind, table_id: tableId, name }: ChangeRow) => ({ kind, tableId, tableName: name });

/** Everything that is wrong with a draft, and what is read with care. */
export async function faultsOfDraft(
  db: Db,
  { changes }: DraftContent,
  profiles: readonly DraftedProfile[],
): Promise<{ faults: DraftFault[]; cautions: DraftFault[] }> {
  const faults: DraftFault[] = [];
  const cautions: DraftFault[] = [];
  for (const change of changes) {
    const { kind, table_id: tableId } = change;
    const content = contentOf(change);
    for (const { field, message } of await faultsOfTable(db, { kind, tableId, content }, profiles))
      faults.push({ ...placedIn(change), field, ...placeOf(field, content), message });
    cautions.push(...newlyCapped(change, await versionBefore(db, change), profiles));
  }
  // Only what no cell says for itself.
  if (faults.length === 0) faults.push(...profiles.flatMap(togetherFaults));
  return { faults, cautions };
}

/** Tables that are right by themselves and do not fit each other. */
function togetherFaults(profile: DraftedProfile): DraftFault[] {
  for (const configuration of groupsOf(profile)) {
    try {
      compileConfiguration(configuration);
    } catch (thrown) {
      if (!(thrown instanceof DomainRefusal)) throw thrown;
      const message = `${profile.name}: ${thrown.message}`;
      return [{ kind: '', tableId: '', tableName: '', field: thrown.field, row: '', column: '', message }];
    }
  }
  return [];
}
