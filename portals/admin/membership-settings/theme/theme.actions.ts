import type { CallInput } from '@contract/endpoint';
import {
  approveCustomTheme,
  getCustomTheme,
  listRequestedThemes,
  requestCustomTheme,
  resetCustomTheme,
  withdrawCustomTheme,
} from '@contract/membership-settings/theme-calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Frozen } from '@portals/state/frozen';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { namingOvertaker } from '../../words/overtaken';
import { lookApproved, lookAsked, lookDeclined, lookOff, lookOvertaken, lookWithdrawn } from './copy';
import { type CustomTheme, themes } from './theme.store';

export async function loadTheme(practiceId: string): Promise<void> {
  if (themes.own.data && themes.own.data.practicemanagement !== practiceId) resetResource(themes.own);
  await load(themes.own, async (signal) => {
    const answer = await call(getCustomTheme, { params: { practiceId } }, { signal });
    return answer.customTheme;
  });
}

export async function loadRequested(): Promise<void> {
  await load(themes.requested, async (signal) => (await call(listRequestedThemes, {}, { signal })).customThemes);
}

/** Says what happened meanwhile, and reads what there is now. */
const unlessOvertaken = (readAgain: () => Promise<void>) => async (cause: unknown) => {
  const failure = toApiError(cause);
  if (failure.code !== 'STALE') throw failure;
  await readAgain();
  failure.message = namingOvertaker(lookOvertaken, failure.happened);
  throw failure;
};

type Seen = Pick<Frozen<CustomTheme>, 'practicemanagement' | 'version'>;
const bodyOf = ({ practicemanagement, version }: Seen) => ({ practicemanagement, version });
type Wish = Omit<CallInput<typeof requestCustomTheme>['body'], keyof Seen>;

/** Asks for a look. @throws ApiError with fields, and STALE once what there is was read again. */
export async function askForLook(of: Seen, wish: Wish): Promise<void> {
  const readAgain = () => loadTheme(of.practicemanagement);
  const answer = await call(requestCustomTheme, { body: { ...bodyOf(of), ...wish } }).catch(unlessOvertaken(readAgain));
  themes.own.data = answer.customTheme;
  toast(lookAsked);
}

export async function withdrawLook(of: Seen): Promise<void> {
  const readAgain = () => loadTheme(of.practicemanagement);
  const answer = await call(withdrawCustomTheme, { body: bodyOf(of) }).catch(unlessOvertaken(readAgain));
  themes.own.data = answer.customTheme;
  toast(lookWithdrawn);
}

export async function takeLookOff(of: Seen): Promise<void> {
  const readAgain = () => loadTheme(of.practicemanagement);
  const answer = await call(resetCustomTheme, { body: bodyOf(of) }).catch(unlessOvertaken(readAgain));
  themes.own.data = answer.customTheme;
  toast(lookOff);
}

/** Approves a look, or says no with a reason. */
export async function decideLook(of: Seen, decision: { approved: true } | { approved: false; reason: string }) {
  const answer = await call(approveCustomTheme, { body: { ...bodyOf(of), ...decision } }).catch(
    unlessOvertaken(loadRequested),
  );
  if (themes.own.data?.practicemanagement === of.practicemanagement) themes.own.data = answer.customTheme;
  toast(decision.approved ? lookApproved : lookDeclined, { values: { name: answer.customTheme.PracticeName } });
  await loadRequested();
}
