import { start } from './loader';

/** File name of the widgets' chunk, hashed; the build writes it. */
declare const PF_CHUNK: string;

start((origin) => {
  const url = `${origin}/sdk/v1/${PF_CHUNK}`;
  // A second try, because one lost packet must not cost a practice its button.
  return import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ url));
});
