const HOUR_MS = 3600_000;

/** How long a pause of log-ins lasts, as people read it: whole hours, or minutes below one. */
export const pauseWords = {
  english: (ms: number) => {
    if (ms < HOUR_MS) return `${Math.round(ms / 60_000)} minutes`;
    return ms === HOUR_MS ? '1 hour' : `${Math.round(ms / HOUR_MS)} hours`;
  },
  spanish: (ms: number) => {
    if (ms < HOUR_MS) return `${Math.round(ms / 60_000)} minutos`;
    return ms === HOUR_MS ? '1 hora' : `${Math.round(ms / HOUR_MS)} horas`;
  },
};
