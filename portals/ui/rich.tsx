/** A sentence in which the words between asterisks stand out; so a translation may place them anywhere. */
export function Rich({ text }: { text: string }) {
  return text.split('*').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
    place % 2 === 1 ? <b key={place}>{part}</b> : part,
  );
}
