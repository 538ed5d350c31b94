import { start } from './loader';

/** Names of the chunks' files, hashed and without their end; the build writes them. */
declare const PF_WIDGETS: string;
declare const PF_FLOW: string;

start((origin, isFlow) => {
  const url = `${origin}/sdk/v1/${isFlow ? PF_FLOW : PF_WIDGETS}.js`;
  // A second try, because one lost packet must not cost a practice its button. A flow's widget tries for itself.
  return import(/* @vite-ignore */ url).catch(() => isFlow || import(/* @vite-ignore */ url));
});
