import { Button } from '@portals/ui/button';
import { CheckIcon, ChevronDownIcon, EditIcon, EyeIcon, HomeIcon, PlusIcon, SuccessIcon } from '@portals/ui/icons';
import { Popover } from '@portals/ui/popover';
import { TrashIcon } from '@portals/ui/staff-icons';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { NameView } from './name-view';
import type { Views } from './use-views';
import { attemptViewAct, changeView, deleteView } from './views.actions';

const List = styled.ul`
  display: grid; gap: 1px; margin: 0; padding: 0; list-style: none; max-width: 300px;
  & + & { margin-top: 6px; padding-top: 6px; border-top: 1px solid var(--line); }
  button { display: flex; align-items: center; gap: 10px; width: 100%; min-height: 34px; padding: 4px 10px; border: 0; border-radius: 8px; background: none; color: var(--ink); text-align: left; cursor: pointer; }
  button:hover { background: var(--hover); }
  button[aria-current] { font-weight: 600; }
  button > svg { flex: none; color: var(--ink-3); }
  button > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  button > small { margin-left: auto; font-weight: 400; font-size: 12px; color: var(--ink-2); }
  @media (pointer: coarse) { button { min-height: 44px; } }
`;
const Hint = styled.p`margin: 0 10px 6px; max-width: 260px; color: var(--ink-2);`;
const Name = styled.span`max-width: min(24ch, 32vw); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`;
const Gap = styled.i`flex: none; width: 16px;`;

type Act = { label: string; icon: ReactNode; run: () => void };

/** The reader's own views of a list: to choose, save, replace, rename, delete, and to open the list with. */
export function ViewsMenu({ views }: { views: Views }) {
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const { current, isChanged } = views;
  return (
    <>
      <Popover
        label="Your views"
        trigger={(props) => (
          <Button look="quiet" dense icon={<EyeIcon size={16} />} {...props}>
            <Name>{current?.name ?? 'Views'}</Name> {isChanged && '(changed)'} <ChevronDownIcon size={14} />
          </Button>
        )}
      >
        {(close) => (
          <>
            <Choices views={views} close={close} />
            <List aria-label="View actions">
              {actsOf(views, setNaming).map(({ label, icon, run }) => (
                <li key={label}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      run();
                    }}
                  >
                    {icon} <span>{label}</span>
                  </button>
                </li>
              ))}
            </List>
          </>
        )}
      </Popover>
      {naming && (
        <NameView views={views} view={naming === 'rename' ? current : undefined} onClose={() => setNaming(null)} />
      )}
    </>
  );
}

function Choices({ views: { views, current, choose }, close }: { views: Views; close: () => void }) {
  if (views.length === 0) return <Hint>Save your filters, order, and columns as a view only you can see.</Hint>;
  return (
    <List aria-label="Your views">
      {views.map((one) => (
        <li key={one._id}>
          <button
            type="button"
            aria-current={one._id === current?._id ? 'true' : undefined}
            onClick={() => {
              close();
              choose(one);
            }}
          >
            {one._id === current?._id ? <CheckIcon size={16} /> : <Gap />} <span>{one.name}</span>
            {one.isDefault && <small>Default</small>}
          </button>
        </li>
      ))}
    </List>
  );
}

function actsOf({ of, current, isChanged, shows }: Views, name: (what: 'new' | 'rename') => void): readonly Act[] {
  const save = { label: 'Save as new view', icon: <PlusIcon size={16} />, run: () => name('new') };
  if (!current) return [save];
  const view = { ...current, columns: [...current.columns] };
  const change = (part: Parameters<typeof changeView>[2]) => void attemptViewAct(() => changeView(of, view, part));
  const update = {
    label: `Update “${view.name}”`,
    icon: <SuccessIcon size={16} />,
    run: () => change({ shows }),
  };
  return [
    ...(isChanged ? [update] : []),
    save,
    { label: 'Rename', icon: <EditIcon size={16} />, run: () => name('rename') },
    {
      label: view.isDefault ? 'Remove as default' : 'Set as default',
      icon: <HomeIcon size={16} />,
      run: () => change({ isDefault: !view.isDefault }),
    },
    {
      label: 'Delete',
      icon: <TrashIcon size={16} />,
      run: () => void attemptViewAct(() => deleteView(of, view)),
    },
  ];
}
