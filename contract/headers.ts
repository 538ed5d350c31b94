/** Of every answer while a demo's clock is ahead of the world's: by how many milliseconds. Never in production. */
export const BUSINESS_AHEAD = 'x-business-ahead';
