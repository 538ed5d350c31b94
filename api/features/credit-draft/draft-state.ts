import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { tableHead, type VersionRow, versionOfTable } from '../../versioned-table/tables.reads';
import {
  affectedProfiles,
  type DraftedProfile,
  type DraftedTables,
  draftedProfile,
  nextVersionRow,
  sha256,
} from '../risk/index';
import {
  type ChangeRow,
  type ChoiceRow,
  changesOfDraft,
  choicesOfDraft,
  type DraftRow,
  type ProfileRow,
  profileInForce,
} from './draft.reads';

/** What a draft holds, without what happened to it. */
export type DraftContent = { changes: readonly ChangeRow[]; choices: readonly ChoiceRow[] };

export async function contentOfDraft(db: Db, draftId: string): Promise<DraftContent> {
  const changes = await db.all(changesOfDraft, { draftId });
  const choices = await db.all(choicesOfDraft, { draftId });
  return { changes, choices };
}

/** @throws AppError NOT_FOUND for a profile that is not in force. */
export async function getProfile(db: Db, id: string): Promise<ProfileRow> {
  const profile = await db.first(profileInForce, { id });
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}

/** The versions that a draft would make, and what its profile would choose. */
export const draftedTables = (profileId: string, { changes, choices }: DraftContent): DraftedTables => ({
  profileId,
  drafted: changes.map((change) =>
    nextVersionRow({ ...change, id: change.table_id, fromVersion: change.from_version }),
  ),
  choices: choices.map(({ kind, table_id: tableId, chosen_id: chosenId }) => ({ kind, tableId, chosenId })),
});

/** Every profile that a draft changes, as it would make it; its own first. */
export async function draftedProfiles(db: Db, profileId: string, content: DraftContent): Promise<DraftedProfile[]> {
  const tables = draftedTables(profileId, content);
  const profiles: DraftedProfile[] = [];
  for (const id of await affectedProfiles(db, profileId, tables.drafted))
    profiles.push(await draftedProfile(db, id, tables));
  return profiles;
}

/**
 * Names exactly what a draft would publish and what it stands beside: other cells, another choice, or a profile that was published
 * meanwhile make another hash.
 */
export function hashOfDraft({ changes, choices }: DraftContent, profiles: readonly DraftedProfile[]): string {
  return sha256(
    canonicalJson({
      changes: changes.map(({ kind, table_id, from_version, name, hash }) => [
        kind,
        table_id,
        from_version,
        name,
        hash,
      ]),
      choices: choices.map(({ kind, table_id, chosen_id }) => [kind, table_id, chosen_id]),
      profiles: profiles.map(({ profileId, version, configHash, configuration, productGroups }) => [
        profileId,
        version,
        configHash,
        sha256(canonicalJson({ configuration, productGroups })),
      ]),
    }),
  );
}

/** A table's version in force. @throws AppError NOT_FOUND */
export async function tableInForce(db: Db, kind: string, id: string): Promise<VersionRow & { isArchived: boolean }> {
  const head = await db.first(tableHead, { kind, id });
  const row = head && (await db.first(versionOfTable, { kind, id, version: head.version }));
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, isArchived: head.archived_at !== null };
}

/** What a change is held against where the draft was begun. @throws AppError NOT_FOUND */
export async function versionBefore(db: Db, change: ChangeRow): Promise<VersionRow> {
  const { kind, table_id: id, from_version: version } = change;
  const row = await db.first(versionOfTable, { kind, id, version });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Statuses in which a draft can be changed. */
export const isOpen = ({ status }: Pick<DraftRow, 'status'>): boolean => status === 'OPEN';
