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

// A busy machine needs a second and more to start it; together the words take longer than the silence that is allowed.
test('a command that goes on telling has its time', async () => {
  const source = 'let n = 0; const t = setInterval(() => { console.log(++n); if (n === 10) clearInterval(t); }, 500)';
  const patient = { ...options, silence: 4000 };
  expect(await runNode('--no-warnings', program(source), patient)).toMatchObject({ ok: true, stopped: false });
}, 60_000);
