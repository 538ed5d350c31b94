import type { Migration } from './migration';

/**
 * The product group that a decision used: with the profile's version it names the exact configuration, whose hash the
 * decision keeps. Null on decisions from before; these used the group of their practice.
 */
export const decisionProducts: Migration = {
  name: '060-decision-products',
  statements: () => ['alter table decision add column product_group_id text'],
};
