import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const picture = statement<{ id: string }>()((q, p) =>
  q.selectFrom('theme_picture').select('data').where('id', '=', p.id),
);

/** A picture that practices wear or ask to wear: the bytes of a PNG. */
export async function findPicture(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.first(picture, { id });
  return row && Buffer.from(row.data, 'base64');
}
