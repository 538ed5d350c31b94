import { answerBefore } from '@portals/steps/flow/answers';
import { useGo } from './go';
import { type AnswerStep, flow } from './signup-flow';

/** Back from a question, to the one before it; undefined at the first. */
export function useBack(here: AnswerStep): (() => void) | undefined {
  const go = useGo();
  const before = answerBefore(flow.steps, here);
  return before && (() => go(before));
}
