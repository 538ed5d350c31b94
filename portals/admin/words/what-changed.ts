import { toApiError } from '@portals/client/api-error';
import { namingOvertaker } from './overtaken';

/** What somebody sees of a thing, by what each part is called on the screen. */
export type Sheet = Readonly<Record<string, string>>;

/** What differs between two looks at a thing, a sentence for each part: “Phone: nothing → (512) 555-0167.” */
export function whatChanged(before: Sheet, now: Sheet): string {
  const parts = Object.keys({ ...before, ...now }).filter((part) => (before[part] ?? '') !== (now[part] ?? ''));
  return parts.map((part) => `${part}: ${before[part] || 'none'} → ${now[part] || 'none'}.`).join(' ');
}

export type Overtaken<T> = {
  /** As it was when somebody began to change it. */
  before: T;
  /** Reads it again, for the page too; nothing where it is gone. */
  readNow: () => Promise<T | undefined>;
  sheetOf: (of: T) => Sheet;
  /** What is told, from sentences of `whatChanged`; nothing leaves what the server says. */
  say: (changes: string, isGone: boolean) => string | undefined;
};

/** For `catch` of a change: where a colleague was quicker, the error says what they changed. */
export const tellOvertaken =
  <T>({ before, readNow, sheetOf, say }: Overtaken<T>) =>
  async (cause: unknown): Promise<never> => {
    const failure = toApiError(cause);
    if (failure.code === 'STALE') {
      const now = await readNow();
      const changes = now === undefined ? '' : whatChanged(sheetOf(before), sheetOf(now));
      const said = say(changes, now === undefined);
      if (said !== undefined) failure.message = namingOvertaker(said, failure.happened);
    }
    throw failure;
  };
