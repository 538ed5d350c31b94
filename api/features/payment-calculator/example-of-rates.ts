import type { Language } from '@contract/language';
import { cents } from '@domain/money/cents';
import { pricedBand } from '@domain/payment-plan/credit-bands';
import { exampleText } from '@domain/payment-plan/estimate-text';
import { type PlanProduct, quotePlans } from '@domain/payment-plan/quote-plans';
import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { loadPlanProducts } from '../practice/index';
import { exampleOffer, ratesPercentOf } from './calculation.view';
import { ratesWords } from './rates-words';
import { ratesWords as spanish } from './rates-words.es';

/** What the example buys: $3,000.00. */
const EXAMPLE_CENTS = cents(300_000);

type Priced = { risk_profile_id: string; product_group_id: string; time_zone: string };

/**
 * The rates of some practices and the example that federal law asks for beside them, by the function of the calculators: the lowest and
 * the highest rate of any of them, and the first practice's plan at the grade that stands for good credit (12 CFR 1026.24(d)).
 * @returns null where no practice has a plan for the example.
 */
export async function exampleOfRates(
  { db, practices, language }: { db: Db; practices: readonly Priced[]; language: Language },
  deps: Deps,
): Promise<string | null> {
  const [first] = practices;
  if (!first) return null;
  const byOffer = new Map<string, PlanProduct[]>();
  for (const one of practices) {
    const key = `${one.risk_profile_id} ${one.product_group_id}`;
    if (!byOffer.has(key)) byOffer.set(key, await loadPlanProducts(db, one));
  }
  const { grade, label } = pricedBand('good');
  const fundedOn = practiceToday(deps.clock, first);
  const [products = []] = byOffer.values();
  const shown = exampleOffer(quotePlans({ products, amountCents: EXAMPLE_CENTS, fundedOn, grade }));
  if (!shown) return null;
  const ratesPercent = ratesPercentOf([...byOffer.values()].flat().filter(({ enabled }) => enabled));
  const facts = { basis: label, practiceName: '', plan: shown.highest, ratesPercent };
  return exampleText(facts, language === 'es' ? spanish : ratesWords);
}
