/** Adds the scripts of other companies that the server wrote into the page: the support chat of its brand, the measuring of visits. */
export function addOutsideScripts(siteText: string | null | undefined): void {
  const { outsideScripts = [] } = JSON.parse(siteText || '{}') as { outsideScripts?: string[] };
  for (const src of outsideScripts) {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  }
}
