import { writeSync } from 'node:fs';
import { openSqlite } from '../../db/sqlite';

const WRITERS = 16;
const EACH = 30;
const STANDARD_OUTPUT = 1;

/**
 * Sixteen writers on one database. Each says `<number>` on the standard output once its transaction was reported as done,
 * and ends like a machine without power: nothing is closed.
 */
const [file = '', durability = ''] = process.argv.slice(2);
const database = openSqlite({ file, durability: durability === 'none' ? 'none' : 'barrier' });
// Many checkpoints in a short run: what they move must survive as well.
await database.migrate(['pragma wal_autocheckpoint = 40']);

async function write(number: number): Promise<void> {
  await database.transaction(async (tx) => {
    // Two rows that must both exist or both be missing after the power cut, in a number that fills several pages.
    for (const half of ['first', 'second']) {
      const row = { name: `${half}-${number}`, value: 'x'.repeat(200 + ((number * 37) % 900)) };
      await tx.execute(tx.builder.insertInto('meta').values(row));
    }
  });
  writeSync(STANDARD_OUTPUT, `${number}\n`);
}

await Promise.all(
  Array.from({ length: WRITERS }, async (_, writer) => {
    for (let step = 0; step < EACH; step += 1) await write(writer * EACH + step);
  }),
);
process.kill(process.pid, 'SIGKILL');
