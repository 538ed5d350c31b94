import { start } from './loader';
import * as widgets from './widgets';

/** The whole SDK in one file whose digest a page can pin with `integrity`. */
start(async () => widgets);
