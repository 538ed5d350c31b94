import type { DocumentKey } from '@contract/document/entity';
import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { copy as form } from '@portals/form/copy';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DocumentShell } from '@portals/ui/document-shell';
import { LegalText } from '@portals/ui/legal-text';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { copy } from '../../copy';
import { idsOf, loadDocument, openPrint } from '../../stores/legal.actions';
import { legal } from '../../stores/legal.store';

/** One legal document with its print links; a person's own filled copy where the link carries ids. */
export function LegalDocumentScreen({ documentKey, title }: { documentKey: DocumentKey; title: string }) {
  const [search] = useSearchParams();
  const ids = useMemo(() => idsOf(search), [search]);
  const { data, loading, error } = useSnapshot(legal).document;
  useEffect(() => {
    void loadDocument(documentKey, ids);
  }, [documentKey, ids]);

  const shown = data?.documentKey === documentKey ? data : null;
  return (
    <main id="main">
      <DocumentShell
        title={shown?.title ?? title}
        note={shown && copy.version(shown.version)}
        onPrint={shown ? () => openPrint(documentKey, ids) : undefined}
      >
        {shown?.box && (
          <div style={{ marginBottom: 24 }}>
            <FederalBoxSection box={shown.box} />
          </div>
        )}
        {shown && <LegalText sections={shown.sections} />}
        {!shown && loading && <Skeleton lines={12} label={copy.loading(title)} />}
        {error && (
          <Banner
            severity="error"
            actions={<Button onClick={() => void loadDocument(documentKey, ids)}>{form.again}</Button>}
          >
            {error.message}
          </Banner>
        )}
      </DocumentShell>
    </main>
  );
}
