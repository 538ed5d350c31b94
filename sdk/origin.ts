let appOrigin = '';

/** Remembers where the SDK came from; every frame and every call goes there and nowhere else. */
export const setOrigin = (origin: string): void => {
  appOrigin ||= origin;
};

export const origin = (): string => appOrigin;
