const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What a person hears of a TwiML document: the `Say` texts one after the other, the same one after a pause only once. */
export function spokenText(twiml: string): string {
  const said = [...twiml.matchAll(/<Say\b[^>]*>([^<]*)<\/Say>/g)].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '').trim(),
  );
  return [...new Set(said)].join('\n');
}
