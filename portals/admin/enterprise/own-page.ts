/** The address of an enterprise's page on this origin; undefined for anything else that a link may carry. */
export function ownPageOf(text: string, origin: string): string | undefined {
  const [, slug] = /\/v2\/([a-z0-9][a-z0-9-]{0,63})\/enterprise$/.exec(text) ?? [];
  const own = `${origin}/v2/${slug}/enterprise`;
  return text === own ? own : undefined;
}
