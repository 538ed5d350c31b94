import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint';
import { allEndpoints } from '../index';

const endpoints = allEndpoints as readonly Endpoint[];
const permissionsOf = (method: string, path: string) =>
  endpoints
    .filter((one) => one.method === method && one.path === path)
    .flatMap(({ access }) => access.map((rule) => (rule.kind === 'staff' ? rule.permission : rule.kind)));

test.each<[string, `/${string}`, readonly [string, `/${string}`][]]>([
  [
    'risk profiles',
    '/credit-portal/risk-profiles',
    [
      ['PUT', '/credit-portal/risk-profiles/{id}'],
      ['POST', '/credit-portal/risk-profiles/clone'],
    ],
  ],
  [
    'credit line assignments',
    '/credit-portal/credit-line-assignments',
    [
      ['PUT', '/credit-portal/credit-line-assignments/{id}'],
      ['POST', '/credit-portal/credit-line-assignments/clone'],
    ],
  ],
  ['underwriting rulesets', '/credit-portal/underwriting', [['POST', '/credit-portal/underwriting']]],
  ['rates', '/credit-portal/grade-risk-apr', [['PUT', '/credit-portal/grade-risk-apr/{id}']]],
  ['merchant fees', '/credit-portal/grade-risk-mdf', [['PUT', '/credit-portal/grade-risk-mdf/{id}']]],
  [
    'grade assignments',
    '/credit-portal/grade-assignments',
    [
      ['PUT', '/credit-portal/grade-assignments/{id}'],
      ['POST', '/credit-portal/grade-assignments/clone'],
    ],
  ],
  [
    'product groups',
    '/practice/product/all-product-groups',
    [
      ['PUT', '/practice/product-group'],
      ['POST', '/practice/product/product-group'],
    ],
  ],
])(
  'the credit portal configures %s: whoever may see them lists them, whoever may edit them changes them',
  (_, list, changes) => {
    expect(permissionsOf('GET', list)).toEqual(['credit.view']);
    for (const [method, path] of changes) expect(permissionsOf(method, path), path).toEqual(['credit.edit']);
  },
);
