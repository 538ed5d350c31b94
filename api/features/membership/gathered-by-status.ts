import type { ListShape } from '../../list/list-source';

/** A list whose rows are gathered by their status too, which has an index within each scope. */
export const gatheredByStatus = (shape: ListShape): ListShape => ({ ...shape, gathers: [...shape.gathers, 'status'] });
