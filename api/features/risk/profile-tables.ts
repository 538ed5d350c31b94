import type { FieldFault } from '@contract/error';
import { creditLine } from '@contract/versioned-tables/credit-line';
import { gradeAssignment } from '@contract/versioned-tables/grade-assignment';
import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdf } from '@contract/versioned-tables/grade-risk-mdf';
import { productGroup } from '@contract/versioned-tables/product-group';
import { underwritingRuleset } from '@contract/versioned-tables/ruleset';
import type { Db, Tx } from '../../db/database';
import { takenHead, versionOfTable, versionsAmong } from '../../versioned-table/tables.reads';
import {
  type ConfigurationTable,
  type Held,
  isReference,
  type Referring,
  type StoredConfiguration,
  type TableReference,
  usesOf,
} from './table-in-force';
import { referenceOf } from './table-sources';

/** A table as a profile works with it; who made it is not known of one that a body spells out. */
export type NamedTable = { id: string; name: string; version: number; madeBy: string | null; madeAt: string | null };

/** The tables of a profile in the specification's words. */
export type ProfileTables = {
  underwritingrules: NamedTable;
  gradeassignment: NamedTable;
  thickCLA: NamedTable[];
  thinCLA: NamedTable[];
  graderiskapr: NamedTable | null;
  graderiskmdf: NamedTable;
  productGroup: NamedTable;
  productGroups: NamedTable[];
};

/** The tables of a profile by name, version and author. */
export async function tablesOfProfile(db: Db, stored: StoredConfiguration): Promise<ProfileTables> {
  const uses = await usesOf(stored);
  const rows = uses.length === 0 ? [] : await versionsAmong(db, uses);
  const named = (table: Held<ConfigurationTable>): NamedTable => {
    if (!isReference(table)) {
      const version = 'version' in table ? table.version : 1;
      return { id: table.id, name: table.name, version, madeBy: null, madeAt: null };
    }
    const { table: kind, id, version } = table.$table;
    const row = rows.find((one) => one.kind === kind && one.id === id && one.version === version);
    return { id, name: row?.name ?? id, version, madeBy: row?.made_by ?? null, madeAt: row?.made_at ?? null };
  };
  const { configuration: of, productGroups } = stored;
  return {
    underwritingrules: named(of.ruleset),
    gradeassignment: named(of.gradeAssignment),
    thickCLA: of.thickCla.map(named),
    thinCLA: of.thinCla.map(named),
    graderiskapr: of.gradeRiskApr && named(of.gradeRiskApr),
    graderiskmdf: named(of.gradeRiskMdf),
    productGroup: named(of.productGroup),
    productGroups: productGroups.map(named),
  };
}

/** Ids of the tables that somebody chose for a profile. */
export type ChosenTables = {
  underwritingrules: string;
  gradeassignment: string;
  thickCLA: readonly string[];
  thinCLA: readonly string[];
  graderiskapr: string | null;
  graderiskmdf: string;
  productGroup: string;
  productGroups: readonly string[];
};

/** Chosen tables, and what is wrong with the choice, each fault at its field. */
export type TakenTables = {
  chosen: ChosenTables;
  references: ReadonlyMap<string, TableReference>;
  faults: FieldFault[];
};

/**
 * Takes the chosen tables until the transaction ends, in one order whoever takes them, so that none gets another version or goes
 * into the archive meanwhile. Comes before the profile is taken, as whoever publishes a table takes it before its profiles.
 */
export async function takeTables(tx: Tx, chosen: ChosenTables): Promise<TakenTables> {
  const { graderiskapr } = chosen;
  const wanted = [
    { kind: underwritingRuleset.key, field: 'underwritingrules', id: chosen.underwritingrules },
    { kind: gradeAssignment.key, field: 'gradeassignment', id: chosen.gradeassignment },
    ...listed(creditLine.key, 'thickCLA', chosen.thickCLA),
    ...listed(creditLine.key, 'thinCLA', chosen.thinCLA),
    ...(graderiskapr === null ? [] : [{ kind: gradeRiskApr.key, field: 'graderiskapr', id: graderiskapr }]),
    { kind: gradeRiskMdf.key, field: 'graderiskmdf', id: chosen.graderiskmdf },
    { kind: productGroup.key, field: 'productGroup', id: chosen.productGroup },
    ...listed(productGroup.key, 'productGroups', chosen.productGroups),
  ];
  const references = new Map<string, TableReference>();
  const faults: FieldFault[] = [];
  for (const { kind, id, field } of wanted.toSorted(byTable)) {
    const head = await tx.first(takenHead, { kind, id });
    const row = head && (await tx.first(versionOfTable, { kind, id, version: head.version }));
    if (!row) faults.push({ field, message: 'Choose a table from the list.' });
    else if (head.archived_at !== null) faults.push({ field, message: `${row.name} is archived.` });
    else references.set(`${kind} ${id}`, referenceOf(kind, row));
  }
  return { chosen, references, faults };
}

/** A body that works with the version in force of each table that was taken; there must be no fault. */
export function withTakenTables(stored: StoredConfiguration, { chosen, references }: TakenTables): StoredConfiguration {
  const reference = (kind: string, id: string): TableReference => {
    const found = references.get(`${kind} ${id}`);
    if (!found) throw new Error(`Table ${id} was not taken`);
    return found;
  };
  const configuration: Referring = {
    ...stored.configuration,
    ruleset: reference(underwritingRuleset.key, chosen.underwritingrules),
    gradeAssignment: reference(gradeAssignment.key, chosen.gradeassignment),
    thickCla: chosen.thickCLA.map((id) => reference(creditLine.key, id)),
    thinCla: chosen.thinCLA.map((id) => reference(creditLine.key, id)),
    gradeRiskApr: chosen.graderiskapr === null ? null : reference(gradeRiskApr.key, chosen.graderiskapr),
    gradeRiskMdf: reference(gradeRiskMdf.key, chosen.graderiskmdf),
    productGroup: reference(productGroup.key, chosen.productGroup),
  };
  return { configuration, productGroups: chosen.productGroups.map((id) => reference(productGroup.key, id)) };
}

type Wanted = { kind: string; field: string; id: string };
const listed = (kind: string, field: string, ids: readonly string[]): Wanted[] =>
  ids.map((id, place) => ({ kind, field: `${field}[${place}]`, id }));
const byTable = (one: Wanted, other: Wanted) =>
  one.kind < other.kind || (one.kind === other.kind && one.id < other.id) ? -1 : 1;
