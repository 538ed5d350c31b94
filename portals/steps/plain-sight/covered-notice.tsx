import type { Trouble } from '@portals/form/attempt';
import { Banner } from '@portals/ui/banner';
import { ButtonLink } from '@portals/ui/button';
import { ExternalIcon } from '@portals/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { continueInTab } from '../tab/tab.actions';
import { copy } from './copy';

const IN_FLOW = ['pagePath', 'part'];
const Place = styled.div`margin-bottom: 24px; scroll-margin: 16px;`;

/** The step of the flow without what the frame was opened with. */
function placeInFlow({ pathname, search }: Location): string {
  const step = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => IN_FLOW.includes(name)));
  return step.size > 0 ? `${pathname}?${step}` : pathname;
}

/**
 * Stands over the question after a press that did not count, because the page around the frame covered, faded or moved it; it takes
 * the focus as other faults do. Each refused press has a trouble of its own.
 */
export function CoveredNotice({ trouble }: { trouble: Trouble }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refused press moves the focus again.
  useEffect(() => {
    place.current?.focus();
  }, [trouble]);
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
        {trouble.message}
      </Banner>
    </Place>
  );
}
