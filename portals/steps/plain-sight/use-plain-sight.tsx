import { Banner } from '@portals/ui/banner';
import { ButtonLink } from '@portals/ui/button';
import { ExternalIcon } from '@portals/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { continueInTab } from '../tab/tab.actions';
import { copy } from './copy';
import { isInPlainSight } from './sight';

const IN_FLOW = ['pagePath', 'part'];
const Place = styled.div`margin-bottom: 24px; scroll-margin: 16px;`;

/** The step of the flow without what the frame was opened with. */
function placeInFlow({ pathname, search }: Location): string {
  const step = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => IN_FLOW.includes(name)));
  return step.size > 0 ? `${pathname}?${step}` : pathname;
}

/** Stands over the question after a press that did not count; it takes the focus as other faults do. */
function CoveredNotice({ turn }: { turn: number }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refused press moves the focus again.
  useEffect(() => {
    place.current?.focus();
  }, [turn]);
  return (
    <Place ref={place} tabIndex={-1} data-silent-focus="">
      <Banner
        severity="warning"
        actions={
          <ButtonLink
            href={placeInFlow(window.location)}
            target="_blank"
            rel="noopener"
            icon={<ExternalIcon size={18} />}
            onClick={(event) => {
              if (continueInTab(placeInFlow(window.location))) event.preventDefault();
            }}
          >
            {copy.tab}
          </ButtonLink>
        }
      >
        {copy.covered}
      </Banner>
    </Place>
  );
}

/**
 * Guards a press that signs or submits against pages which cover, fade or move the frame to have it pressed by mistake.
 *
 * Usage: `if (!(await sight.allows())) return;` first in the act, and `{sight.notice}` over the question. Never noticed on a
 * page of our own or in a frame that can be seen.
 */
export function usePlainSight(): { allows: () => Promise<boolean>; notice: ReactNode } {
  const [refused, setRefused] = useState(0);
  return {
    async allows() {
      const isAllowed = await isInPlainSight();
      setRefused((before) => (isAllowed ? 0 : before + 1));
      return isAllowed;
    },
    notice: refused > 0 && <CoveredNotice turn={refused} />,
  };
}
