/**
 * What `react` and `react-dom/client` mean inside the SDK's bundles (an alias in the build): preact without its compatibility
 * layer, which would cost 3.9 KB of the 14, and without hooks, which would cost another one. `@r2wc/react-to-web-component` and our
 * widgets need nothing else; `e2e/embed/react-shim.spec.ts` shows that both behave alike.
 */
import { Component, createElement, render, type VNode } from 'preact';

export { Component, createElement };

export const createRoot = (container: Element) => ({
  render: (node: VNode) => render(node, container),
  unmount: () => render(null, container),
});

const react = { createElement };
// biome-ignore lint/style/noDefaultExport: stands for a package whose default export is imported.
export default react;
