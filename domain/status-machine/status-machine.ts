/**
 * One row of a status machine. Rows of the same cell (from, action) are tried in order: the first whose `when` holds, or
 * that has no `when`, decides.
 */
export type Transition<
  State extends string,
  Action extends string,
  Refusal extends string,
  Condition extends string,
> = {
  readonly from: State;
  readonly action: Action;
  /** A fact about the object that must hold for the row to apply. */
  readonly when?: Condition;
  /** Why the row is as it is, for readers of docs/states.md. */
  readonly note?: string;
  /** Where the rule is written down. */
  readonly source?: string;
} & ({ readonly to: State } | { readonly refused: Refusal });

/** A status machine as plain rows: code, tests and docs/states.md are all made from it. */
export type StatusMachine<
  State extends string = string,
  Action extends string = string,
  Refusal extends string = string,
  Condition extends string = string,
> = {
  readonly name: string;
  readonly initial?: State;
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  readonly transitions: readonly Transition<State, Action, Refusal, Condition>[];
};

type Branch<State extends string, Refusal extends string, Condition extends string> = {
  readonly when?: Condition;
  readonly note?: string;
  readonly source?: string;
} & ({ readonly to: State } | { readonly refused: Refusal });

/** What one cell holds: a target, a refusal (written as its bare code), or branches tried in order. */
export type Cell<State extends string, Refusal extends string, Condition extends string> =
  | Branch<State, Refusal, Condition>
  | readonly Branch<State, Refusal, Condition>[];

/** Every state × action cell. A missing cell does not compile. */
export type Cells<
  State extends string,
  Action extends string,
  Refusal extends string,
  Condition extends string,
> = Readonly<Record<State, Readonly<Record<Action, Cell<State, Refusal, Condition>>>>>;

/** Turns a complete table of cells into the rows of a status machine; order of states and actions is kept. */
export function defineMachine<
  State extends string,
  Action extends string,
  Refusal extends string = never,
  Condition extends string = never,
>(machine: {
  readonly name: string;
  readonly initial?: State;
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  readonly cells: Cells<State, Action, Refusal, Condition>;
}): StatusMachine<State, Action, Refusal, Condition> {
  const { cells, ...rest } = machine;
  const transitions = machine.states.flatMap((from) =>
    machine.actions.flatMap((action) => {
      const cell = cells[from][action];
      const branches: readonly Branch<State, Refusal, Condition>[] = 'length' in cell ? cell : [cell];
      return branches.map((branch) => ({ from, action, ...branch }));
    }),
  );
  return { ...rest, transitions };
}

export type Outcome<State extends string, Refusal extends string> =
  | { readonly to: State }
  | { readonly refused: Refusal };

/**
 * Looks up what an action does in a state.
 * @param holds tells whether a named condition is true of the object; asked only for rows that carry one.
 * @throws Error when the table has no deciding row: a fault of the table, never of the caller's data.
 */
export function nextState<
  State extends string,
  Action extends string,
  Refusal extends string,
  Condition extends string,
  // biome-ignore lint/complexity/useMaxParams: the cell of a table, and what decides between its rows.
>(
  machine: StatusMachine<State, Action, Refusal, Condition>,
  from: State,
  action: Action,
  holds: (condition: Condition) => boolean = () => false,
): Outcome<State, Refusal> {
  for (const row of machine.transitions) {
    if (row.from !== from || row.action !== action) continue;
    if (row.when !== undefined && !holds(row.when)) continue;
    return 'to' in row ? { to: row.to } : { refused: row.refused };
  }
  throw new Error(`${machine.name}: no rule for ${action} in ${from}`);
}
