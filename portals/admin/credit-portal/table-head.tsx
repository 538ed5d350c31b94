import { differenceOf } from '@contract/versioned-tables/difference';
import { moment } from '@portals/format/dates';
import { useTabThing } from '@portals/shell/tab-thing';
import { Button } from '@portals/ui/button';
import { StatusMark } from '@portals/ui/status-mark';
import { Tag } from '@portals/ui/tag';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { ArchiveTable } from './archive-table';
import { CloneTable } from './clone-table';
import { setDraft, takeOutOfArchive } from './credit-tables.actions';
import { SaveIntoDraft } from './draft/save-into-draft';
import { SaveTable } from './save-table';
import type { CreditTable, Reading } from './table-kind';
import { kindOf, type TableKindKey } from './table-kinds';
import { tableStatus } from './table-status';

const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding: 8px 24px 0; font-size: 13.5px; line-height: 20px; color: var(--ink-2);
  h1 { font: 600 26px/30px var(--font-voice); letter-spacing: -0.012em; color: var(--ink); overflow-wrap: anywhere; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; margin-left: auto; }
  @media (max-width: 767.98px) { padding: 8px 16px 0; > div { margin-left: 0; width: 100%; } }
`;
type TableHeadProps = {
  kind: TableKindKey;
  table: CreditTable;
  read: Reading;
  mayEdit: boolean;
  /** Two people publish what is in use, so it is saved into a draft. */
  isDrafted: boolean;
  refresh: () => void;
};

/** What a table is at the moment, how much of it is not saved, and what can be done with it. */
export function TableHead({ kind, table, read, mayEdit, isDrafted, refresh }: TableHeadProps) {
  const navigate = useNavigate();
  useTabThing(table.name);
  const { contentOf, declaration, paths, words } = kindOf(kind);
  const [asked, setAsked] = useState<'save' | 'clone' | 'archive' | null>(null);
  const status = tableStatus(table);
  const close = () => setAsked(null);
  const { name } = table;
  const changes = differenceOf(declaration, { name, content: contentOf(table) }, { name, content: read.content });
  const count = changes.length + read.unread;
  return (
    <Head>
      <h1>{table.name}</h1>
      <StatusMark shape={status.shape}>{status.words}</StatusMark>
      <span>
        Version {table.version}, {table.madeBy}, <time dateTime={table.madeAt}>{moment(table.madeAt)}</time>
      </span>
      {count > 0 && <Tag $tone="promo">{`${count} ${words.unit}${count === 1 ? '' : 's'} unsaved`}</Tag>}
      {mayEdit && (
        <div>
          {count > 0 && (
            <Button dense look="quiet" onClick={() => setDraft({})}>
              Undo all
            </Button>
          )}
          <Button dense onClick={() => setAsked('clone')}>
            Clone
          </Button>
          {table.archived && (
            <Button dense onClick={() => void takeOutOfArchive({ kind, id: table._id }, refresh)}>
              Restore from archive
            </Button>
          )}
          {!table.archived && table.usedBy.length === 0 && (
            <Button dense onClick={() => setAsked('archive')}>
              Archive
            </Button>
          )}
          {!table.archived && (
            <Button dense look="primary" disabled={read.faults.length > 0} onClick={() => setAsked('save')}>
              {isDrafted ? 'Save to draft…' : 'Save…'}
            </Button>
          )}
        </div>
      )}
      {asked === 'save' && isDrafted && (
        <SaveIntoDraft kind={kind} table={table} content={read.content} changes={changes} onClose={close} />
      )}
      {asked === 'save' && !isDrafted && (
        <SaveTable table={table} content={read.content} changes={changes} onClose={close} />
      )}
      {asked === 'archive' && <ArchiveTable table={table} refresh={refresh} onClose={close} />}
      {asked === 'clone' && (
        <CloneTable
          table={table}
          onClose={close}
          onCloned={(id) => {
            close();
            void navigate(paths.table.href({ tableId: id }));
          }}
        />
      )}
    </Head>
  );
}
