import { paths } from '@contract/paths';
import { type RouteObject, redirect } from 'react-router';
import { keep, openLogin, requireStaff } from './guard';
import { type Place, screen } from './place';
import { places } from './places';

const login = screen(
  'staff-login',
  () => import('./staff/login/login-screen'),
  (of) => of.LoginScreen,
);
const forgotten = screen(
  'password',
  () => import('./staff/password/forgot-screen'),
  (of) => of.ForgotScreen,
);
const linkSent = screen(
  'link-sent',
  () => import('./staff/password/link-sent-screen'),
  (of) => of.LinkSentScreen,
);
const passwordScreens = () => import('./staff/password/set-password-screen');
const createPassword = screen('set-password', passwordScreens, (of) => of.CreatePasswordScreen);
const resetPassword = screen('set-password', passwordScreens, (of) => of.ResetPasswordScreen);
const unknown = screen(
  'unknown-page',
  () => import('./frame/unknown-page-screen'),
  (of) => of.UnknownPageScreen,
);

/** Before a log-in, for each brand under its own addresses. */
const opened = [paths.admin, paths.membershipAdmin].flatMap((brand): RouteObject[] => [
  { path: brand.login.pattern, handle: { title: 'Log in' }, loader: openLogin, lazy: login },
  { path: brand.forgotPassword.pattern, handle: { title: 'Forgot your password' }, lazy: forgotten },
  { path: brand.linkSent.pattern, handle: { title: 'Link sent' }, lazy: linkSent },
  { path: brand.createPassword.pattern, handle: { title: 'Make your password' }, lazy: createPassword },
  { path: brand.resetPassword.pattern, handle: { title: 'Set a new password' }, lazy: resetPassword },
]);

const routeOf = (place: Place): RouteObject => ({
  path: place.path,
  handle: { title: place.title },
  loader: keep(place),
  lazy: place.lazy,
});

/** Nobody is asked for behind a printed page but the guard: it has no frame. */
const printed = ({ path, title, lazy, ...who }: Place): RouteObject => ({
  path,
  handle: { title },
  loader: async (request) => (await requireStaff(request)) ?? keep(who)(),
  lazy,
});

/** Screens of staff (provider-admin §2): the log-ins, and every place behind the guard, in the staff frame unless it is printed. */
export const routes: RouteObject[] = [
  ...opened,
  { path: paths.admin.root.pattern, loader: () => redirect(paths.admin.applications.href()) },
  ...places.filter(({ isPrinted }) => isPrinted).map(printed),
  {
    loader: requireStaff,
    lazy: screen(
      'staff-frame',
      () => import('./frame/staff-frame'),
      (of) => of.StaffFrame,
    ),
    children: [
      ...places.filter(({ isPrinted }) => !isPrinted).map(routeOf),
      ...['/admin/*', '/privi/admin/*'].map((path) => ({ path, handle: { title: 'Page not found' }, lazy: unknown })),
    ],
  },
];
