import autocannon, { type Request } from 'autocannon';

/** What one round sends: each request once, in order, over so many connections. */
export type LoadJob = { url: string; connections: number; requests: Request[] };
export type LoadResult = { perSecond: number; failed: number };

const TIMEOUT_SECONDS = 20;

/** The load generator, a process of its own so that it shares no event loop with what it measures. */
process.on('message', (job: LoadJob) => {
  let next = 0;
  const take = (): Request => {
    const request = job.requests[next % job.requests.length];
    next += 1;
    if (!request) throw new Error('The job has no requests.');
    return request;
  };
  const startedAt = performance.now();
  autocannon({
    url: job.url,
    connections: job.connections,
    amount: job.requests.length,
    timeout: TIMEOUT_SECONDS,
    requests: [{ setupRequest: (request) => Object.assign(request, take()) }],
  }).then(
    (result) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const failed = result.errors + result.timeouts + result.non2xx;
      process.send?.({ perSecond: result['2xx'] / seconds, failed } satisfies LoadResult);
    },
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
