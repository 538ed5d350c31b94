/** What a piece of work costs this process, in milliseconds. The clock on the wall would count what else the machine does. */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
