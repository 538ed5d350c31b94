/** Lowest Node that the pinned packages run on; package.json `engines` says the same. */
const LOWEST = [20, 19];

/** Ends the process with a clear message when Node is too old. Written so that old versions can parse it. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = LOWEST;
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return;
  console.error(
    `This needs Node ${LOWEST.join('.')} or later, and this is Node ${process.versions.node}.\n` +
      'Install a current Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
