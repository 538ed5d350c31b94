import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import type { RouteObject } from 'react-router';
import { copy } from './screens/calculator/copy';

/** The public payment calculator (provider-admin §2, membership §2). */
export const routes: RouteObject[] = [
  {
    path: paths.paymentCalculator.pattern,
    handle: { title: copy.title },
    async lazy() {
      const { CalculatorScreen } = await loadChunk(
        'calculator',
        () => import('./screens/calculator/calculator-screen'),
      );
      return { Component: CalculatorScreen };
    },
  },
];
