import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { SECOND_WIDTHS_IN_TURN, STORIES_IN_TURN, storiesOfOtherTurns, takesTurns } from '../../e2e/turns';
import { POSTGRES_IN_TURN } from '../../vitest.config';
import { at } from './project.mjs';
import { TURN_VARIABLE, TURNS, turnOf } from './turn.mjs';

const turns = Array.from({ length: TURNS }, (_, place) => String(place + 1));
const others = (turn: string) => {
  vi.stubEnv(TURN_VARIABLE, turn);
  const found = [...storiesOfOtherTurns(STORIES_IN_TURN), ...storiesOfOtherTurns(SECOND_WIDTHS_IN_TURN)];
  vi.unstubAllEnvs();
  return found;
};

type Suite = { title: string; specs?: { title: string; file: string }[]; suites?: Suite[] };

/** Every story as Playwright greps it, but for its project and its tags. */
function storiesOf({ title, specs = [], suites = [] }: Suite, above: readonly string[] = []): string[] {
  const titles = title.endsWith('.spec.ts') ? above : [...above, title];
  return [
    ...specs.map((spec) => [spec.file, ...titles, spec.title].join(' ')),
    ...suites.flatMap((suite) => storiesOf(suite, titles)),
  ];
}

function allStories(): string[] {
  const args = [at('node_modules/@playwright/test/cli.js'), 'test', '--list', '--reporter=json'];
  const env = { ...process.env, [TURN_VARIABLE]: undefined };
  const { suites } = JSON.parse(execFileSync(process.execPath, args, { env }).toString()) as { suites: Suite[] };
  return suites.flatMap((suite) => storiesOf(suite));
}

test('the turn is asked for, or that of the commit, which does not change', () => {
  expect(turnOf('2')).toBe(2);
  expect(turns).toContain(String(turnOf(undefined)));
  expect(turnOf(undefined)).toBe(turnOf(undefined));
  for (const wrong of ['0', '5', '1.5', 'all']) expect(() => turnOf(wrong)).toThrow('TEST_TURN is 1 to 4');
});

test('each story is walked in each turn or in one of them, and the turns are alike', () => {
  const stories = allStories();
  const named = [STORIES_IN_TURN, SECOND_WIDTHS_IN_TURN].flatMap((parts) =>
    parts.flatMap((part) => Object.entries(part).flatMap(([file, titles]) => titles.map((title) => [file, title]))),
  );
  const unknown = named.filter(
    ([file = '', title = '']) => !stories.some((story) => story.startsWith(file) && story.includes(title)),
  );
  expect(unknown).toEqual([]);
  expect(new Set(named.map(String)).size).toBe(named.length);

  const left = turns.map((turn) => stories.filter((story) => others(turn).some((other) => other.test(story))));
  const walks = stories.map((story) => left.filter((part) => !part.includes(story)).length);
  expect(new Set(walks)).toEqual(new Set([1, TURNS]));
  expect(stories.filter((story) => takesTurns(story))).toEqual(stories.filter((_, place) => walks[place] === 1));
  const sizes = left.map((part) => part.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(stories.length / 20);
});

test('each feature that takes turns on Postgres is there, and has one turn', () => {
  const features = POSTGRES_IN_TURN.flat();
  expect(POSTGRES_IN_TURN).toHaveLength(TURNS);
  expect(new Set(features).size).toBe(features.length);
  expect(features.filter((feature) => !existsSync(at(`api/features/${feature}`)))).toEqual([]);
});
