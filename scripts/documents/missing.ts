import { type InventoryItem, inventoryCalls, inventoryScreens, inventoryTexts, readTable } from './inventory';
import { inventoryRules } from './rules';
import { inventoryConstants, inventoryEnums, inventoryFields } from './values';

export type Missing = { what: string; why: string };

/** All that the specification lists and that is not there, without what only a scope shows. */
function missingItems(): readonly InventoryItem[] {
  const rules = inventoryRules().filter(({ isScope }) => !isScope);
  const others = [inventoryCalls(), inventoryScreens(), inventoryTexts(), inventoryEnums(), inventoryConstants()];
  return [...others.flat(), ...rules, ...inventoryFields()].filter(({ isThere }) => !isThere);
}

/** What is missing, each with the reason that docs/inventory/missing.tsv gives by how it begins; an empty one where it gives none. */
export function missingWithWhy(items: readonly Pick<InventoryItem, 'what'>[] = missingItems()): Missing[] {
  const reasons = readTable('missing');
  return items.map(({ what }) => ({
    what,
    why: reasons.find(({ begins = '' }) => what.startsWith(begins))?.why ?? '',
  }));
}

/** Reasons for what is there. */
export function idleReasons(): string[] {
  const items = missingItems();
  return readTable('missing').flatMap(({ begins = '' }) =>
    items.some(({ what }) => what.startsWith(begins)) ? [] : [begins],
  );
}
