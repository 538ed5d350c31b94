import type { EmbedBuild } from '../../../embed-build';
import { counted, type Finding, ok, problem, quoted, warning } from './finding';
import type { EmbedScript } from './widget-tags';

/** Marks that speed-up plug-ins leave on a tag. */
const OPTIMISERS =
  /^data-(rocket-src|rocketlazyloadscript|cfasync|litespeed-src|wpfc-original-src|no-optimize|src-delayed|lazy-src)$/;
const RUNS = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** What the script tags themselves say: how many, from where, how they load, and which version they hold fast. */
export function scriptFindings(
  scripts: readonly EmbedScript[],
  { appOrigin, build }: { appOrigin: string; build: EmbedBuild | undefined },
): Finding[] {
  const ours = scripts.filter(({ isOurs }) => isOurs);
  const findings = scripts.filter(({ isOurs }) => !isOurs).map(({ url }) => foreign(url, appOrigin));
  if (ours.length > 0)
    findings.push(
      ok('script-found', `The script is on the page${ours.length > 1 ? `, in ${counted(ours.length, 'tag')}` : ''}.`),
    );
  for (const script of ours) findings.push(...loadingFindings(script), ...versionFindings(script, build));
  return findings;
}

function foreign(url: URL, appOrigin: string): Finding {
  const advice = `Load it from ${appOrigin}. A copy elsewhere doesn't get updates, and the form won't open from it.`;
  return problem('script-elsewhere', `The script comes from ${quoted(url.origin)}.`, { advice, topic: 'install' });
}

function loadingFindings({ tag }: EmbedScript): Finding[] {
  const { attributes } = tag;
  const type = attributes.get('type')?.trim() ?? '';
  const optimiser = [...attributes.keys()].find((name) => OPTIMISERS.test(name));
  if (!RUNS.test(type)) {
    const advice =
      "Remove the type, or let your consent tool load the script. It doesn't set cookies and doesn't need consent.";
    return [
      problem('script-held-back', `The browser doesn't run the script because its type is ${quoted(type)}.`, {
        advice,
        topic: 'wordpress',
      }),
    ];
  }
  if (optimiser) {
    const advice =
      'Exclude the script from “delay” and “defer” in your performance plugin. It already loads when the page is idle.';
    return [
      warning('script-optimised', `A performance plugin changed the tag (${optimiser}).`, {
        advice,
        topic: 'wordpress',
      }),
    ];
  }
  if (attributes.has('async') || attributes.has('defer') || type === 'module') return [];
  return [
    warning('script-blocking', 'The page waits for the script to load.', {
      advice: 'Add the word async to the tag.',
      topic: 'install',
    }),
  ];
}

function versionFindings({ tag, file }: EmbedScript, build: EmbedBuild | undefined): Finding[] {
  const integrity = tag.attributes.get('integrity')?.trim();
  const isFull = file.startsWith('embed.full');
  if (!integrity) {
    return [
      ok(
        'channel',
        isFull
          ? 'The script is the single file, without a digest.'
          : 'The script uses version 1 and updates automatically.',
      ),
    ];
  }
  if (!tag.attributes.has('crossorigin')) {
    const advice = 'Add crossorigin="anonymous" next to integrity.';
    return [
      problem('integrity-unreadable', 'The browser blocks the script: integrity needs crossorigin.', {
        advice,
        topic: 'integrity',
      }),
    ];
  }
  if (!build) return [];
  const current = build.files[isFull ? 'full' : 'loader'];
  const matches = current !== undefined && integrity.split(/\s+/).includes(current.sha384);
  if (!isFull) {
    const advice = 'Use the pinned snippet below, or remove integrity. This file changes with every release.';
    if (matches)
      return [
        warning('integrity-moving', 'The digest matches now but will break with the next release.', {
          advice,
          topic: 'integrity',
        }),
      ];
    return [
      problem('integrity-wrong', "The browser blocks the script: its digest doesn't match.", {
        advice,
        topic: 'integrity',
      }),
    ];
  }
  if (matches)
    return [ok('integrity-right', `The script is pinned to version ${build.version}, and its digest matches.`)];
  if (file !== current?.file) {
    const advice = `Version ${build.version} is current. Copy the pinned snippet again to update.`;
    return [warning('integrity-older', 'The script is pinned to an earlier version.', { advice, topic: 'integrity' })];
  }
  return [
    problem('integrity-wrong', "The browser blocks the script: its digest doesn't match.", {
      advice: 'Copy the pinned snippet again.',
      topic: 'integrity',
    }),
  ];
}
