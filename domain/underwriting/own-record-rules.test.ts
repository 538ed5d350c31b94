import { expect, test } from 'vitest';
import { DEMO_RULESET } from './demo-rules';
import { OWN_RECORD_RULES, withOwnRecordRules } from './own-record-rules';

const ids = OWN_RECORD_RULES.map(({ id }) => id);
const before = DEMO_RULESET.rules.filter(({ id }) => !ids.includes(id));

test('a ruleset from before gets each rule in its place, or behind it where that is taken', () => {
  const [first] = before;
  if (!first) throw new Error('The demo has rules');
  const rules = withOwnRecordRules([...before, { ...first, id: 'own', order: 175 }]);
  const added = rules?.filter(({ id }) => ids.includes(id));
  expect(added?.map(({ id, order }) => [id, order])).toEqual([
    ['past-due-now-with-us', 176],
    ['past-due-with-us', 180],
    ['charge-off-with-us', 190],
    ['disputed-with-us', 195],
  ]);
});

test('one that has them, or put one into its archive, stays as it is', () => {
  expect(withOwnRecordRules(DEMO_RULESET.rules)).toBeNull();
  const archived = DEMO_RULESET.rules.map((rule) => (rule.id === ids[0] ? { ...rule, archived: true } : rule));
  expect(withOwnRecordRules(archived)).toBeNull();
});
