import { start } from './loader';

/** Name of the chunk's file, hashed and without its end; the build writes it. */
declare const PF_WIDGETS: string;

start((origin) => {
  const url = `${origin}/sdk/v1/${PF_WIDGETS}.js`;
  // Another try, because one lost packet must not cost a practice its button. Older browsers keep the failure of an address for the
  // life of the page, so the last try has one of its own.
  return import(/* @vite-ignore */ url)
    .catch(() => import(/* @vite-ignore */ url))
    .catch(() => import(/* @vite-ignore */ `${url}?`));
});
