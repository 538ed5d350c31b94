import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { useContextMenu } from '@portals/ui/context-menu';
import { IconButton } from '@portals/ui/icon-button';
import { EditIcon } from '@portals/ui/icons';
import { MoreIcon } from '@portals/ui/more-icon';
import { FlagIcon, PauseIcon, TrashIcon } from '@portals/ui/staff-icons';
import { useState } from 'react';
import { type ChosenRestriction, RestrictionDialog } from '../person/restriction-panel';
import { isInForce, restrictionWords } from '../person/restriction-words';
import { askIdCheck, offerRefresh } from './ask.actions';
import { loadBorrower } from './borrower.actions';
import type { ShownFile } from './borrower.store';
import { RunAgain } from './run-again';

type Asked = 'idCheck' | 'refresh' | 'again' | ChosenRestriction;
type ActsProps = { file: ShownFile; mayEdit: boolean; mayBlock: boolean; mayDecide: boolean };

/** What our own staff do to a person, at the head of the file; the rare and the grave stand in its menu. */
export function FileActs({ file, mayEdit, mayBlock, mayDecide }: ActsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { standing } = file;
  const choose = (act: ChosenRestriction['act']) => standing && setAsked({ act, undo: isInForce(act, standing) });
  const wordOf = (act: ChosenRestriction['act']) =>
    standing ? restrictionWords[act][isInForce(act, standing) ? 1 : 0].act : '';
  const mayRun = mayDecide && file.applications.length > 0;
  const grave = [
    { key: 'fraud', label: wordOf('FRAUD'), icon: <FlagIcon size={16} />, danger: true, run: () => choose('FRAUD') },
    {
      key: 'archive',
      label: wordOf('ARCHIVE'),
      icon: <TrashIcon size={16} />,
      danger: true,
      run: () => choose('ARCHIVE'),
    },
  ];
  const again = {
    key: 'again',
    label: 'Rerun application',
    icon: <EditIcon size={16} />,
    run: () => setAsked('again'),
  };
  const rare = [...(mayRun ? [again] : []), ...(mayBlock && standing ? grave : [])];
  const { openAt, menu } = useContextMenu(rare, 'More actions');
  return (
    <>
      {mayEdit && (
        <>
          <Button dense onClick={() => setAsked('idCheck')}>
            Request ID check
          </Button>
          <Button dense onClick={() => setAsked('refresh')}>
            Email limit refresh offer
          </Button>
        </>
      )}
      {mayBlock && standing && (
        <Button dense icon={<PauseIcon size={15} />} onClick={() => choose('HOLD')}>
          {wordOf('HOLD')}
        </Button>
      )}
      {rare.length > 0 && (
        <>
          <IconButton label="More actions" aria-haspopup="menu" onClick={(event) => openAt(event.currentTarget)}>
            <MoreIcon size={18} />
          </IconButton>
          {menu}
        </>
      )}
      {asked !== null && <AskedDialog file={file} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function AskedDialog({ file, asked, onClose }: { file: ShownFile; asked: Asked; onClose: () => void }) {
  const { _id: borrowerId, name } = file;
  if (asked === 'idCheck')
    return (
      <ActDialog
        title={`Request an ID check from ${name}?`}
        act="Request ID check"
        pendingText="Requesting"
        run={(key) => askIdCheck(borrowerId, key)}
        onClose={onClose}
      >
        <p>
          We’ll email them to verify their identity with a photo of their ID. Any earlier verification no longer counts.
        </p>
      </ActDialog>
    );
  if (asked === 'again') return <RunAgain file={file} onClose={onClose} />;
  if (asked === 'refresh')
    return (
      <ActDialog
        title={`Offer ${name} a limit refresh?`}
        act="Send offer"
        pendingText="Sending"
        run={(key) => offerRefresh(borrowerId, key)}
        onClose={onClose}
      >
        <p>We’ll email them that they can refresh their limit. If they aren’t eligible yet, no email goes out.</p>
      </ActDialog>
    );
  return (
    <RestrictionDialog
      person={{ ...file, borrowerId, reload: () => loadBorrower(borrowerId) }}
      chosen={asked}
      onClose={onClose}
    />
  );
}
