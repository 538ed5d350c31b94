import { loadChunk } from '@portals/shell/load-chunk';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type LazyScreen = LazyExoticComponent<ComponentType>;

/** A screen that arrives when its step is first shown. */
export function screen<K extends string>(
  chunk: string,
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): LazyScreen {
  return lazy(async () => ({ default: (await loadChunk(chunk, load))[name] }));
}

/** A step, or the first question of a flow, whose address names none. */
export type Shown<Step> = Step | 'start';

/** What is known when an address is opened. `serverStep` is null without a session. */
export type FlowFacts<Step> = { serverStep: Step | null };

/** One step of a flow; its key is the `pagePath` of the address. Without more, only a session that is there may show it. */
export type FlowStep<Step extends string, Facts> = {
  screen: LazyScreen;
  /**
   * The number of the step, as told to the page of the practice around the frame. What follows the decision has none: approval,
   * denial and review are told as the same number, so that the page does not learn which it is.
   */
  at?: number;
  /** Anybody may stand here, wherever the server is. */
  isOpen?: true;
  /** What must be known to stand here without a session, */
  needs?: (facts: Facts) => boolean;
  /** and where the address leads otherwise: the start, unless given. */
  otherwise?: Step;
  /** A question, in the order of the table: it may be looked at again while the server is at it or at a later question. */
  isAnswer?: true;
  /** Who is at one of these may look at this one too, and the other way round. */
  beside?: readonly Step[];
  /** The step that is shown in its place by what is known. */
  instead?: (facts: Facts) => Step | false;
};

export type FlowSteps<Step extends string, Facts> = { readonly [Name in Step]: FlowStep<Step, Facts> };

type FlowOptions<Step extends string, Facts> = {
  steps: FlowSteps<Step, Facts>;
  /** For a step of the server that this page does not know. */
  unknown: Step;
  /** Where an address leads that needs a session, without one; the start unless given. */
  outside?: Step;
};

/**
 * A flow as data. The server says where a person is; an address may show that step and those that belong to it, so that
 * Back, a reload, a link or a second tab neither skips ahead nor goes back behind a decision.
 */
export function createFlow<Step extends string, Facts extends FlowFacts<Step>>({
  steps,
  unknown,
  outside,
}: FlowOptions<Step, Facts>) {
  const names = Object.keys(steps) as Step[];
  const last = 1 + Math.max(...names.map((name) => steps[name].at ?? 0));
  const isStep = (text: unknown): text is Step => typeof text === 'string' && Object.hasOwn(steps, text);

  function mayShow(wanted: Step, server: Step): boolean {
    const [row, there] = [steps[wanted], steps[server]];
    if (row.isAnswer && there.isAnswer) return names.indexOf(wanted) <= names.indexOf(server);
    return row.beside?.includes(server) || there.beside?.includes(wanted) || false;
  }

  return {
    steps,
    /** The number of everything that follows the decision. */
    last,
    isStep,
    /** The step the server names. */
    stepOf: ({ pagePath }: { pagePath: string }): Step => (isStep(pagePath) ? pagePath : unknown),
    /** The number of a step, for the practice's page. */
    progressOf: (step: Shown<Step>): number => (step === 'start' ? 0 : (steps[step].at ?? last)),
    /** The step that an address shows; `wanted` is the one it names. */
    shownStep(wanted: Step | null, facts: Facts): Shown<Step> {
      const { serverStep } = facts;
      const { isOpen, needs, otherwise = 'start' } = wanted === null ? ({} as FlowStep<Step, Facts>) : steps[wanted];
      if (wanted !== null && isOpen) return wanted;
      if (serverStep !== null) {
        const step = wanted !== null && mayShow(wanted, serverStep) ? wanted : serverStep;
        return steps[step].instead?.(facts) || step;
      }
      if (wanted === null) return 'start';
      if (!needs) return outside ?? 'start';
      return needs(facts) ? wanted : otherwise;
    },
  };
}
