import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import type { RouteObject } from 'react-router';
import { openSignup } from './guard';
import { SignupScreen } from './screens/signup/signup-screen';

/** The membership sign-up of a practice (membership §2): one route whose step is `pagePath`. Without a practice, one is chosen. */
export const routes: RouteObject[] = [
  { path: paths.signup.pattern, loader: openSignup, Component: SignupScreen },
  {
    path: paths.signups.pattern,
    lazy: async () =>
      (await loadChunk('signup-practices', () => import('./screens/practices/practices-screen'))).practicesRoute,
  },
];
