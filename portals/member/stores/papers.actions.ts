import { listMemberDocuments, printMyDocument } from '@contract/document/my-document-calls';
import type { ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { forgetAlong } from '@portals/state/persist';
import { load, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Paper = ResultOf<typeof listMemberDocuments>['documents'][number];

/** The papers of the member who is logged in. Kept in memory only. */
export const papers = proxy({ list: resource<ResultOf<typeof listMemberDocuments>>() });

// Whoever logs in next at this device sees nothing of it.
forgetAlong('member-papers', () => resetResource(papers.list));

/** Reads the list again; a failure is in the resource. */
export const loadPapers = () => load(papers.list, (signal) => call(listMemberDocuments, {}, { signal }));

/** Saves one of them as PDF, or what a Spanish one says in English. @throws ApiError */
export const savePaper = (documentId: string, query: { lang?: 'en' } = {}) =>
  download(printMyDocument, { params: { documentId }, query });
