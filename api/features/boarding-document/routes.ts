import { downloadBoardingDocuments, summarizeBoardingDocuments } from '@contract/boarding-document/calls';
import { type Route, serve } from '../../http/serve';
import { downloadDocuments } from './download-documents';
import { summarizeDocuments } from './summarize-documents';

export const boardingDocumentRoutes: readonly Route[] = [
  serve(summarizeBoardingDocuments)(({ body }, deps) => summarizeDocuments(deps.database.read, body)),
  serve(downloadBoardingDocuments)(downloadDocuments),
];
