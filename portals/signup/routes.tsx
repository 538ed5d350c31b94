import { paths } from '@contract/paths';
import type { RouteObject } from 'react-router';
import { openSignup } from './guard';
import { SignupScreen } from './screens/signup/signup-screen';

/** The membership sign-up of a practice (membership §2): one route whose step is `pagePath`. */
export const routes: RouteObject[] = [{ path: paths.signup.pattern, loader: openSignup, Component: SignupScreen }];
