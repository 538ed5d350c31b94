import { Gallery } from './gallery';

/** Development only: every component in one page, `/v2/_gallery`. */
export const Component = Gallery;
export const handle = { title: 'Gallery' };
