import { followPracticeFigures, getPracticeFigures } from '@contract/dashboard/calls';
import { call } from '@portals/client/call';
import { addressOf } from '@portals/client/request';
import { load, resetResource } from '@portals/state/resource';
import { dashboard, type Figures } from './dashboard.store';

/** How long it waits before it tries anew, where the browser does not do so by itself. */
const AGAIN_MS = 5000;

/** Fetches the figures once; a session that is over leads to the log-in. */
export async function loadFigures(practiceId: string): Promise<void> {
  await load(dashboard.figures, (signal) => call(getPracticeFigures, { query: { practiceId } }, { signal }));
}

/**
 * Shows the figures of a practice and keeps them as they are while the tab is seen: a tab has one stream, and a hidden one has
 * none. Returns what ends it.
 */
export function followFigures(practiceId: string): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function listen() {
    leave();
    if (document.hidden) return;
    source = new EventSource(addressOf(followPracticeFigures, { query: { practiceId } }));
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      show(JSON.parse(data) as Figures);
    });
    // The session or the right to see them is over: the call says which, and leads where that leads.
    source.addEventListener('end', () => {
      leave();
      void loadFigures(practiceId);
    });
    source.addEventListener('error', () => {
      dashboard.isLive = false;
      if (source?.readyState !== EventSource.CLOSED) return;
      leave();
      timer = setTimeout(() => void loadFigures(practiceId).then(listenIfShown), AGAIN_MS);
    });
  }
  function listenIfShown() {
    if (dashboard.figures.data && !dashboard.figures.error) listen();
  }
  function leave() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    dashboard.isLive = false;
  }

  if (dashboard.figures.data?.practice._id !== practiceId) resetResource(dashboard.figures);
  void loadFigures(practiceId);
  listen();
  document.addEventListener('visibilitychange', listen);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    leave();
  };
}

function show(figures: Figures): void {
  dashboard.figures.data = figures;
  dashboard.figures.error = null;
  dashboard.isLive = true;
}
