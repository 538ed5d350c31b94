import { chooseDraftTable, getCreditDraft } from '@contract/credit-draft/calls';
import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { creditTableMessages as messages } from '@contract/messages/staff/credit-table';
import {
  archiveRiskProfile,
  cloneRiskProfile,
  getRiskProfile,
  listRiskProfiles,
  updateRiskProfile,
} from '@contract/risk-profile/calls';
import { creditLine, creditLineCalls } from '@contract/versioned-tables/credit-line';
import { gradeAssignment, gradeAssignmentCalls } from '@contract/versioned-tables/grade-assignment';
import { gradeRiskApr, gradeRiskAprCalls } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdf, gradeRiskMdfCalls } from '@contract/versioned-tables/grade-risk-mdf';
import { productGroup, productGroupCalls } from '@contract/versioned-tables/product-group';
import { rulesetCalls, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { tellOvertaken } from '../words/what-changed';
import { profileInDraft, profileOutOfArchive, profileUnchanged } from './copy';
import { sheetOf } from './profile-answers';
import { type RiskProfile, riskProfiles } from './profiles.store';

export async function loadProfiles(archived: boolean): Promise<void> {
  const query = archived ? { archived: 'true' as const } : {};
  await load(riskProfiles.list, (signal) => call(listRiskProfiles, { query }, { signal }));
}

/** Shows a profile as it is now. */
export async function openProfile(id: string): Promise<RiskProfile | undefined> {
  if (riskProfiles.profile.data?._id !== id) resetResource(riskProfiles.profile);
  return load(riskProfiles.profile, (signal) => call(getRiskProfile, { params: { id } }, { signal }));
}

/** Looks for a draft of a profile; the profile is shown without it. */
export async function openDraft(id: string): Promise<void> {
  await load(riskProfiles.draft, (signal) => call(getCreditDraft, { params: { id } }, { signal }));
}

/** The tables in force that a profile can be made of, side by side. */
export async function loadOptions(): Promise<void> {
  await load(riskProfiles.options, async (signal) => {
    const of = { signal };
    const [rulesets, grades, lines, rates, fees, groups] = await Promise.all([
      call(rulesetCalls.list, { query: {} }, of),
      call(gradeAssignmentCalls.list, { query: {} }, of),
      call(creditLineCalls.list, { query: {} }, of),
      call(gradeRiskAprCalls.list, { query: {} }, of),
      call(gradeRiskMdfCalls.list, { query: {} }, of),
      call(productGroupCalls.list, { query: {} }, of),
    ]);
    return {
      rulesets: rulesets.ruleset,
      grades: grades.data,
      lines: lines.creditLineAssignments,
      rates: rates.data.filter(({ enabled }) => enabled),
      fees: fees.data.filter(({ enabled }) => enabled),
      groups: groups.productGroups,
    };
  });
}

/** The list is asked for anew, and no profile is chosen any more (provider-admin §4). */
function startOver(): void {
  resetResource(riskProfiles.profile);
  void loadProfiles(false);
}

/** Tells the text of the specification for what failed; what is wrong with a field, that a rule forbids it, or that somebody was quicker, says itself. */
const telling = (text: Message) => (cause: unknown) => {
  const failure = toApiError(cause);
  if (failure.fields.length === 0 && failure.code !== 'STALE' && failure.code !== 'RULES_FORBID') toast(text);
  throw failure;
};

type Wish = Omit<CallInput<typeof cloneRiskProfile>['body'], '_id' | 'note'>;

/** Saves the next version. Throws ApiError; where somebody was quicker, theirs is read and the error says what they changed. */
export async function saveProfile(opened: RiskProfile, wish: Wish, note: string): Promise<void> {
  const { _id: id, version } = opened;
  const made = await call(updateRiskProfile, { params: { id }, body: { ...wish, version, note } })
    .catch(telling(messages.riskProfileErrorUpdate))
    .catch(
      tellOvertaken({
        before: opened,
        readNow: () => openProfile(id),
        sheetOf,
        say: (changes) =>
          changes === ''
            ? undefined
            : `Someone saved a new version since you opened it. ${changes} Yours isn’t saved yet.`,
      }),
    );
  startOver();
  toast(made.version === version ? profileUnchanged : messages.riskProfileUpdated);
}

/** One table of a profile in the place of another. */
type Choice = { kind: string; tableId: string; chosenId: string };

/** What a form chooses other than the profile has, table by table; undefined where there are more of a kind, or fewer. */
export function choicesOf(opened: RiskProfile, wish: Wish): Choice[] | undefined {
  const all: Choice[] = [];
  const parts: [kind: string, had: readonly string[], wished: readonly string[]][] = [
    [underwritingRuleset.key, [opened.underwritingrules._id], [wish.underwritingrules]],
    [gradeAssignment.key, [opened.gradeassignment._id], [wish.gradeassignment]],
    [creditLine.key, opened.thickCLA.map(({ _id }) => _id), wish.thickCLA],
    [creditLine.key, opened.thinCLA.map(({ _id }) => _id), wish.thinCLA],
    [
      gradeRiskApr.key,
      opened.graderiskapr ? [opened.graderiskapr._id] : [],
      wish.graderiskapr ? [wish.graderiskapr] : [],
    ],
    [gradeRiskMdf.key, [opened.graderiskmdf._id], [wish.graderiskmdf]],
    [productGroup.key, opened.productGroups.map(({ _id }) => _id), wish.productGroups],
  ];
  for (const [kind, had, wished] of parts) {
    const gone = had.filter((id) => !wished.includes(id));
    const come = wished.filter((id) => !had.includes(id));
    if (gone.length !== come.length) return undefined;
    for (const [at, tableId] of gone.entries()) all.push({ kind, tableId, chosenId: come[at] ?? tableId });
  }
  return all;
}

/** Chooses tables in the draft of a profile, which a second person publishes. Throws ApiError. */
export async function chooseInDraft(id: string, choices: readonly Choice[]): Promise<void> {
  const { draft } = await call(getCreditDraft, { params: { id } });
  let draftVersion = draft?.version ?? null;
  for (const { kind, tableId, chosenId } of choices) {
    const answer = await call(chooseDraftTable, {
      params: { id, kind, tableId },
      body: { chosenId, draftVersion },
    });
    draftVersion = answer.draft?.version ?? null;
  }
  toast(profileInDraft);
}

/** Makes a profile that begins as another. Returns its id; throws ApiError. */
export async function cloneProfile(id: string, wish: Wish, note: string): Promise<string> {
  const body = { ...wish, _id: id, ...(note !== '' && { note }) };
  const made = await call(cloneRiskProfile, { body }).catch(telling(messages.riskProfileErrorCreate));
  startOver();
  toast(messages.riskProfileCreated);
  return made._id;
}

async function setArchived(id: string, archived: boolean): Promise<void> {
  await call(archiveRiskProfile, { params: { id }, body: { archived } }).catch(
    telling(messages.riskProfileErrorArchive),
  );
  startOver();
}

/** Puts a profile into the archive; the toast takes it out again. Throws ApiError. */
export async function archiveProfile(id: string): Promise<void> {
  await setArchived(id, true);
  toast(messages.riskProfileArchived, { undo: () => void takeOutOfArchive(id) });
}

export async function takeOutOfArchive(id: string): Promise<void> {
  try {
    await setArchived(id, false);
    toast(profileOutOfArchive);
  } catch {
    // Told already.
  }
}
