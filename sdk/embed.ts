import { start } from './loader';

/** Name of the chunk's file, hashed and without its end; the build writes it. */
declare const PF_WIDGETS: string;

start((origin) => {
  const url = `${origin}/sdk/v1/${PF_WIDGETS}.js`;
  // A second try, because one lost packet must not cost a practice its button.
  return import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ url));
});
