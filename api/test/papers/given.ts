import type { DocumentContent } from '../../features/document/index';

/** Papers by the file of `api/features` that writes them. */
export type Papers = Readonly<Record<string, readonly DocumentContent[]>>;

/** Facts of which a paper reads these alone. */
export const given = <T>(facts: object): T => facts as T;
