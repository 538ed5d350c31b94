/**
 * The database cannot be reached, went away while it was asked, or has no room to write. Nothing can be said of what was
 * asked of it.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** `code` is the driver's own word for what happened: of Postgres, of SQLite or of the system. */
  constructor(
    readonly code: string,
    options?: { cause: unknown },
  ) {
    super(`The database is not available (${code}).`, options);
  }
}

/** The server ends or begins, too many connections are open, or it stands by for another one. */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
const SYSTEM_CODES = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** The driver gives these no code. */
const DRIVER_TEXT = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** SQLite could not write: the disk is full, or does not work. What was begun is taken back. */
const DISK_CODES = /^SQLITE_(?:FULL|IOERR)/;

/** A word for a disk that does not take what is written, or undefined when the fault is another one. */
export function diskFault(fault: unknown): string | undefined {
  const { code } = fault as { code?: unknown };
  return typeof code === 'string' && DISK_CODES.test(code) ? code : undefined;
}

/** A word for the loss of the connection, or undefined when the fault is another one. */
export function connectionLoss(fault: unknown): string | undefined {
  if (fault instanceof DatabaseUnavailable) return fault.code;
  if (!(fault instanceof Error)) return undefined;
  const { code } = fault as { code?: string };
  if (code !== undefined) {
    const isLoss = SERVER_CODES.has(code) || SYSTEM_CODES.has(code) || /^08[0-9A-Z]{3}$/.test(code);
    return isLoss ? code : undefined;
  }
  // Every address of a name was tried.
  if (fault instanceof AggregateError) return connectionLoss(fault.errors[0]);
  return DRIVER_TEXT.test(fault.message) ? 'connection' : undefined;
}
