import type { FlowSteps } from './flow';

type Steps<Step extends string> = FlowSteps<Step, never>;

function answersOf<Step extends string>(steps: Steps<Step>): Step[] {
  return (Object.keys(steps) as Step[]).filter((name) => steps[name].isAnswer);
}

/**
 * Where saving an answer leads: to the next question, also when later ones were answered before; else where the server is.
 */
export function afterAnswer<Step extends string>(steps: Steps<Step>, here: Step, server: Step): Step {
  const answers = answersOf(steps);
  const next = answers.indexOf(here) + 1;
  return answers.indexOf(server) > next ? (answers[next] ?? server) : server;
}

/** The question before one, for Back; undefined at the first. */
export function answerBefore<Step extends string>(steps: Steps<Step>, here: Step): Step | undefined {
  const answers = answersOf(steps);
  return answers[answers.indexOf(here) - 1];
}
