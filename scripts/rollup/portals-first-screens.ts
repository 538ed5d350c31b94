import type { OutputBundle, OutputChunk } from 'rollup';
import type { findApplyProvider } from '../../contract/application/calls';
import { areaOf } from '../../contract/areas';
import type { Language } from '../../contract/language';
import { paths } from '../../contract/paths';
import type { findSignupProvider } from '../../contract/signup/calls';
import { firstWords } from './first-words';
import { chunksOf, staticFiles } from './static-files';

type FirstScreen = {
  /** The address as the router has it, without the base path. */
  pattern: string;
  /** The lazily loaded modules that the address needs until something can be read or typed. */
  modules: readonly string[];
  /** Those that it needs besides in a frame on a practice's page. */
  framed?: readonly string[];
  /** The call without which nothing is shown; `{slug}` is the one parameter of the address. */
  call?: string;
  /** The flow whose first question's words stand in the page. */
  words?: keyof typeof firstWords;
};

/** What the manifest says of a first screen: the files beside those of the page itself. */
export type PreloadedScreen = Pick<FirstScreen, 'pattern' | 'call'> & {
  files: string[];
  framedFiles: string[];
  /** HTML, with `{practice}` in place of the practice's name. */
  words?: string;
};

const applyCall = '/apply/provider/{slug}' satisfies (typeof findApplyProvider)['path'];
const signupCall = '/privi/signup/provider/{slug}' satisfies (typeof findSignupProvider)['path'];

const routesOf = (pattern: string) => `portals/${areaOf(pattern)}/routes.tsx`;

/** Stands on the first screens of both flows; it is no part of their first paint. */
const LANGUAGE_SWITCH = 'portals/shell/language-switch.tsx';

const flow = ({ pattern }: { pattern: string }, call: string, words: keyof typeof firstWords): FirstScreen => ({
  pattern,
  modules: [routesOf(pattern), LANGUAGE_SWITCH],
  framed: ['sdk/bridge/child.ts'],
  call,
  words,
});

const withSwitch = (of: FirstScreen): FirstScreen => ({ ...of, modules: [...of.modules, LANGUAGE_SWITCH] });

const screen = (name: string, { pattern }: { pattern: string }): FirstScreen => ({
  pattern,
  modules: [routesOf(pattern), `portals/${areaOf(pattern)}/${roomOf(areaOf(pattern))}${name}/${name}-screen.tsx`],
});

/** Where an area keeps its screens: the log-in of the staff portal with the rest about staff, the others in one folder. */
const roomOf = (area: string | undefined): string => (area === 'admin' ? 'staff/' : 'screens/');

const { privacyPolicy, contactUs, ...documents } = paths.legal;

/**
 * Addresses at which people arrive from outside and what their first screen is made of. Screens behind a log-in are not
 * here: the server would send them to people who are about to see the log-in.
 */
export const firstScreens: readonly FirstScreen[] = [
  flow(paths.apply, applyCall, 'apply'),
  flow(paths.signup, signupCall, 'signup'),
  withSwitch(screen('welcome-back', paths.applyWithoutPractice)),
  screen('login', paths.borrower.login),
  screen('login', paths.member.login),
  screen('login', paths.admin.login),
  screen('login', paths.membershipAdmin.login),
  screen('calculator', paths.paymentCalculator),
  screen('guide', paths.embedGuide),
  ...Object.values(documents).map((path) => screen('legal-document', path)),
  ...[privacyPolicy, contactUs].map((path) => screen('coming-soon', path)),
];

/** The staff's area is in no other language, so a build without it has no chunk for it. */
const isBuilt = (module: string, chunks: readonly OutputChunk[]): boolean =>
  !/^portals\/(?:admin|embed)\//.test(module) ||
  chunks.some(({ moduleIds }) => moduleIds.includes(`${process.cwd()}/${module}`));

/** Finds the built files of every first screen. A module that is not loaded lazily, or is gone, fails the build. */
export function filesOfFirstScreens(
  bundle: OutputBundle,
  page: readonly string[],
  { isLazy, language }: { isLazy: (id: string) => boolean; language: Language },
): PreloadedScreen[] {
  const chunks = chunksOf(bundle);
  const chunkOf = (module: string): OutputChunk => {
    const id = `${process.cwd()}/${module}`;
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (found === undefined || !isLazy(id)) throw new Error(`No part of the portals loads ${module} lazily.`);
    return found;
  };
  const filesOf = (modules: readonly string[], known: readonly string[]): string[] => {
    const files = modules.flatMap((module) => staticFiles(bundle, chunkOf(module).fileName));
    return [...new Set(files)].filter((file) => !known.includes(file));
  };
  return firstScreens
    .filter(({ pattern }) => isBuilt(routesOf(pattern), chunks))
    .map(({ pattern, modules, framed = [], call, words }) => {
      const files = filesOf(modules, page);
      const framedFiles = filesOf(framed, [...page, ...files]);
      return {
        pattern,
        files,
        framedFiles,
        ...(call && { call }),
        ...(words && { words: firstWords[words][language] }),
      };
    });
}
