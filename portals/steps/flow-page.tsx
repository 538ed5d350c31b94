import type { Trouble } from '@portals/form/attempt';
import { showInTab } from '@portals/shell/brand-of-page';
import { loadChunk } from '@portals/shell/load-chunk';
import { FlowShell, type FlowShellProps } from '@portals/ui/flow-shell';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { FlowTrouble } from './flow-trouble';
import { useSurroundings } from './surroundings';

const LanguageSwitch = lazy(async () => ({
  default: (await loadChunk('language-switch', () => import('@portals/shell/language-switch'))).LanguageSwitch,
}));
const LeaveDialog = lazy(async () => ({
  default: (await loadChunk('leave-dialog', () => import('./leave-dialog'))).LeaveDialog,
}));
const SharedDevice = lazy(async () => ({
  default: (await loadChunk('shared-device', () => import('./shared-device'))).SharedDevice,
}));
const SaveForLater = lazy(async () => ({
  default: (await loadChunk('save-for-later', () => import('./save-for-later'))).SaveForLater,
}));

/** An inline frame is as high as its content. */
const Place = styled.div`
  display: contents;
  [data-embed='inline'] & > [data-density='flow'] > div { min-height: 0; }
`;

export type FlowPageProps = Pick<FlowShellProps, 'onBack' | 'footer' | 'form'> & {
  /** What the browser tab says: "About you". */
  title: string;
  /** The step of the ribbon, left out on outcomes. */
  step?: { at: number; about?: string } | undefined;
  /** Offers "Save for later". */
  isSavable?: boolean;
  /** On the first screen: offers the other language, with what goes along besides what is typed. */
  carried?: Readonly<Record<string, string>>;
  trouble?: Trouble | null;
  onAgain?: () => void;
  /** Over the question, at full width. */
  children: ReactNode;
};

/** One screen of a flow in the frame that all of them share. */
export function FlowPage({
  title,
  step,
  isSavable = false,
  carried,
  trouble = null,
  onAgain,
  children,
  ...shell
}: FlowPageProps) {
  const { pathname, key } = useLocation();
  const { practice, byline, steps, isLeaving, begun } = useSurroundings();
  const name = practice?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that comes back into sight names the tab again.
  useEffect(() => {
    // After the layout around the page has set its own title.
    const timer = setTimeout(() => showInTab(pathname, name ? `${title} · ${name}` : title));
    return () => clearTimeout(timer);
  }, [pathname, key, title, name]);
  return (
    <Place data-density="flow">
      <FlowShell
        {...shell}
        practice={practice}
        byline={byline}
        {...(step && { steps: { step: step.at, of: steps, ...(step.about && { about: step.about }) } })}
        action={
          (isSavable || carried) && (
            <Suspense fallback={null}>{carried ? <LanguageSwitch carried={carried} /> : <SaveForLater />}</Suspense>
          )
        }
      >
        <FlowTrouble trouble={trouble} onAgain={onAgain} />
        {children}
        {begun && (
          <Suspense fallback={null}>
            <SharedDevice />
          </Suspense>
        )}
      </FlowShell>
      {isLeaving && (
        <Suspense fallback={null}>
          <LeaveDialog />
        </Suspense>
      )}
    </Place>
  );
}
