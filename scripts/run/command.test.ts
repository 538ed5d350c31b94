import { expect, test } from 'vitest';
import { runNode } from './command.mjs';

const program = (source: string) => ['-e', source] as const;
const options = { quiet: true, silence: 1000 };

test('a command that says nothing is stopped and says so', async () => {
  const { ok, stopped, output } = await runNode(
    '--no-warnings',
    program('console.log("begun"); setInterval(() => {}, 1e6)'),
    options,
  );
  expect({ ok, stopped, output }).toEqual({ ok: false, stopped: true, output: 'begun\n' });
});
