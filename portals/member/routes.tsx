import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import { type RouteObject, redirect } from 'react-router';
import { requireMember, skipWhenLoggedIn } from './guard';
import { MemberArea } from './member-area';
import { titles } from './titles-copy';

const screens = {
  login: () => import('./screens/login/login-screen'),
  welcome: () => import('./screens/welcome/welcome-screen'),
};

/** The member's portal (membership §2). Everything but the log-in needs a logged-in member. */
export const routes: RouteObject[] = [
  {
    Component: MemberArea,
    children: [
      {
        path: paths.member.login.pattern,
        handle: { title: titles.logIn },
        loader: skipWhenLoggedIn,
        lazy: async () => ({ Component: (await loadChunk('member-login', screens.login)).LoginScreen }),
      },
      { path: paths.member.root.pattern, loader: () => redirect(paths.member.welcome.href()) },
      {
        loader: requireMember,
        children: [
          {
            path: paths.member.welcome.pattern,
            handle: { title: titles.home },
            lazy: async () => ({ Component: (await loadChunk('member-welcome', screens.welcome)).WelcomeScreen }),
          },
        ],
      },
    ],
  },
];
