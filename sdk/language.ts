import type { spanish } from './spanish';

type Rooms = typeof spanish;

let spoken: Partial<Rooms> = {};

/**
 * The words of a room in the language of the page, once its words are there. English ones stand in the room's own chunk.
 * In the portals, whose build takes Spanish files itself, it is always what is given.
 */
export const wordsOf = <Room extends keyof Rooms>(room: Room, english: Rooms[Room]): Rooms[Room] =>
  spoken[room] ?? english;

/** What one of our tags, elements or links says, else the page around it, else the browser. */
const languageHere = (): string =>
  document.querySelector('[data-practice][data-lang],[practice][lang]')?.outerHTML.match(/lang="(.*?)"/)?.[1] ??
  (document.documentElement.lang || navigator.language);

/** Fetches the Spanish words where they are wanted; without them the page speaks English. One page has one language. */
export const fetchWords = async (): Promise<void> => {
  if (/^es/.test(languageHere())) {
    await import('./spanish').then(
      (words) => {
        spoken = words.spanish;
      },
      () => {},
    );
  }
};
