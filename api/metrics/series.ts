/** A measured figure that writes itself as Prometheus text. */
export type Series = { lines(): string[] };

type Head = { name: string; help: string; labelNames?: readonly string[] };
type Labels = Readonly<Record<string, string | number>>;

function headLines({ name, help }: Head, type: 'counter' | 'gauge' | 'histogram'): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** Labels in the order of their declaration, as they stand between the braces. */
function labelText({ labelNames = [] }: Head, labels: Labels): string {
  const escaped = (value: string) => value.replace(/[\\"\n]/g, (one) => (one === '\n' ? '\\n' : `\\${one}`));
  return labelNames.map((label) => `${label}="${escaped(String(labels[label] ?? ''))}"`).join(',');
}

function line(name: string, labels: string, value: number): string {
  return `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;
}

/** A count, or a figure that goes up and down. Without labels it is there from the start, as 0. */
export function createFigure(head: Head & { type: 'counter' | 'gauge' }) {
  const values = new Map<string, number>(head.labelNames ? [] : [['', 0]]);
  return {
    add(labels: Labels, amount = 1): void {
      const key = labelText(head, labels);
      values.set(key, (values.get(key) ?? 0) + amount);
    },
    set: (labels: Labels, value: number): void => void values.set(labelText(head, labels), value),
    lines: () => [...headLines(head, head.type), ...[...values].map(([key, value]) => line(head.name, key, value))],
  };
}

/** Upper ends of the buckets, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Durations of one label set. */
export type Timer = { observe(seconds: number): void };

/** Durations in buckets. A timer can be kept, so that its labels are not looked up on every call. */
export function createTimers(head: Head) {
  const known = new Map<string, { counts: number[]; sum: number }>();

  function timer(labels: Labels): Timer {
    const key = labelText(head, labels);
    const state = known.get(key) ?? { counts: new Array<number>(SECONDS.length + 1).fill(0), sum: 0 };
    known.set(key, state);
    return {
      observe(seconds) {
        let bucket = 0;
        while (bucket < SECONDS.length && seconds > (SECONDS[bucket] ?? 0)) bucket += 1;
        state.counts[bucket] = (state.counts[bucket] ?? 0) + 1;
        state.sum += seconds;
      },
    };
  }

  function linesOf([key, { counts, sum }]: [string, { counts: number[]; sum: number }]): string[] {
    const before = key === '' ? '' : `,${key}`;
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      return line(`${head.name}_bucket`, `le="${SECONDS[index] ?? '+Inf'}"${before}`, total);
    });
    return [...buckets, line(`${head.name}_sum`, key, sum), line(`${head.name}_count`, key, total)];
  }

  return { timer, lines: () => [...headLines(head, 'histogram'), ...[...known].flatMap(linesOf)] };
}
