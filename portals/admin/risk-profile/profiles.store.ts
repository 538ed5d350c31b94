import type { getCreditDraft } from '@contract/credit-draft/calls';
import type { ResultOf } from '@contract/endpoint';
import type { getRiskProfile, listRiskProfiles } from '@contract/risk-profile/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type ProfileList = ResultOf<typeof listRiskProfiles>;
export type ListedProfile = ProfileList['data'][number];
export type RiskProfile = ResultOf<typeof getRiskProfile>;

export type ProfileDraft = ResultOf<typeof getCreditDraft>;

export type TableOption = { _id: string; name: string; archived: boolean };
export type LineOption = TableOption & { fileType: 'THICK' | 'THIN'; specialty: string | null };
/** The tables that a profile can work with. */
export type TableOptions = {
  rulesets: TableOption[];
  grades: TableOption[];
  lines: LineOption[];
  rates: TableOption[];
  fees: TableOption[];
  groups: TableOption[];
};

type State = {
  list: Resource<ProfileList>;
  /** The profile on the screen. */
  profile: Resource<RiskProfile>;
  options: Resource<TableOptions>;
  /** What waits to be published of it. */
  draft: Resource<ProfileDraft>;
};

export const riskProfiles = proxy<State>({
  list: resource(),
  profile: resource(),
  options: resource(),
  draft: resource(),
});
