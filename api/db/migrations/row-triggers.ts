/** A trigger that keeps narrow rows of a list in the transaction of every change. */
export type Trigger = { name: string; event: string; when?: string; does: string };

const differ = (names: readonly string[]) =>
  names.map((name) => `old.${name} is distinct from new.${name}`).join(' or ');

/** When one of some columns has become another. */
export const on = (table: string, names: readonly string[]) => ({
  event: `update of ${names.join(', ')} on ${table}`,
  when: differ(names),
});

export function triggerOf({ name, event, when, does }: Trigger, dialect: 'sqlite' | 'postgres'): string[] {
  const condition = when === undefined ? '' : `when (${when}) `;
  if (dialect === 'sqlite') return [`create trigger ${name} after ${event} ${condition}begin ${does}; end`];
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${does}; return null; end $$`,
    `create trigger ${name} after ${event} for each row ${condition}execute function ${name}()`,
  ];
}
