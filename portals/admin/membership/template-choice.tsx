import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { ChevronDownIcon } from '@portals/ui/icons';
import { Popover } from '@portals/ui/popover';
import { useState } from 'react';
import styled from 'styled-components';
import { usd } from '../words/amounts';
import type { Template } from './plan-draft';

const List = styled.ul`
  display: grid; gap: 1px; margin: -6px;
  button { display: block; width: 100%; min-height: 44px; padding: 6px 10px; border: 0; border-radius: 8px; background: none; color: var(--ink); text-align: left; cursor: pointer; font: inherit; }
  button:hover { background: var(--hover); } button:disabled { color: var(--ink-3); cursor: not-allowed; }
  b { display: block; font-weight: 600; } small { display: block; font-size: 12.5px; line-height: 17px; color: var(--ink-3); }
`;

export type TemplateChoiceProps = {
  templates: readonly Template[];
  /** There are treatments already, which the template takes the place of. */
  isAsked: boolean;
  onChoose: (template: Template) => void;
};

/** "$6,000 a year, $300 up front, then $475 a month". */
function costWords({ totalTreatmentsCost, upfrontCost, monthlyPayment }: NonNullable<Template['totals']>): string {
  const monthly = `${usd(monthlyPayment)} a month`;
  const pays = upfrontCost > 0 ? `${usd(upfrontCost)} up front, then ${monthly}` : monthly;
  return `${usd(totalTreatmentsCost)} a year, ${pays}`;
}

/** Starts a plan from one of the practice's. */
export function TemplateChoice({ templates, isAsked, onChoose }: TemplateChoiceProps) {
  const [wanted, setWanted] = useState<Template | null>(null);
  if (templates.length === 0) return null;
  return (
    <div>
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
                    close();
                    if (isAsked) setWanted(template);
                    else onChoose(template);
                  }}
                >
                  <b>{template.name}</b>
                  <small>{template.totals ? costWords(template.totals) : template.fault}</small>
                </button>
              </li>
            ))}
          </List>
        )}
      </Popover>
      {wanted && (
        <ActDialog
          title={`Replace this plan with ${wanted.name}?`}
          act="Replace plan"
          pendingText="Replacing"
          run={async () => onChoose(wanted)}
          onClose={() => setWanted(null)}
        >
          <p>This removes the treatments and discounts you’ve added.</p>
        </ActDialog>
      )}
    </div>
  );
}
