/**
 * What `react` and `react-dom/client` mean inside the SDK's bundles (an alias in the build): preact and the hooks it brings,
 * without its compatibility layer, which would cost 3.9 KB of the 14. `@r2wc/react-to-web-component` needs nothing else.
 */
import { createElement, render, type VNode } from 'preact';

export { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
export { createElement };

export const createRoot = (container: Element) => ({
  render: (node: VNode) => render(node, container),
  unmount: () => render(null, container),
});

const react = { createElement };
// biome-ignore lint/style/noDefaultExport: stands for a package whose default export is imported.
export default react;
