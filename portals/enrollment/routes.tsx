import { enrollmentPaths } from '@contract/provider-enrollment/paths';
import type { RouteObject } from 'react-router';
import { openEnrollment } from './guard';
import { EnrollmentScreen } from './screens/enrollment-screen';

/** The self-enrollment of a practice (provider-admin §2): one route whose step is `pagePath`. */
export const routes: RouteObject[] = [
  { path: enrollmentPaths.enrollment.pattern, loader: openEnrollment, Component: EnrollmentScreen },
];
