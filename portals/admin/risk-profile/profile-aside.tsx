import { moment } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Heading, Note } from '@portals/ui/card';
import styled from 'styled-components';
import type { RiskProfile } from './profiles.store';

const Side = styled.aside`
  display: grid; gap: 28px; align-content: start; padding: 22px 24px 40px;
  h2 { display: flex; justify-content: space-between; gap: 12px; }
  h2 > span { font: 400 13.5px/20px var(--font-text, inherit); color: var(--ink-3); font-variant-numeric: tabular-nums; }
  @media (max-width: 767.98px) { padding: 20px 16px 32px; }
`;
const Practices = styled.table`
  width: 100%; margin-top: 10px; border-collapse: collapse; font-size: 13.5px; line-height: 19px;
  th, td { padding: 7px 8px 7px 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; }
  thead th { color: var(--ink-2); white-space: nowrap; }
  tbody th b { display: block; font-weight: 600; }
  tbody th span, td { color: var(--ink-2); }
  td:last-child, th:last-child { text-align: right; padding-right: 0; font-variant-numeric: tabular-nums; }
  tbody td:last-child, tfoot td, tfoot th { color: var(--ink); font-weight: 600; }
  tfoot th, tfoot td { border-bottom: 0; border-top: 1px solid var(--line-control); }
`;
const Versions = styled.ol`
  display: grid; margin-top: 10px; list-style: none; font-size: 13.5px; line-height: 19px;
  li { position: relative; padding: 0 0 16px 24px; }
  li::before { content: ""; position: absolute; left: 2px; top: 5px; width: 9px; height: 9px; border-radius: 2px; background: var(--primary); }
  li:not(:last-child)::after { content: ""; position: absolute; left: 6px; top: 18px; bottom: -2px; width: 1px; background: var(--line-control); }
  b { font-weight: 600; } span { display: block; color: var(--ink-2); overflow-wrap: anywhere; }
`;
/** More are in the audit trail. */
const SHOWN = 8;

/** Whom a profile decides for, and what it was before. */
export function ProfileAside({ profile }: { profile: Frozen<RiskProfile> }) {
  return (
    <Side>
      <section aria-labelledby="practices-of-profile">
        <Heading id="practices-of-profile">
          Practices using this profile <span>{profile.practices.length}</span>
        </Heading>
        <Note id="archive-reason">{reasonOf(profile)}</Note>
        {profile.practices.length > 0 && <PracticeTable profile={profile} />}
      </section>
      <section aria-labelledby="versions-of-profile">
        <Heading id="versions-of-profile">Versions</Heading>
        <Versions>
          {profile.versions.slice(0, SHOWN).map(({ version, note, publishedBy, publishedAt }) => (
            <li key={version}>
              <b>Version {version}</b>
              {version === profile.version && !profile.archived && ', in effect'}
              {note && <span>{note}</span>}
              <span>
                {publishedBy}, <time dateTime={publishedAt}>{moment(publishedAt)}</time>
              </span>
            </li>
          ))}
        </Versions>
        {profile.versions.length > SHOWN && (
          <Note>{profile.versions.length - SHOWN} earlier versions are in the audit trail.</Note>
        )}
      </section>
    </Side>
  );
}

/** Why a profile can be archived or not. */
function reasonOf({ practices, boardingPreset, archived }: Frozen<RiskProfile>): string {
  if (archived) return 'Archived, so you can’t assign it to practices.';
  if (practices.length > 0) return 'You can’t archive a profile that practices use. Move these practices first.';
  if (boardingPreset)
    return 'This is the default for new practices, so you can’t archive it. Choose another default first.';
  return 'No practices use it, so you can archive it.';
}

function PracticeTable({ profile: { practices, outcomes } }: { profile: Frozen<RiskProfile> }) {
  return (
    <Practices>
      <thead>
        <tr>
          <th scope="col">Practice</th>
          <th scope="col">State</th>
          <th scope="col">Applications, last 30 days</th>
        </tr>
      </thead>
      <tbody>
        {practices.map((practice) => (
          <tr key={practice._id}>
            <th scope="row">
              <b>{practice.name}</b>
              <span>{practice.specialty}</span>
            </th>
            <td>{practice.stateCode}</td>
            <td>{practice.applications}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{outcomes.applications}</td>
        </tr>
      </tfoot>
    </Practices>
  );
}
