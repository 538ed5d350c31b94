// In order: every browser also names the ones that it descends from.
const browsers: readonly [mark: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/(?:Headless)?Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [mark: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (marks: typeof browsers, text: string) => marks.find(([mark]) => mark.test(text))?.[1];

/** A browser as its owner calls it. */
export function browserOf(device: string | null): string {
  const browser = nameIn(browsers, device ?? '');
  const system = nameIn(systems, device ?? '');
  if (!browser) return 'Unknown browser';
  return system ? `${browser} on ${system}` : browser;
}
