import { site } from '@portals/client/site-configuration';
import { showInTab } from '@portals/shell/brand-of-page';
import { loadChunk } from '@portals/shell/load-chunk';
import { FlowShell, type FlowShellProps } from '@portals/ui/flow-shell';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { apply } from '../stores/apply.store';
import { host, tellHost } from '../stores/host.actions';
import type { Trouble } from './attempt';
import { TroubleBanner } from './trouble-banner';

const LeaveDialog = lazy(async () => ({
  default: (await loadChunk('leave-dialog', () => import('./leave-dialog'))).LeaveDialog,
}));
const SaveForLater = lazy(async () => ({
  default: (await loadChunk('save-for-later', () => import('./save-for-later'))).SaveForLater,
}));

/** In a frame the host's close button lies over the top right corner, and an inline frame is as high as its content. */
const Surroundings = styled.div`
  display: contents;
  [data-embed='dialog'] & header { padding-right: 60px; }
  [data-embed='inline'] & > [data-density='flow'] > div { min-height: 0; }
`;

export const STEPS = 6;

export type FlowPageProps = Pick<FlowShellProps, 'onBack' | 'footer' | 'form'> & {
  /** What the browser tab says: "About you". */
  title: string;
  /** The step of six, left out on outcomes. */
  step?: { at: number; about?: string };
  /** Offers "Save for later". */
  isSavable?: boolean;
  trouble?: Trouble | null;
  onAgain?: () => void;
  /** Over the question, at full width. */
  children: ReactNode;
};

/** One screen of the application in the frame that all of them share. */
export function FlowPage({
  title,
  step,
  isSavable = false,
  trouble = null,
  onAgain,
  children,
  ...shell
}: FlowPageProps) {
  const { pathname } = useLocation();
  const practice = useSnapshot(apply).practice.data;
  const { isLeaving } = useSnapshot(host);
  const name = practice?.PracticeName;
  useEffect(() => {
    // After the layout around the page has set its own title.
    const timer = setTimeout(() => showInTab(pathname, name ? `${title} · ${name}` : title));
    tellHost({ type: 'title', payload: { text: title } });
    return () => clearTimeout(timer);
  }, [pathname, title, name]);
  return (
    <Surroundings data-density="flow">
      <FlowShell
        {...shell}
        practice={name ? { name } : null}
        byline={name ? `Financing by ${site.brands.financing.name}` : site.brands.financing.name}
        {...(step && { steps: { step: step.at, of: STEPS, ...(step.about && { about: step.about }) } })}
        action={
          isSavable && (
            <Suspense fallback={null}>
              <SaveForLater />
            </Suspense>
          )
        }
      >
        <TroubleBanner trouble={trouble} onAgain={onAgain} />
        {children}
      </FlowShell>
      {isLeaving && (
        <Suspense fallback={null}>
          <LeaveDialog />
        </Suspense>
      )}
    </Surroundings>
  );
}
