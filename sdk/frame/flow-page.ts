import { origin } from '../origin';

/** Which flow of ours runs in a frame. */
export type Flow = 'application' | 'signup';

/** The flow's own page, for a link: works without script, without a frame and in a new tab. */
export const flowPage = (flow: Flow, practice: string): string =>
  origin() + (flow === 'signup' ? `/v2/privi/${practice}/signup` : `/v2/${practice}/apply`);

/** The flow that a `data-type` opens; a calculator leads to the application. */
export const flowOf = (type: string | undefined): Flow => (type === 'privi-signup' ? 'signup' : 'application');
