import { loadChunk } from '@portals/shell/load-chunk';
import { isFramed } from '@portals/state/browser-storage';
import type { HostBridge } from '@sdk/bridge/child';
import type { ChildMessage, FrameConfig } from '@sdk/bridge/messages';
import { proxy } from 'valtio/vanilla';
import { apply } from './apply.store';

/** What the practice's page around the frame says. `isLeaving` asks "Leave and finish later?". */
export const host = proxy({ isEmbedded: false, isLeaving: false });

let bridge: HostBridge | null | undefined;

function take({ amountCents, lang, dir, mode }: FrameConfig): void {
  if (amountCents !== undefined) apply.carriedAmountCents = amountCents;
  const root = document.documentElement;
  root.dataset.embed = mode;
  root.dir = dir;
  if (lang?.startsWith('en')) root.lang = lang;
}

/** An application that is begun and not decided would be left behind. */
const isUnderWay = () => apply.application.data?.status === 'INCOMPLETE';

/**
 * Connects to the practice's page when this page is embedded (`embed=1`). Call it before the router touches the address;
 * later calls do nothing, and a page of our own loads no bridge.
 */
export async function joinHost(): Promise<void> {
  if (bridge !== undefined || !isFramed()) return;
  bridge = null;
  const { connectToHost } = await loadChunk('bridge', () => import('@sdk/bridge/child'));
  bridge = connectToHost({
    config: take,
    open: () => document.querySelector<HTMLElement>('main input:not([type=hidden]), main h1')?.focus(),
    closeRequest() {
      if (!isUnderWay()) return false;
      // While the veil covers the screen the frame stays open and asks nothing.
      host.isLeaving = document.querySelector('dialog[open]') === null;
      return true;
    },
    viewport: ({ keyboard }) => document.documentElement.style.setProperty('--keyboard', `${keyboard}px`),
  });
  host.isEmbedded = bridge !== null;
}

/** Tells the practice's page; nothing happens on a page of our own. */
export function tellHost(message: ChildMessage): void {
  bridge?.send(message);
}

/** Goes on with the application. */
export function stay(): void {
  host.isLeaving = false;
}

/** Closes the dialog on the practice's page. */
export function leaveFrame(reason: 'user' | 'finished' | 'saved'): void {
  host.isLeaving = false;
  tellHost({ type: 'close', payload: { reason } });
}
