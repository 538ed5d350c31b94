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
  let answeredAt = startedAt;
  let answers = 0;
  const run = autocannon(
    {
      url: job.url,
      connections: job.connections,
      amount: job.requests.length,
      timeout: TIMEOUT_SECONDS,
      requests: [{ setupRequest: (request) => Object.assign(request, take()) }],
    },
    (fault, result) => {
      if (fault) process.exit(1);
      const failed = result.errors + result.timeouts + result.non2xx;
      // Its own duration is rounded to whole seconds of sampling.
      process.send?.({ perSecond: (answers * 1000) / (answeredAt - startedAt), failed } satisfies LoadResult);
    },
  );
  run.on('response', () => {
    answers += 1;
    answeredAt = performance.now();
  });
});
process.on('disconnect', () => process.exit(0));
