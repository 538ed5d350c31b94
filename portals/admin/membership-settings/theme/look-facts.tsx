import type { Frozen } from '@portals/state/frozen';
import styled from 'styled-components';
import { colorText, copy } from './copy';
import type { CustomTheme } from './theme.store';

const Facts = styled.dl`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; font-size: 13px; line-height: 20px;
  dt { color: var(--ink-3); } dd { display: flex; align-items: center; gap: 8px; overflow-wrap: anywhere; }
`;
const Chip = styled.span`display: inline-block; flex: none; width: 16px; height: 16px; border-radius: 5px; box-shadow: inset 0 0 0 1px var(--line);`;

type Look = Pick<Frozen<CustomTheme>, 'primary' | 'worn'>;

/** The color of a look, and the shades in which letters and words are drawn so that they can be read. */
export function LookFacts({ primary, worn }: Look) {
  return (
    <Facts>
      <dt>{copy.color}</dt>
      <dd>
        <Chip style={{ background: worn.button }} /> {colorText(primary)}
      </dd>
      <dt>{copy.letters}</dt>
      <dd>
        <Chip style={{ background: worn.onButton }} /> {worn.onButton}
      </dd>
      <dt>{copy.words}</dt>
      <dd>
        <Chip style={{ background: worn.text }} /> {worn.text === worn.button ? copy.asItIs : copy.shade(worn.text)}
      </dd>
    </Facts>
  );
}
