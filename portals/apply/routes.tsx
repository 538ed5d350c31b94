import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import type { RouteObject } from 'react-router';
import { openApplication, openEnd, openWelcomeBack } from './guard';
import { ApplyScreen } from './screens/apply/apply-screen';

/** The application (borrower §2): one route whose step is `pagePath`, the same without a practice, and its end. */
export const routes: RouteObject[] = [
  { path: paths.applyWithoutPractice.pattern, loader: openWelcomeBack, Component: ApplyScreen },
  {
    path: paths.applyAccountSuccessfully.pattern,
    loader: openEnd,
    async lazy() {
      const { AccountSuccessfullyScreen } = await loadChunk(
        'account-successfully',
        () => import('./screens/account-successfully/account-successfully-screen'),
      );
      return { Component: AccountSuccessfullyScreen };
    },
  },
  { path: paths.apply.pattern, loader: openApplication, Component: ApplyScreen },
];
