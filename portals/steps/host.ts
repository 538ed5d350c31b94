import { loadChunk } from '@portals/shell/load-chunk';
import { isFramed } from '@portals/state/browser-storage';
import type { HostBridge } from '@sdk/bridge/child';
import type { ChildMessage, FrameConfig } from '@sdk/bridge/messages';
import { proxy } from 'valtio/vanilla';

/** What the practice's page around the frame says. `isLeaving` asks "Leave and finish later?". */
export type HostState = { isEmbedded: boolean; isLeaving: boolean };

export type Host = {
  state: HostState;
  /**
   * Connects to the practice's page when this page is embedded (`embed=1`). Call it before the router touches the
   * address; later calls do nothing, and a page of our own loads no bridge.
   */
  join: () => Promise<void>;
  /** Tells the practice's page; nothing happens on a page of our own. */
  tell: (message: ChildMessage) => void;
  /**
   * Tells the practice's page that another step is reached. The number only rises, and everything from the decision on has the
   * last one, so that an approval, a denial and a review look alike.
   */
  tellStep: (index: number, total: number) => void;
  /** Tells that the answers were submitted: once, whatever came of it and however often more was asked. */
  tellSubmitted: () => void;
  /**
   * Steps take each other's place in the history: it is one with that of the page around the frame, which would count by it the steps
   * that only some decisions lead to.
   */
  keepsOneEntry: () => boolean;
  /** Goes on with the flow. */
  stay: () => void;
  /** Closes the dialog on the practice's page. */
  leave: () => void;
};

type HostOptions = {
  /** True for a flow that is begun and not decided: leaving it is asked about. */
  isUnderWay: () => boolean;
  /** Told the wishes of the page around the frame. */
  onConfig?: (config: FrameConfig) => void;
};

function showConfig({ dir, mode }: FrameConfig): void {
  const root = document.documentElement;
  root.dataset.embed = mode;
  root.dir = dir;
}

/** The frame's side of the bridge for one flow. */
export function createHost({ isUnderWay, onConfig }: HostOptions): Host {
  const state = proxy<HostState>({ isEmbedded: false, isLeaving: false });
  let bridge: HostBridge | null | undefined;
  let reached = -1;
  let isDecided = false;
  let isSubmitted = false;

  async function join(): Promise<void> {
    if (bridge !== undefined || !isFramed()) return;
    bridge = null;
    const { connectToHost } = await loadChunk('bridge', () => import('@sdk/bridge/child'));
    // Without it the watch begins at the first press that matters.
    void import('@portals/state/sight').then(({ watchSight }) => watchSight()).catch(() => undefined);
    bridge = connectToHost({
      config(config) {
        onConfig?.(config);
        showConfig(config);
      },
      open: () => document.querySelector<HTMLElement>('main h1')?.focus(),
      closeRequest() {
        // What is asked for after the decision depends on it, and the page would see that the frame stays.
        if (isDecided || !isUnderWay()) return false;
        // While the veil or a dialog covers the screen the frame stays open and asks nothing.
        state.isLeaving = document.querySelector('dialog[open]') === null;
        return true;
      },
      viewport: ({ keyboard }) => document.documentElement.style.setProperty('--keyboard', `${keyboard}px`),
    });
    state.isEmbedded = bridge !== null;
  }
  const tell = (message: ChildMessage) => bridge?.send(message);
  return {
    state,
    join,
    tell,
    tellStep(index, total) {
      isDecided = index === total;
      if (index <= reached) return;
      reached = index;
      tell({ type: 'step', payload: { index, total } });
    },
    keepsOneEntry: () => isDecided && isFramed(),
    tellSubmitted() {
      if (!isSubmitted) tell({ type: 'submitted' });
      isSubmitted = true;
    },
    stay() {
      state.isLeaving = false;
    },
    leave() {
      state.isLeaving = false;
      tell({ type: 'close' });
    },
  };
}
