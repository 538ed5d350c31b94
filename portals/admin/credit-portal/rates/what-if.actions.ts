import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import { simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { whatIf } from './what-if.store';

/** Decides past cases again. `tried` tells this trial from others, whose figures leave the screen. */
export async function simulateRates(id: string, { enabled, products }: GradeRiskContent, tried: string): Promise<void> {
  if (whatIf.tried !== tried) resetResource(whatIf.result);
  whatIf.tried = tried;
  const body = { enabled, products: products.map((row) => ({ ...row })) };
  await load(whatIf.result, (signal) => call(simulateGradeRiskApr, { params: { id }, body }, { signal }));
}
