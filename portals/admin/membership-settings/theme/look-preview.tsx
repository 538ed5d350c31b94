import { brandProperties } from '@portals/theme/portal-theme';
import { lightTokens } from '@portals/theme/tokens';
import { Button } from '@portals/ui/button';
import { PracticeMark } from '@portals/ui/monogram';
import { StepRibbon } from '@portals/ui/step-ribbon';
import styled from 'styled-components';

const Sheet = styled.figure`
  display: grid; border-radius: var(--radius-card); overflow: hidden; background: var(--surface); box-shadow: inset 0 0 0 1px var(--line); font-size: 15px; line-height: 22px;
  > div { background: var(--surface); padding: 14px 18px 18px; margin: 1px; }
`;
const Top = styled.div`
  display: flex; align-items: center; gap: 10px; padding-bottom: 12px;
  b { display: block; font-weight: 600; line-height: 18px; } small { display: block; font-size: 12.5px; line-height: 16px; color: var(--ink-3); }
`;
const Ask = styled.p`font: 600 24px/28px var(--font-voice); letter-spacing: -0.01em; padding: 12px 0 6px;`;
const Field = styled.span`display: block; margin: 12px 0; padding: 12px 14px; border-radius: 12px; box-shadow: inset 0 0 0 1.5px var(--line-control); color: var(--ink-3);`;
const Links = styled.div`
  display: flex; flex-wrap: wrap; gap: 4px; border-top: 1px solid var(--line);
  span { padding: 6px 10px; border-radius: 10px; color: var(--ink-2); } span:first-child { background: var(--primary-100); color: var(--primary-text); font-weight: 600; }
`;
const Link = styled.span`color: var(--primary-text); font-weight: 600; text-decoration: underline;`;

/** Patients see the light mode, whatever stands around it. */
const light = Object.fromEntries(Object.entries(lightTokens).map(([name, value]) => [`--${name}`, value]));

export type LookPreviewProps = {
  practice: string;
  brand: string;
  /** What a screen reader says of it. */
  label: string;
  look: { primary: string | null; logo: string | null; mark: string | null };
};

/** How a look is worn by the sign-up page and by the top of the member portal: drawn with their own pieces, and nothing to press. */
export function LookPreview({ practice, brand, label, look: { primary, logo, mark } }: LookPreviewProps) {
  return (
    <Sheet
      role="img"
      aria-label={label}
      data-theme="provider"
      data-mode="light"
      data-density="flow"
      style={{ ...light, ...brandProperties(primary), color: 'var(--ink)' }}
    >
      <div inert>
        <Top>
          <PracticeMark name={practice} logo={logo ?? mark} />
          <span>
            <b>{practice}</b>
            <small>Membership by {brand}</small>
          </span>
        </Top>
        <StepRibbon step={2} of={5} />
        <Ask>Join {practice}’s membership program</Ask>
        <Field>name@example.com</Field>
        <Button look="primary">Send me a code</Button>
        <p style={{ marginTop: 12 }}>
          Already a member? <Link>Log in</Link>
        </p>
      </div>
      <Links inert>
        <span>Home</span>
        <span>Visits</span>
        <span>Payments</span>
      </Links>
    </Sheet>
  );
}
