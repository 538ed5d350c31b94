import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import type { RouteObject } from 'react-router';
import { copy } from './copy';
import { legalPages } from './pages';

const documentScreen = () =>
  loadChunk('legal-document', () => import('./screens/legal-document/legal-document-screen'));
const comingSoonScreen = () => loadChunk('coming-soon', () => import('./screens/coming-soon/coming-soon-screen'));

/** The public legal pages (membership §2). */
export const routes: RouteObject[] = [
  ...legalPages.map(({ path, documentKey, title }) => ({
    path,
    handle: { title },
    lazy: async () => {
      const { LegalDocumentScreen } = await documentScreen();
      return { element: <LegalDocumentScreen documentKey={documentKey} title={title} /> };
    },
  })),
  ...[
    { path: paths.legal.privacyPolicy.pattern, handle: { title: copy.privacyPolicy } },
    { path: paths.legal.contactUs.pattern, handle: { title: copy.contactUs } },
  ].map((page) => ({
    ...page,
    lazy: async () => ({ Component: (await comingSoonScreen()).ComingSoonScreen }),
  })),
];
