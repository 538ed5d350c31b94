import { start } from './loader';
import * as widgets from './widgets';

declare const PF_VERSION: string;

/** The whole SDK in one file whose digest a page can pin with `integrity`. */
start(PF_VERSION, () => Promise.resolve(widgets));
