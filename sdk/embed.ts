import { start, type Widgets } from './loader';

declare const PF_VERSION: string;
/** File name of the widgets' chunk, hashed; the build writes it. */
declare const PF_CHUNK: string;

const load = (url: string): Promise<Widgets> => import(/* @vite-ignore */ url);

start(PF_VERSION, (origin) => {
  const url = `${origin}/sdk/v1/${PF_CHUNK}`;
  // A second try, because one lost packet must not cost a practice its button.
  return load(url).catch(() => load(url));
});
