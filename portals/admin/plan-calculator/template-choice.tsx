import { Button } from '@portals/ui/button';
import { ChevronDownIcon } from '@portals/ui/icons';
import { Popover } from '@portals/ui/popover';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { startFrom } from './plan.actions';
import { planState } from './plan.store';
import { dollars } from './words';

const List = styled.ul`
  display: grid; gap: 1px; margin: -6px;
  button { display: block; width: 100%; min-height: 44px; padding: 5px 10px; border: 0; border-radius: 8px; background: none; color: var(--ink); text-align: left; cursor: pointer; }
  button:hover { background: var(--hover); } b { display: block; font-weight: 600; } small { display: block; color: var(--ink-2); font-size: 12.5px; line-height: 17px; }
`;

/** Puts one of the practice's templates in the place of the plan. Nothing is shown where it has none. */
export function TemplateChoice() {
  const templates = useSnapshot(planState).templates.data;
  if (!templates?.length) return null;
  return (
    <Popover
      label="Templates"
      trigger={(props) => (
        <Button dense {...props}>
          Use a template <ChevronDownIcon size={15} />
        </Button>
      )}
    >
      {(close) => (
        <List>
          {templates.map((template) => (
            <li key={template._id}>
              <button
                type="button"
                onClick={() => {
                  startFrom(template);
                  close();
                }}
              >
                <b>{template.name}</b>
                <small>
                  {template.totals ? `${dollars(template.totals.totalTreatmentsCost)} a year` : template.fault}
                </small>
              </button>
            </li>
          ))}
        </List>
      )}
    </Popover>
  );
}
