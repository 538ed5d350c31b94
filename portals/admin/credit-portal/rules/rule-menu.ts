import type { WireRule } from '@contract/versioned-tables/ruleset';
import type { MenuItem } from '@portals/ui/context-menu';
import type { RulesDesk } from './use-rules';

/** What can be done with a rule. */
export function ruleMenu(desk: RulesDesk, rule: WireRule): readonly MenuItem[] {
  if (rule.archived) return [{ key: 'back', label: 'Restore from archive', run: () => desk.bringBack(rule) }];
  const { live } = desk;
  const at = live.indexOf(rule);
  const out = { key: 'out', label: 'Remove rule', danger: true, run: () => desk.takeOut(rule) };
  return [
    { key: 'edit', label: 'Edit', run: () => desk.show(rule, true) },
    { key: 'up', label: 'Move up', shortcut: 'Alt ↑', disabled: at === 0, run: () => desk.move(rule, -1) },
    {
      key: 'down',
      label: 'Move down',
      shortcut: 'Alt ↓',
      disabled: at === live.length - 1,
      run: () => desk.move(rule, 1),
    },
    { key: 'archive', label: 'Archive rule', run: () => desk.archiveRule(rule) },
    ...(desk.stays(rule) ? [] : [out]),
  ];
}
