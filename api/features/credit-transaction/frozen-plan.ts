import { type KeptPlan, keepPlan, planAsKept } from '@domain/payment-plan/kept-plan';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import type { QuotedPlan } from './quote-transaction-plans';

type KeptQuotedPlan = Omit<QuotedPlan, 'plan'> & { plan: KeptPlan | PaymentPlan };

/** A chosen plan as the text that its transaction keeps. */
export function frozenText(quoted: QuotedPlan): string {
  const kept: KeptQuotedPlan = { ...quoted, plan: keepPlan(quoted.plan) };
  return JSON.stringify(kept);
}

/** The last plan that was read: a command reads the same text twice, once to book it and once to show it. */
let lastRead: { text: string; plan: QuotedPlan } | undefined;

/** The plan that was frozen when it was chosen. Written by `frozenText` only; shared, so nobody may change it. */
export function frozenPlan(text: string): QuotedPlan {
  if (lastRead?.text !== text) {
    const kept = JSON.parse(text) as KeptQuotedPlan;
    lastRead = { text, plan: { ...kept, plan: planAsKept(kept.plan) } };
  }
  return lastRead.plan;
}
